import type { ReactNode } from "react";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./catalogue-menu.module.css";

/** A section of the catalogue. */
export interface CatalogueSection {
  href: string;
  icon: IconDrawing;
  name: string;
  /** Under the name: "1,080 products". */
  detail?: string | undefined;
  current?: boolean | undefined;
}

/** A thing from the user's own diaries, or one of the most used. */
export interface CatalogueThing {
  href: string;
  photo: PhotoSource;
  name: string;
  detail?: string | undefined;
}

export interface CatalogueMenuProps {
  /** Names the list: "Catalogue". The caller provides the navigation around it. */
  label: string;
  sections: readonly CatalogueSection[];
  /** The fourth column: the user's own equipment, or the three most used for guests. */
  aside?: { title: string; things: readonly CatalogueThing[]; more?: ReactNode | undefined } | undefined;
}

/** All catalogue sections: three columns and one with the user's own things; two columns on phones. No advertising. */
export function CatalogueMenu({ label, sections, aside }: CatalogueMenuProps) {
  return (
    <div className={styles.mega}>
      <ul className={styles.sections} aria-label={label}>
        {sections.map(({ href, icon, name, detail, current }) => (
          <li key={href}>
            <Link href={href} className={styles.row} aria-current={current ? "page" : undefined}>
              <Icon of={icon} size={26} className={styles.icon} />
              <span>
                {name}
                {detail ? <span className={styles.detail}>{detail}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {aside && aside.things.length > 0 ? (
        <section className={styles.aside} aria-label={aside.title}>
          <p className={styles.title}>{aside.title}</p>
          <ul>
            {aside.things.map(({ href, photo, name, detail }) => (
              <li key={href}>
                <Link href={href} className={styles.thing}>
                  <span className={styles.photo}>
                    <Photo photo={photo} shape="1:1" sizes="44px" />
                  </span>
                  <span>
                    <b>{name}</b>
                    {detail ? <span className={styles.detail}>{detail}</span> : null}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {aside.more}
        </section>
      ) : null}
    </div>
  );
}
