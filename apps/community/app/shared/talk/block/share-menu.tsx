import "./locales/catalog.ts";
import type { ComplainType } from "@grow/api-client";
import { Icon, useHydrated } from "@grow/ui/foundation";
import { Menu, MenuButton, MenuHeading, MenuLink, useToast } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { Flag, Link as LinkIcon, Mail, Printer, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { useRootData, useViewer } from "../../root-data.ts";

interface ShareMenuProps {
  title: string;
  /** Path of the print version, if there is one. */
  printed: string | null;
  /** What can be reported; null for its author. */
  report: { readonly type: ComplainType; readonly id: number; readonly label: ReactNode } | null;
}

/** Ways to share the page, and to report it to moderators. */
export function ShareMenu({ title, printed, report }: ShareMenuProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const viewer = useViewer();
  const toast = useToast();
  const { pathname } = useLocation();
  const address = `${useRootData()?.origin ?? ""}${pathname}`;
  const canShare = hydrated && "share" in navigator;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: t({ id: "talk.share.copied", message: "Link copied" }) });
    } catch {
      // Without permission to write to the clipboard, users copy the text themselves.
      toast({ text: address, isError: true });
    }
  }

  return (
    <Menu
      look="outline"
      square
      sheet
      align="start"
      trigger={<Icon of={Share2} />}
      label={t({ id: "talk.share", message: "Share" })}
    >
      <MenuHeading>
        <Trans id="talk.share.heading">Share this page</Trans>
      </MenuHeading>
      <MenuButton icon={LinkIcon} onClick={copy} disabled={!hydrated}>
        <Trans id="talk.share.copy">Copy link</Trans>
      </MenuButton>
      <MenuLink icon={Mail} href={`mailto:?${mailQuery(title, address)}`}>
        <Trans id="talk.share.mail">Share by email</Trans>
      </MenuLink>
      {printed === null ? null : (
        <MenuLink icon={Printer} href={printed}>
          <Trans id="talk.share.print">Print or save as PDF</Trans>
        </MenuLink>
      )}
      {canShare ? (
        // Closing the system dialog rejects, which is no error.
        <MenuButton
          icon={Share2}
          onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
        >
          <Trans id="talk.share.more">More options</Trans>
        </MenuButton>
      ) : null}
      {report !== null && (viewer || hydrated) ? (
        // Guests sign in first; crawlers need no link.
        <>
          <hr />
          <MenuLink icon={Flag} href={paths.complaint(report.type, report.id, pathname)}>
            {report.label}
          </MenuLink>
        </>
      ) : null}
    </Menu>
  );
}

/** Mail programs take a plus for a plus. */
function mailQuery(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
