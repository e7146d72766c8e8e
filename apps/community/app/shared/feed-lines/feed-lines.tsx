import { say } from "@grow/i18n";
import { useFormats } from "@grow/i18n/react";
import { Avatar, Badge, Link, PhaseTag } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { AdPlace } from "../ads/ad-place.tsx";
import { photoSource } from "../photo-source.ts";
import { useRootData } from "../root-data.ts";
import { ageWord } from "../words/age-words.ts";
import { growerName } from "../words/author-words.ts";
import { weekState } from "../words/phase-words.ts";
import styles from "./feed-lines.module.css";
import type { LineView } from "./line-view.ts";

const WORDS: Record<LineView["event"], MessageDescriptor> = {
  diary_new: msg({
    id: "feed.line.diary",
    message: "{count, plural, one {New diary} other {# new diaries}}",
  }),
  week_new: msg({ id: "feed.line.week", message: "{count, plural, =1 {New week} other {# new weeks}}" }),
  problem_new: msg({ id: "feed.line.problem", message: "New question" }),
  solution_new: msg({ id: "feed.line.solution", message: "New answer" }),
  video_new: msg({ id: "feed.line.video", message: "New video" }),
  review_new: msg({ id: "feed.line.review", message: "New review" }),
  post_new: msg({ id: "feed.line.post", message: "New article" }),
  comment_new: msg({ id: "feed.line.comment", message: "Commented" }),
  like_new: msg({ id: "feed.line.like", message: "Liked" }),
  follow_new: msg({ id: "feed.line.follow", message: "Now following" }),
  giveaway_join: msg({ id: "feed.line.giveaway", message: "Joined a giveaway" }),
  award_won: msg({ id: "feed.line.award", message: "Won an award" }),
};

const wordOf = (i18n: I18n, { event, ids }: LineView) => say(i18n, WORDS[event], { count: ids.length });

interface FeedLinesProps {
  lines: readonly LineView[];
  /** The lines are all of one grower, whose page it is. */
  isOneGrower?: boolean;
  /** Pictures are as wide as the column; otherwise small, at the end of their line. */
  isWide?: boolean;
  /** A banner follows the sixth line. */
  hasAd?: boolean;
}

/** Lines before the banner. */
const BEFORE_AD = 6;

/** Actions of growers, newest first, with an excerpt. */
export function FeedLines({ lines, isOneGrower = false, isWide = false, hasAd }: FeedLinesProps) {
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        <Fragment key={line.ids[0]}>
          {hasAd && index === BEFORE_AD ? (
            <li className={styles.ad}>
              <AdPlace kind="box" />
            </li>
          ) : null}
          <OneLine line={line} isOneGrower={isOneGrower} isWide={isWide} />
        </Fragment>
      ))}
    </ol>
  );
}

interface OneLineProps extends Required<Omit<FeedLinesProps, "lines" | "hasAd">> {
  line: LineView;
}

function OneLine({ line, isOneGrower, isWide }: OneLineProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const now = useRootData()?.now ?? Date.parse(line.date);
  const { author, href, title, titleLang, week, score, text, lang, photo } = line;
  const name = growerName(i18n, author);
  const picture =
    photo && href ? (
      <Link href={href} className={isWide ? styles.wide : styles.photo} tabIndex={-1} aria-hidden>
        <Photo
          photo={{ ...photoSource(photo, isWide ? "gallery" : "card"), alt: "" }}
          shape={isWide ? "4:3" : "1:1"}
          sizes={isWide ? "(max-width: 46rem) 85vw, 640px" : "96px"}
        />
      </Link>
    ) : null;
  return (
    <li className={styles.line} data-impression={line.impression}>
      {isOneGrower ? null : (
        <Avatar src={author?.avatar} seed={author?.id ?? 0} removed={author === null} size={44} />
      )}
      <div className={styles.words}>
        <p className={styles.head}>
          {isOneGrower ? null : author?.href ? (
            <Link href={author.href} className={styles.author}>
              {name}
            </Link>
          ) : (
            <b>{name}</b>
          )}
          <span>{wordOf(i18n, line)}</span>
          <time dateTime={line.date}>{ageWord(i18n, line.date, now)}</time>
          {line.isNew ? <Badge tone="good">{t({ id: "feed.line.new", message: "New" })}</Badge> : null}
        </p>
        <p className={styles.title} lang={titleLang}>
          {href ? <Link href={href}>{title}</Link> : title}
        </p>
        {week || score !== null ? (
          <p className={styles.tags}>
            {week ? <PhaseTag phase={week.phase}>{weekState(i18n, week.name, week.faza)}</PhaseTag> : null}
            {score === null ? null : <Badge>{`${formats.number(score)}/10`}</Badge>}
          </p>
        ) : null}
        {text === "" ? null : (
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        )}
        {isWide ? picture : null}
      </div>
      {isWide ? null : picture}
    </li>
  );
}
