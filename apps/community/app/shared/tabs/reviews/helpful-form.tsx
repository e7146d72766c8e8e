import { useLike } from "@grow/app-kit/client/use-like.ts";
import { useFormats } from "@grow/i18n/react";
import { ToggleButton } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "@remix-run/react";
import { ThumbsUp } from "lucide-react";
import { paths } from "../../../paths.ts";

interface HelpfulFormProps {
  id: number;
  helpful: number;
  isHelpful: boolean;
}

/** Marks a review as helpful: a like with another label. Without JavaScript a form that redirects to the review. */
export function HelpfulForm({ id, helpful, isHelpful }: HelpfulFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const like = useLike({
    type: "review",
    id,
    liked: isHelpful,
    likes: helpful,
    action: paths.like(),
    onRefused: (text) =>
      toast({
        text: text ?? t({ id: "review.helpful.failed", message: "Couldn't save your vote. Try again." }),
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
      <input type="hidden" name="type" value="review" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="liked" value={like.liked ? "no" : "yes"} />
      <input type="hidden" name="return_path" value={`${pathname}${search}#review-${id}`} />
      <ToggleButton pressed={like.liked} icon={ThumbsUp} size="small" borderless>
        <Trans id="review.helpful">Helpful</Trans> {like.likes > 0 ? formats.number(like.likes) : null}
      </ToggleButton>
    </form>
  );
}
