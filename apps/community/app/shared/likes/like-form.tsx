import type { LikeType } from "@grow/api-client";
import { useLike } from "@grow/app-kit/client/use-like.ts";
import { useFormats } from "@grow/i18n/react";
import { LikeButton, type LikeButtonProps } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "@remix-run/react";
import { paths } from "../../paths.ts";

interface LikeFormProps extends Pick<LikeButtonProps, "size" | "borderless"> {
  type: LikeType;
  id: number;
  liked: boolean;
  likes: number;
  /** Fragment to return to without JavaScript. */
  anchor?: string | undefined;
}

/**
 * A like button with its count. Without JavaScript a form that redirects to the page; with it the count changes at once
 * and reverts, with a message, if the server rejects it. Guests are redirected to sign in and back.
 */
export function LikeForm({ type, id, liked, likes, anchor, ...button }: LikeFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const toast = useToast();
  const location = useLocation();
  const navigate = useNavigate();
  const like = useLike({
    type,
    id,
    liked,
    likes,
    action: paths.like(),
    onRefused: (text) =>
      toast({
        text: text ?? t({ id: "like.failed", message: "Couldn't save your like. Try again." }),
        isError: true,
      }),
    onSignIn: navigate,
  });
  return (
    <form
      method="post"
      action={paths.like()}
      onSubmit={(event) => {
        event.preventDefault();
        like.send(event.currentTarget);
      }}
    >
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="liked" value={like.liked ? "no" : "yes"} />
      <input
        type="hidden"
        name="return_path"
        value={`${location.pathname}${location.search}${anchor ? `#${anchor}` : ""}`}
      />
      <LikeButton
        {...button}
        pressed={like.liked}
        count={formats.number(like.likes)}
        label={t({ id: "like.label", message: "Like" })}
      />
    </form>
  );
}
