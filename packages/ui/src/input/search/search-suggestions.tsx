import { CornerDownLeft, Search } from "lucide-react";
import { cx } from "../../foundation/class-names.ts";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import { markMatch } from "../combobox/mark-match.ts";
import styles from "./search-box.module.css";

/** A search result. */
export interface SearchHit {
  href: string;
  name: string;
  /** Maker, grower, week: "Ember Genetics, 312 diaries". */
  detail?: string | undefined;
  /** At the end: "8.9/10". */
  end?: string | undefined;
  /** URL of a small square picture, or an icon, as for a recent search. */
  picture?: string | undefined;
  icon?: IconDrawing | undefined;
  /** The picture shows a user. */
  isPerson?: boolean | undefined;
}

/** Results of one kind, at most two while typing. */
export interface SearchGroup {
  key: string;
  /** "Strains". */
  title: string;
  items: readonly SearchHit[];
  /** The total: "All 6"; shown in the list, the last row links there. */
  all?: string | undefined;
}

export interface SearchSuggestionsProps {
  id: string;
  label: string;
  groups: readonly SearchGroup[];
  query: string;
  /** Index of the active row, across all groups; -1 for none. */
  active: number;
  isShown: boolean;
  loading: boolean | undefined;
  everything: string | undefined;
  onFollow: () => void;
  onEverything: () => void;
}

/** The list under a {@link SearchBox}. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, label, groups, query, active, isShown, loading, everything, onFollow, onEverything } = props;
  const words = useUiText();
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.items.length, 0),
  );
  const last = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-busy={loading}
      className={styles.list}
      hidden={!isShown}
    >
      {loading && last === 0 ? (
        <div
          role="option"
          aria-selected="false"
          aria-disabled="true"
          tabIndex={-1}
          className={styles.loading}
        >
          {words.loading}
        </div>
      ) : null}
      {groups.map((group, at) =>
        group.items.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not a fieldset
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
            <div className={styles.title} id={`${id}-${group.key}`} role="presentation">
              {group.title}
              {group.all ? <span>{group.all}</span> : null}
            </div>
            {group.items.map((hit, index) => (
              <HitRow
                key={hit.href}
                id={`${id}-${(starts[at] ?? 0) + index}`}
                isActive={active === (starts[at] ?? 0) + index}
                {...{ hit, query, onFollow }}
              />
            ))}
          </div>
        ) : null,
      )}
      {everything === undefined ? null : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field activates it
        <div
          role="option"
          id={`${id}-${last}`}
          aria-selected={active === last}
          tabIndex={-1}
          className={cx(styles.row, styles.everything, active === last && styles.active)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onEverything}
        >
          <Icon of={Search} />
          <span className={styles.words}>{everything}</span>
          <kbd>
            <Icon of={CornerDownLeft} size={12} />
          </kbd>
        </div>
      )}
    </div>
  );
}

interface HitRowProps {
  id: string;
  hit: SearchHit;
  query: string;
  isActive: boolean;
  onFollow: () => void;
}

function HitRow({ id, hit, query, isActive, onFollow }: HitRowProps) {
  const [before, match, after] = markMatch(hit.name, query);
  return (
    <Link
      id={id}
      href={hit.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={cx(styles.row, isActive && styles.active)}
      onClick={onFollow}
    >
      {hit.picture ? (
        <img src={hit.picture} alt="" width="40" height="40" className={cx(hit.isPerson && styles.person)} />
      ) : hit.icon ? (
        <Icon of={hit.icon} />
      ) : null}
      <span className={styles.words}>
        <b>
          {before}
          {match ? <mark>{match}</mark> : null}
          {after}
        </b>
        {hit.detail ? <span className={styles.detail}>{hit.detail}</span> : null}
      </span>
      {hit.end ? <span className={styles.end}>{hit.end}</span> : null}
    </Link>
  );
}
