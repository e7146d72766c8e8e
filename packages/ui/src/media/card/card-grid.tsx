import { Children, type ComponentType, type CSSProperties, type ReactNode } from "react";
import styles from "./card-grid.module.css";

export interface CardGridProps {
  children: ReactNode;
  /** Columns from 1080 px: 4, or 3 beside a filter rail, 5 for shorts, 2 in a rail. */
  columns?: 2 | 3 | 4 | 5 | undefined;
  /** Columns on phones. */
  phoneColumns?: 1 | 2 | undefined;
  /** Something other than a card, after the sixth: a whole row on phones. Left out after fewer cards. */
  insert?: ReactNode | undefined;
  /** Renders the `<li>` around each card; for apps with their own component. */
  item?: ComponentType<{ children: ReactNode }> | undefined;
}

function Item({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}

/** Number of cards before what is inserted: whole rows of two and three. */
const BEFORE_INSERT = 6;

/** A grid of cards as a list: two columns on phones, three from 840 px, four from 1080 px. */
export function CardGrid({
  children,
  columns = 4,
  phoneColumns = 2,
  insert,
  item: CardItem = Item,
}: CardGridProps) {
  const style: Record<string, number> = {};
  if (columns !== 4) style["--columns"] = columns;
  if (phoneColumns !== 2) style["--phone"] = phoneColumns;
  const cards = Children.map(children, (card) => <CardItem>{card}</CardItem>) ?? [];
  return (
    <ul className={styles.grid} style={style as CSSProperties}>
      {cards.slice(0, BEFORE_INSERT)}
      {insert && cards.length >= BEFORE_INSERT ? (
        <li key="insert" className={styles.insert}>
          {insert}
        </li>
      ) : null}
      {cards.slice(BEFORE_INSERT)}
    </ul>
  );
}
