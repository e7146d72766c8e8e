import type { LikeType } from "@grow/api-client";
import { useFormats } from "@grow/i18n/react";
import { LikeButton, type LikeButtonProps, useToast } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";

/** What the form's target answers to a request of the router. */
export type LikeAnswer = { readonly liked: boolean; readonly likes: number } | { readonly error: string };

interface LikeFormProps extends Pick<LikeButtonProps, "size" | "borderless"> {
  type: LikeType;
  id: number;
  liked: boolean;
  likes: number;
  /** Where on the page to come back to, without script. */
  anchor?: string | undefined;
}

/**
 * A like button with its count. Without script a form that comes back to the page; with it the count changes at once
 * and goes back, with a message, when the server refuses. Guests are led to the sign-in page and back.
 */
export function LikeForm({ type, id, liked, likes, anchor, ...button }: LikeFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const toast = useToast();
  const location = useLocation();
  const fetcher = useFetcher<LikeAnswer>();
  const [known, setKnown] = useState({ liked, likes });
  const answer = fetcher.data;

  useEffect(() => {
    if (!answer) return;
    if ("error" in answer) toast({ text: answer.error, isError: true });
    else setKnown(answer);
  }, [answer, toast]);

  const settled = answer && !("error" in answer) ? answer : known;
  const wanted = fetcher.formData?.get("liked");
  const isOn = wanted ? wanted === "yes" : settled.liked;
  const count = settled.likes + Number(isOn) - Number(settled.liked);
  return (
    <form
      method="post"
      action={paths.like()}
      onSubmit={(event) => {
        event.preventDefault();
        const body = new FormData(event.currentTarget);
        body.set("stay", "yes");
        fetcher.submit(body, { method: "post", action: paths.like() });
      }}
    >
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="liked" value={isOn ? "no" : "yes"} />
      <input
        type="hidden"
        name="return_path"
        value={`${location.pathname}${location.search}${anchor ? `#${anchor}` : ""}`}
      />
      <LikeButton
        {...button}
        pressed={isOn}
        count={formats.number(count)}
        label={t({ id: "like.label", message: "Like" })}
      />
    </form>
  );
}
