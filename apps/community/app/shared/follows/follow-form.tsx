import type { FollowType } from "@grow/api-client";
import { FollowButton, SaveButton } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { Trans } from "@lingui/react/macro";
import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import type { FollowAnswer } from "./follow-result.ts";

interface FollowFormProps {
  type: FollowType;
  id: number;
  followed: boolean;
  /** A finished diary has no news: following it bookmarks it. */
  isBookmark?: boolean;
}

/**
 * Follows or bookmarks. Without JavaScript a form that redirects to the page; with it the label changes at once and
 * reverts, with a message, if the server rejects it. Guests are redirected to sign in and back.
 */
export function FollowForm({ type, id, followed, isBookmark = false }: FollowFormProps) {
  const toast = useToast();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<FollowAnswer>({ key: `follow:${type}:${id}` });
  const [known, setKnown] = useState(followed);
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer) return;
    if ("error" in answer) toast({ text: answer.error, isError: true });
    else setKnown(answer.followed);
  }, [answer, toast]);
  const settled = answer && !("error" in answer) ? answer.followed : known;
  const wanted = fetcher.formData?.get("followed");
  const shown = wanted === undefined || wanted === null ? settled : wanted === "yes";
  const Toggle = isBookmark ? SaveButton : FollowButton;
  return (
    <form
      method="post"
      action={paths.follow()}
      onSubmit={(event) => {
        event.preventDefault();
        if (fetcher.state !== "idle") return;
        const body = new FormData(event.currentTarget);
        body.set("stay", "yes");
        fetcher.submit(body, { method: "post", action: paths.follow() });
      }}
    >
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="followed" value={shown ? "no" : "yes"} />
      <input type="hidden" name="return_path" value={pathname + search} />
      <Toggle pressed={shown}>
        {isBookmark ? (
          shown ? (
            <Trans id="follow.saved">Saved</Trans>
          ) : (
            <Trans id="follow.save">Save</Trans>
          )
        ) : shown ? (
          <Trans id="follow.following">Following</Trans>
        ) : (
          <Trans id="follow.follow">Follow</Trans>
        )}
      </Toggle>
    </form>
  );
}
