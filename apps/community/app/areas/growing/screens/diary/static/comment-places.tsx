import { useFormats } from "@grow/i18n/react";
import { TextLink } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import type { CommentPlaceView } from "../../../../../shared/talk/block/comments-view.ts";
import { weekWord } from "../../../../../shared/words/week-words.ts";
import { commentsPath } from "../address.ts";
import type { CommentedWeek } from "../view.ts";
import styles from "./comment-places.module.css";

interface CommentPlacesProps {
  /** Link of the diary. */
  link: string;
  about: CommentPlaceView;
  beside: CommentPlaceView;
  /** Key of the name of the shown week. */
  weekName: string;
  /** Other weeks with comments. */
  weeks: readonly CommentedWeek[];
}

/** Links to the comments on the week and to those on the diary. */
export function CommentPlaces({ link, about, beside, weekName, weeks }: CommentPlacesProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const [week, diary] = about.type === "week" ? [about, beside] : [beside, about];
  const label = (words: string, count: number) => (count > 0 ? `${words} · ${formats.number(count)}` : words);
  return (
    <>
      <SegmentLinks
        label={t({ id: "diary.comments.places", message: "Show comments on" })}
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
      {weeks.length > 0 ? (
        <nav
          className={styles.weeks}
          aria-label={t({ id: "diary.comments.weeks", message: "Comments on other weeks" })}
        >
          {weeks.map(({ id, name, count }) => (
            <TextLink key={id} href={`${commentsPath(link, { type: "week", id })}#comments`}>
              {label(weekWord(i18n, name), count)}
            </TextLink>
          ))}
        </nav>
      ) : null}
    </>
  );
}
