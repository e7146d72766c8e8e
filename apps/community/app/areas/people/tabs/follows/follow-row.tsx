import { Button, Cluster, IconButton } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { PersonRow } from "@grow/ui/social";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { Bell, BellOff } from "lucide-react";
import { useRef, useState } from "react";
import { paths } from "../../../../paths.ts";
import { sendLate } from "../../../../shared/fetch-form.ts";
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
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const { type, id, name, href, avatar, isNotify } = row;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isWaiting = useRef(false);
  const notifies = wanted ?? isNotify;

  /** Not by the router, which would replace the page by its error page without a connection. */
  const submit = (change: () => () => void) => async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting.current) return;
    isWaiting.current = true;
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const restore = change();
    const answer = await sendLate(paths.follow(), { ...given, script: "yes" });
    isWaiting.current = false;
    if (answer && "ok" in answer) return revalidate();
    restore();
    if (answer && "signIn" in answer) return navigate(answer.signIn);
    const failed = t({ id: "grower.follow.failed", message: "Couldn't save that. Try again." });
    toast({ text: answer?.error ?? failed, isError: true });
  };
  const notify = () => {
    setWanted(!notifies);
    return () => setWanted(wanted);
  };
  const fields = (
    <>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="return_path" value={pathname + search} />
    </>
  );
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
            <form method="post" action={paths.follow()} onSubmit={submit(notify)}>
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
            <form method="post" action={paths.follow()} onSubmit={submit(() => onUnfollow(row))}>
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
