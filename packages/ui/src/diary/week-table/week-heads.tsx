import { stagesOf, type WeekColumn } from "./stages.ts";
import styles from "./week-table.module.css";

/** The two rows of heads of a table by weeks: stages in phase colour, weeks under them. */
export function WeekHeads({
  corner,
  weeks,
  end,
}: {
  /** Head of the first column: "Product, ml/l". */
  corner: string;
  weeks: readonly WeekColumn[];
  /** Head of a further column at the end. */
  end?: string | undefined;
}) {
  return (
    <thead>
      <tr>
        <td />
        {stagesOf(weeks).map((stage, index) => (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place
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
