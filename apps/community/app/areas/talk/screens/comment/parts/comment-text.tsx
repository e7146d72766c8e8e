import { useFormats } from "@grow/i18n/react";
import { Comment, CommentGone } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useRootData } from "../../../../../shared/root-data.ts";
import { UserText } from "../../../../../shared/user-text/user-text.tsx";
import { ageWord } from "../../../../../shared/words/age-words.ts";
import type { SaidView } from "../view.ts";

/** A comment or reply without controls. */
export function Said({ said, replies }: { said: SaidView; replies?: ReactNode }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const now = useRootData()?.now ?? 0;
  const { id, author, date, isEdited, isRemoved, lang, text } = said;
  return (
    <Comment
      id={`comment-${id}`}
      author={
        author
          ? { name: author.name, seed: author.id, src: author.avatar, href: author.href }
          : { name: t({ id: "author.removed", message: "Removed" }), seed: 0, removed: true }
      }
      time={{ iso: date, text: ageWord(i18n, date, now), title: formats.dateTime(date) }}
      state={isEdited && !isRemoved ? <Trans id="talk.comment.edited">edited</Trans> : undefined}
      lang={isRemoved ? undefined : lang}
      replies={replies}
    >
      {isRemoved ? (
        <CommentGone>
          <Trans id="talk.comment.removed">This comment was removed.</Trans>
        </CommentGone>
      ) : (
        <UserText text={text} />
      )}
    </Comment>
  );
}
