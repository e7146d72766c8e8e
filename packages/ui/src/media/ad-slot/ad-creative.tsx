import type { ReactNode } from "react";
import { buttonClass } from "../../foundation/button/button-style.ts";
import { cx } from "../../foundation/class-names.ts";
import { Link } from "../../foundation/link/link.tsx";
import { Photo, type PhotoShape, type PhotoSource } from "../photo/photo.tsx";
import styles from "./ad-creative.module.css";

/** Where an advertisement is: in a list, after a week, above a list, in the rail, on a product page. */
export type AdPlace = "box" | "cpm" | "header" | "sidebar" | "button";

export interface AdCreativeProps {
  place: AdPlace;
  /** Null for one without. */
  photo: PhotoSource | null;
  /** Stands in for the picture of the site's own. */
  drawing?: ReactNode | undefined;
  /** Shown instead in the dark theme. */
  photoDark?: PhotoSource | null | undefined;
  title: string;
  text: string;
  /** The words of the button; empty for none, as the picture and the title lead there too. */
  button: string;
  /** Language of the words. */
  lang?: string | undefined;
  /** Left out in a preview, which leads nowhere. */
  href?: string | undefined;
  /** The site's own, which nobody pays for, and which leads to one of its pages. */
  isOwn?: boolean | undefined;
}

const SHAPES: Readonly<Record<AdPlace, PhotoShape>> = {
  box: "4:3",
  cpm: "4:5",
  header: "1:1",
  sidebar: "1:1",
  button: "1:1",
};

const SIZES: Readonly<Record<AdPlace, string>> = {
  box: "328px",
  cpm: "(min-width: 600px) 192px, 320px",
  header: "56px",
  sidebar: "80px",
  button: "56px",
};

const ELSEWHERE = { rel: "sponsored noopener", target: "_blank" };

/** What is in the frame of an advertisement: picture, words and button, as one link. */
export function AdCreative({
  place,
  photo,
  photoDark,
  drawing,
  title,
  text,
  button,
  lang,
  href,
  isOwn,
}: AdCreativeProps) {
  const shape = SHAPES[place];
  const sizes = SIZES[place];
  const content = (
    <>
      {drawing ? (
        <span className={styles.picture}>
          <span className={styles.drawing}>{drawing}</span>
        </span>
      ) : photo ? (
        <span className={styles.picture} data-ad="picture">
          <Photo photo={photo} shape={shape} sizes={sizes} className={photoDark ? styles.light : undefined} />
          {photoDark ? <Photo photo={photoDark} shape={shape} sizes={sizes} className={styles.dark} /> : null}
        </span>
      ) : null}
      {title || text ? (
        <span className={styles.words}>
          {title ? <b data-ad="title">{title}</b> : null}
          {text ? (
            <span className={styles.text} data-ad="text">
              {text}
            </span>
          ) : null}
        </span>
      ) : null}
      {button ? (
        <span className={cx(buttonClass({ look: "outline", size: "small" }), styles.action)} data-ad="button">
          {button}
        </span>
      ) : null}
    </>
  );
  const className = cx(styles.creative, styles[place]);
  return href === undefined ? (
    <div className={className} lang={lang}>
      {content}
    </div>
  ) : (
    <Link href={href} className={className} lang={lang} data-ad="link" {...(isOwn ? {} : ELSEWHERE)}>
      {content}
    </Link>
  );
}
