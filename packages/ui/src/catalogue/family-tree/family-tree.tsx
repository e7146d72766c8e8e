import { CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./family-tree.module.css";

/** A strain of the tree, with its parents: the mother first, then the father. */
export interface TreeStrain {
  /** Unique among its siblings; an ancestor on both sides is in the tree twice. */
  id: string | number;
  /** "Night Plum"; "Unknown father" for an unknown parent. */
  name: string;
  /** Its page, if it has one. */
  href?: string | undefined;
  /** Role, breeder, year: "mother, Ember Genetics, 2018"; "landrace, also on the mother's side". */
  detail?: ReactNode | undefined;
  photo?: PhotoSource | null | undefined;
  /** Not known yet: dashed; `href`, if given, leads to where it can be added. */
  isUnknown?: boolean | undefined;
  parents?: readonly TreeStrain[] | undefined;
  /** Link to ancestors beyond those shown: "Show older". */
  older?: { href: string; label: string } | undefined;
}

export interface FamilyTreeProps {
  /** Accessible name: "Family of Night Plum". */
  label: string;
  /** The strain whose family it is. */
  strain: TreeStrain;
  /** Column heads on wide screens: "Strain", "Parents", "Grandparents" … At most four generations are drawn. */
  generations?: readonly string[] | undefined;
}

/** Deeper generations are not drawn; a strain there links to its ancestors with `older`. */
const MOST_GENERATIONS = 5;

function Node({ strain, isSelf }: { strain: TreeStrain; isSelf: boolean }) {
  const inside = (
    <>
      {strain.isUnknown ? (
        <Icon of={CircleQuestionMark} size={24} className={styles.picture} />
      ) : strain.photo ? (
        <span className={styles.picture}>
          <Photo photo={{ ...strain.photo, alt: "" }} shape="1:1" sizes="42px" />
        </span>
      ) : null}
      <b>{strain.name}</b>
      {strain.detail ? <small>{strain.detail}</small> : null}
    </>
  );
  const className = cx(styles.node, isSelf && styles.self, strain.isUnknown && styles.unknown);
  return strain.href ? (
    <Link href={strain.href} className={className} aria-current={isSelf ? "page" : undefined}>
      {inside}
    </Link>
  ) : (
    <span className={className}>{inside}</span>
  );
}

function Branch({ strain, generation }: { strain: TreeStrain; generation: number }) {
  const isLast = generation === MOST_GENERATIONS;
  const parents = isLast ? [] : (strain.parents ?? []);
  return (
    <li>
      <span className={styles.place}>
        <Node strain={strain} isSelf={generation === 1} />
        {strain.older && parents.length === 0 ? (
          <Link href={strain.older.href} className={styles.older}>
            {strain.older.label}
          </Link>
        ) : null}
      </span>
      {parents.length > 0 ? (
        <ul>
          {parents.map((parent) => (
            <Branch key={parent.id} strain={parent} generation={generation + 1} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/**
 * A strain and its ancestors as one nested list: columns from 1080 px, one per generation, and an indented tree with lines below
 * that width.
 */
export function FamilyTree({ label, strain, generations }: FamilyTreeProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {generations ? (
        <div className={styles.generations} aria-hidden="true">
          {generations.slice(0, MOST_GENERATIONS).map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      ) : null}
      <ul className={styles.tree}>
        <Branch strain={strain} generation={1} />
      </ul>
    </section>
  );
}

export interface TreeLegendProps {
  /** "this strain". */
  self: string;
  /** "not known". */
  unknown: string;
  /** "Mother above father. An ancestor on both sides is drawn twice and says so." */
  children?: ReactNode | undefined;
}

/** The legend of a {@link FamilyTree}. */
export function TreeLegend({ self, unknown, children }: TreeLegendProps) {
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.self} />
        {self}
      </span>
      <span>
        <i className={styles.unknown} />
        {unknown}
      </span>
      {children ? <span>{children}</span> : null}
    </p>
  );
}
