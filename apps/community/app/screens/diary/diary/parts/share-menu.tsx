import { Icon, Menu, MenuButton, MenuHeading, MenuLink, useHydrated, useToast } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { Flag, Link as LinkIcon, Mail, Printer, Share2 } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { useRootData, useViewer } from "../../../../shell/root-data.ts";

interface ShareMenuProps {
  title: string;
  /** Address of the page made for paper. */
  printed: string;
  /** The diary, for those who may find something wrong with it; null for its grower. */
  reported: number | null;
}

/** Ways to show this page to somebody, moderators among them. */
export function ShareMenu({ title, printed, reported }: ShareMenuProps) {
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
      toast({ text: t({ id: "diary.share.copied", message: "Link copied" }) });
    } catch {
      // The browser does not let pages write to the clipboard: then people do it themselves.
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
      label={t({ id: "diary.share", message: "Share" })}
    >
      <MenuHeading>
        <Trans id="diary.share.heading">Share this page</Trans>
      </MenuHeading>
      <MenuButton icon={LinkIcon} onClick={copy} disabled={!hydrated}>
        <Trans id="diary.share.copy">Copy link</Trans>
      </MenuButton>
      <MenuLink icon={Mail} href={`mailto:?${mailQuery(title, address)}`}>
        <Trans id="diary.share.mail">Send by mail</Trans>
      </MenuLink>
      <MenuLink icon={Printer} href={printed}>
        <Trans id="diary.share.print">Print, or save as PDF</Trans>
      </MenuLink>
      {canShare ? (
        // A dialog of the system; closed without choosing it fails, and nothing is to be said about that.
        <MenuButton
          icon={Share2}
          onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
        >
          <Trans id="diary.share.more">More ways</Trans>
        </MenuButton>
      ) : null}
      {reported !== null && (viewer || hydrated) ? (
        // Guests sign in first, so that robots need not know of it.
        <>
          <hr />
          <MenuLink icon={Flag} href={paths.complaint("diary", reported, pathname)}>
            <Trans id="diary.report">Report this diary</Trans>
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
