import { Button, Cluster, Icon, LinkButton, useHydrated } from "@grow/ui/foundation";
import { Menu, MenuButton, MenuLink, useToast } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { Ban, Flag, Link as LinkIcon, MessageCircle, MoreHorizontal, Rss, Settings2 } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { FollowForm } from "../../../../../shared/follows/follow-form.tsx";
import { useRootData, useViewer } from "../../../../../shared/root-data.ts";
import type { GrowerView } from "../view.ts";

/** What a reader can do with a grower: follow, share, report, block. Of their own page: go to the settings. */
export function GrowerActions({ grower }: { grower: GrowerView }) {
  const { t } = useLingui();
  const toast = useToast();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const viewer = useViewer();
  const { id, link, isSelf, isFollowed, isBlocked } = grower;
  const address = `${useRootData()?.origin ?? ""}${link}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: t({ id: "grower.copied", message: "Link copied" }) });
    } catch {
      toast({ text: address, isError: true });
    }
  }

  return (
    <Cluster gap={2}>
      {isSelf ? (
        <LinkButton look="outline" icon={Settings2} href={paths.settings("")}>
          <Trans id="grower.settings">Settings</Trans>
        </LinkButton>
      ) : isBlocked ? null : (
        <>
          <FollowForm type="user" id={id} followed={isFollowed} />
          {viewer ? (
            <form method="post" action={paths.chat()}>
              <input type="hidden" name="user_id" value={id} />
              <Button type="submit" look="outline" icon={MessageCircle}>
                <Trans id="grower.message">Message</Trans>
              </Button>
            </form>
          ) : null}
        </>
      )}
      <Menu
        look="outline"
        square
        sheet
        align="start"
        trigger={<Icon of={MoreHorizontal} />}
        label={t({ id: "grower.more", message: "More" })}
      >
        <MenuButton icon={LinkIcon} onClick={copy} disabled={!hydrated}>
          <Trans id="grower.copy">Copy link</Trans>
        </MenuButton>
        <MenuLink icon={Rss} href={paths.growerFeed(link)}>
          <Trans id="grower.atom">Atom feed</Trans>
        </MenuLink>
        <MenuLink icon={Rss} href={paths.growerRss(link)}>
          <Trans id="grower.rss">RSS feed</Trans>
        </MenuLink>
        {isSelf ? null : (
          <>
            <MenuLink icon={Flag} href={paths.complaint("user", id, pathname)}>
              <Trans id="grower.report">Report</Trans>
            </MenuLink>
            <hr />
            <form method="post" action={paths.blockGrower()}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="blocked" value={isBlocked ? "no" : "yes"} />
              <input type="hidden" name="return_path" value={link} />
              <MenuButton type="submit" icon={Ban} danger={!isBlocked}>
                {isBlocked ? (
                  <Trans id="grower.unblock">Unblock</Trans>
                ) : (
                  <Trans id="grower.block">Block this grower</Trans>
                )}
              </MenuButton>
            </form>
          </>
        )}
      </Menu>
    </Cluster>
  );
}
