import { stagesOf, type WeekColumn } from "./stages.ts";
import styles from "./week-table.module.css";

/** The two head rows of a table by week: stages in phase colours, weeks below them. */
export function WeekHeads({
  corner,
  weeks,
  end,
}: {
  /** Head of the first column: "Product, ml/l". */
  corner: string;
  weeks: readonly WeekColumn[];
  /** Head of an additional last column. */
  end?: string | undefined;
}) {
  return (
    <thead>
      <tr>
        <td />
        {stagesOf(weeks).map((stage, index) => (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its index
            key={index}
            scope="colgroup"
            colSpan={stage.length}
            className={styles.stage}
            data-phase={stage.phase}
          >
            <span>{stage.name}</span>
          </th>
        ))}
        {end ? <td /> : null}
      </tr>
      <tr>
        <th scope="col" className={styles.corner}>
          {corner}
        </th>
        {weeks.map((week) => (
          <th key={week.id} scope="col">
            {week.name}
          </th>
        ))}
        {end ? <th scope="col">{end}</th> : null}
      </tr>
    </thead>
  );
}
