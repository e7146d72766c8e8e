import { Heart, Lock, MessageSquare, Play, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../foundation/icon/icon.tsx";
import type { Phase } from "../../foundation/phase/phase.ts";
import styles from "../../media/card/card.module.css";
import {
  type CardBase,
  type CardCount,
  CardCountMark,
  type CardGrower,
  CardPerson,
  CardPicture,
  CardTitle,
} from "../../media/card/card-parts.tsx";
import { PhotoLabel } from "../../media/photo/photo.tsx";
import { MiniStrip, type MiniStripProps } from "../week-strip/mini-strip.tsx";
import diary from "./diary-card.module.css";

export interface DiaryCardProps extends CardBase {
  title: string;
  strip: MiniStripProps;
  /** The state of the diary: "Week 14, flowering", or "Harvested, 412 g". */
  state: { phase: Phase; text: string };
  /** Its length, abbreviated: "15 wk". */
  length?: string | undefined;
  /** The yield, shown on the photo: "1.37 g/W". */
  harvest?: string | undefined;
  /** Label on the photo of a diary with a video. */
  video?: string | undefined;
  /** Label on the photo of a Premium diary. */
  premium?: string | undefined;
  /** Label on the photo of a diary whose grower tests for the brand of the list. */
  tester?: string | undefined;
  grower: CardGrower;
  likes: CardCount;
  comments: CardCount;
}

/** A diary in a list: photo, mini strip, state, title, grower, likes and comments. */
export function DiaryCard(props: DiaryCardProps): ReactNode {
  const { href, title, strip, state, grower, likes, comments } = props;
  return (
    <article className={styles.card} data-impression={props.impression}>
      <CardPicture
        href={href}
        photo={props.photo}
        sizes={props.sizes}
        priority={props.priority}
        eager={props.eager}
      >
        {props.harvest ? (
          <PhotoLabel at="top-start">
            <Icon of={Scale} />
            {props.harvest}
          </PhotoLabel>
        ) : null}
        {props.tester ? <PhotoLabel at="top-end">{props.tester}</PhotoLabel> : null}
        {props.premium ? (
          <PhotoLabel at="bottom-end">
            <Icon of={Lock} />
            {props.premium}
          </PhotoLabel>
        ) : null}
        {props.video ? (
          <PhotoLabel at={props.premium ? "bottom-start" : "bottom-end"}>
            <Icon of={Play} />
            {props.video}
          </PhotoLabel>
        ) : null}
      </CardPicture>
      <MiniStrip {...strip} />
      <p className={diary.state} data-phase={state.phase}>
        <b>{state.text}</b>
        {props.length ? <span>{props.length}</span> : null}
      </p>
      <CardTitle href={href} titleLang={props.titleLang} headingLevel={props.headingLevel}>
        {title}
      </CardTitle>
      <p className={styles.meta}>
        <CardPerson grower={grower} />
        <CardCountMark icon={Heart} count={likes} />
        <CardCountMark icon={MessageSquare} count={comments} className={diary.comments} />
      </p>
    </article>
  );
}
