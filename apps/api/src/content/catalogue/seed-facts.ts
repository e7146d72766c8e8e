import type { Schema } from "@grow/contract";
import { sql } from "kysely";

const COLUMNS = [
  "seed_type",
  "indica",
  "sativa",
  "ruderalis",
  "thc_min",
  "thc_max",
  "cbd_min",
  "cbd_max",
  "flowering_days_min",
  "flowering_days_max",
  "height_min",
  "height_max",
] as const satisfies readonly (keyof Schema<"SeedFacts">)[];

/** JSON of the breeder's data on a strain or seed joined as `alias`. */
export function seedFacts(alias: "p" | "s") {
  const pairs = COLUMNS.map((name) => sql`${sql.lit(name)}, ${sql.ref(`${alias}.${name}`)}`);
  return sql<Schema<"SeedFacts">>`json_build_object(${sql.join(pairs)})`;
}
