import { useFormats } from "@grow/i18n/react";
import { LinkButton, Plate, SegmentLinks } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";
import { weekWord } from "../../../shared/words/week-words.ts";
import { COMMENT_SORTS, commentsAddress, commentsPath, commentsQuery } from "../../diary/diary/address.ts";
import type { CommentPlaceView, CommentsView } from "../../diary/diary/comments-view.ts";
import styles from "../../diary/diary/parts/comments.module.css";

interface CommentOrdersProps {
  /** Path of the page. */
  here: string;
  sort: CommentsView["sort"];
}

/** The orders of the comments, each with an address. */
export function CommentOrders({ here, sort }: CommentOrdersProps) {
  const { t } = useLingui();
  const words = {
    new: t({ id: "diary.comments.new", message: "New" }),
    old: t({ id: "diary.comments.old", message: "Old" }),
    top: t({ id: "diary.comments.top", message: "Top" }),
  };
  return (
    <SegmentLinks
      label={t({ id: "diary.comments.sort", message: "Order of the comments" })}
      links={COMMENT_SORTS.map((order) => ({
        href: commentsAddress(here, commentsQuery({ sort: order, start: 0, limit: 0, wanted: null })),
        label: words[order],
        current: order === sort,
      }))}
    />
  );
}

/** Invites a guest to say something. */
export function CommentInvitation({ from }: { from: string }) {
  return (
    <Plate tight dashed className={styles.invitation}>
      <p>
        <Trans id="diary.comments.guest">A question, or a word of praise? Growers answer here.</Trans>
      </p>
      <LinkButton look="outline" href={paths.signIn(from)}>
        <Trans id="diary.comments.signIn">Sign in to comment</Trans>
      </LinkButton>
    </Plate>
  );
}

interface CommentPlacesProps {
  /** Link of the diary. */
  link: string;
  about: CommentPlaceView;
  beside: CommentPlaceView;
  /** Key of the name of the shown week. */
  weekName: string;
}

/** Leads from what is said about the week to what is said about the diary, and back. */
export function CommentPlaces({ link, about, beside, weekName }: CommentPlacesProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const [week, diary] = about.type === "week" ? [about, beside] : [beside, about];
  const label = (words: string, count: number) => (count > 0 ? `${words} · ${formats.number(count)}` : words);
  return (
    <div className={styles.places}>
      <SegmentLinks
        label={t({ id: "diary.comments.places", message: "What the comments are about" })}
        links={[
          {
            href: `${commentsPath(link, diary)}#comments`,
            label: label(t({ id: "diary.comments.whole", message: "Whole diary" }), diary.count),
            current: about === diary,
          },
          {
            href: `${commentsPath(link, week)}#comments`,
            label: label(weekWord(i18n, weekName), week.count),
            current: about === week,
          },
        ]}
      />
    </div>
  );
}
