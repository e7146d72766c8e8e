import type { Schema } from "@grow/contract";
import { PH_DECIMALS, READING_KEYS, READINGS } from "@grow/domain";
import { type RawBuilder, sql } from "kysely";

type Props = Schema<"WeekProps">;

/** Properties of a week that are not readings. */
const OTHER_PROPS = [
  "germ_date",
  "germination_method",
  "seeds_sown",
  "seeds_sprouted",
  "feeding_schedule",
  "harvest_smoke",
] as const satisfies readonly (keyof Props)[];

/** Properties of a week. Each has a column of the same name. */
export const WEEK_PROPS: readonly (keyof Props)[] = [...READING_KEYS, ...OTHER_PROPS];

/** The columns of {@link WEEK_PROPS} in `week w`. */
export const WEEK_PROP_COLUMNS = Object.fromEntries(
  WEEK_PROPS.map((name) => [name, sql.raw(`w.${name}`)]),
) as Readonly<Record<keyof Props, RawBuilder<unknown>>>;

const PH_PROPS: ReadonlySet<string> = new Set(READING_KEYS.filter((key) => READINGS[key].unit === "ph"));

/** Assignments for `update week`. A missing property becomes null; pH values are rounded as displayed. */
export function weekPropAssignments(props: Props): RawBuilder<unknown> {
  return sql.join(
    WEEK_PROPS.map((name) => {
      const value = props[name] ?? null;
      return PH_PROPS.has(name)
        ? sql`${sql.ref(name)} = round(${value}::numeric, ${sql.lit(PH_DECIMALS)})`
        : sql`${sql.ref(name)} = ${value}`;
    }),
  );
}
