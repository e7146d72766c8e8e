import type { PictureSpec } from "@grow/tooling-illustrator";
import type { Lang } from "../people/growers.ts";
import type { CategorySlug, TagSlug } from "./categories.ts";

/** A drawn picture. */
export interface Picture {
  /** One sentence for the illustrator. */
  readonly shows: string;
  /** The same as data. */
  readonly spec: PictureSpec;
}

/** A diary that a text shows as a card or a link. The loader takes the first one that fits every field. */
export interface DiaryChoice {
  readonly strain?: string;
  readonly lang?: Lang;
  readonly outdoors?: boolean;
  readonly isHarvested?: boolean;
}

/** A post in one language. */
export interface PostText {
  readonly title: string;
  /** At most 200 characters. */
  readonly preview: string;
  /** What the author is, such as "Grows in coco since 2017". */
  readonly authorRole: string;
  /** For people who cannot see the picture inside the text. */
  readonly figureAlt: string;
  readonly figureCaption: string;
  /**
   * HTML that the sanitiser leaves unchanged. Placeholders: `{figure}` alone in a paragraph is the place of the picture,
   * `{diary:1}` the first of the post's diaries, `{strain:night-plum}` a strain by slug, `{voting:1}` a voting by number.
   * Alone in a paragraph a placeholder is a card, inside a sentence a link with the name of the thing.
   */
  readonly text: string;
}

/** A post of the journal. */
export interface PostSeed {
  readonly slug: string;
  readonly category: CategorySlug;
  /** One to twenty, the most important first. */
  readonly tags: readonly TagSlug[];
  /** Name of a grower of the demo site. */
  readonly author: string;
  /** Days between the publication and the day of the demo data. */
  readonly daysAgo: number;
  /** The cover. */
  readonly picture: Picture;
  /** The picture inside the text. */
  readonly figure: Picture;
  readonly diaries: readonly DiaryChoice[];
  /** One language, or all five. */
  readonly texts: Readonly<Partial<Record<Lang, PostText>>>;
}
