import { Button, Cluster, IconButton } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { PersonRow } from "@grow/ui/social";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFetcher, useLocation } from "@remix-run/react";
import { Bell, BellOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { paths } from "../../../../paths.ts";
import type { FollowAnswer } from "../../../../shared/follows/follow-result.ts";
import type { FollowRowView } from "./follows-view.ts";

const KINDS: Record<FollowRowView["type"], MessageDescriptor> = {
  user: msg({ id: "grower.follow.user", message: "Grower" }),
  brand: msg({ id: "grower.follow.brand", message: "Brand" }),
  diary: msg({ id: "grower.follow.diary", message: "Diary" }),
  problem: msg({ id: "grower.follow.problem", message: "Question" }),
};

interface FollowRowProps {
  row: FollowRowView;
  /** The reader may change it. */
  isOwn: boolean;
  /** Unfollowed: the row waits for the server's answer unseen. */
  isHidden: boolean;
  /** Takes the row out of the list; what it returns puts it back. */
  onUnfollow: (row: FollowRowView) => () => void;
}

/** Something followed; for the reader themselves with a switch that mutes it in the feed and in notifications, and a button to unfollow it. */
export function FollowRow({ row, isOwn, isHidden, onUnfollow }: FollowRowProps) {
  const { i18n, t } = useLingui();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const { type, id, name, href, avatar, isNotify } = row;
  const unfollowing = useFetcher<FollowAnswer>({ key: `unfollow:${type}:${id}` });
  const notifying = useFetcher<FollowAnswer>({ key: `notify:${type}:${id}` });
  const restore = useRef<(() => void) | null>(null);
  const answers = [unfollowing.data, notifying.data];
  const refused = answers.find((answer) => answer && "error" in answer);
  useEffect(() => {
    if (!refused || !("error" in refused)) return;
    restore.current?.();
    toast({ text: refused.error, isError: true });
  }, [refused, toast]);
  const wanted = notifying.formData?.get("notify");
  const notifies = wanted === undefined || wanted === null ? isNotify : wanted === "yes";
  const fields = (
    <>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="return_path" value={pathname + search} />
    </>
  );
  const submit = (fetcher: typeof unfollowing) => (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    const body = new FormData(event.currentTarget);
    body.set("stay", "yes");
    if (fetcher === unfollowing) restore.current = onUnfollow(row);
    fetcher.submit(body, { method: "post", action: paths.follow() });
  };
  if (isHidden) return null;
  return (
    <PersonRow
      name={name}
      href={href}
      src={avatar}
      seed={`${type} ${id}`}
      detail={i18n._(KINDS[type])}
      action={
        isOwn ? (
          <Cluster gap={2}>
            <form method="post" action={paths.follow()} onSubmit={submit(notifying)}>
              {fields}
              <input type="hidden" name="notify" value={notifies ? "no" : "yes"} />
              <IconButton
                type="submit"
                icon={notifies ? Bell : BellOff}
                label={
                  notifies
                    ? t({ id: "grower.follow.mute", message: "Mute updates" })
                    : t({ id: "grower.follow.unmute", message: "Unmute updates" })
                }
              />
            </form>
            <form method="post" action={paths.follow()} onSubmit={submit(unfollowing)}>
              {fields}
              <input type="hidden" name="followed" value="no" />
              <Button type="submit" look="outline" size="small">
                <Trans id="grower.follow.unfollow">Unfollow</Trans>
              </Button>
            </form>
          </Cluster>
        ) : undefined
      }
    />
  );
}
