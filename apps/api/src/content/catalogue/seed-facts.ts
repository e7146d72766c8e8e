import type { Schema } from "@grow/contract";
import { sql } from "kysely";

/** The columns of the breeder's data, in the order of {@link factValues}. */
export const SEED_FACTS = [
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
  const pairs = SEED_FACTS.map((name) => sql`${sql.lit(name)}, ${sql.ref(`${alias}.${name}`)}`);
  return sql<Schema<"SeedFacts">>`json_build_object(${sql.join(pairs)})`;
}

/** The columns for an insert, in the order of {@link factValues}. */
export const FACT_COLUMNS = sql.join(SEED_FACTS.map((name) => sql.ref(name)));

export function factValues(facts: Schema<"SeedFacts"> | null) {
  return sql.join(SEED_FACTS.map((name) => sql`${facts?.[name] ?? null}`));
}

/** Assignments of the breeder's data for an update. */
export function setFacts(facts: Schema<"SeedFacts"> | null) {
  return sql.join(SEED_FACTS.map((name) => sql`${sql.ref(name)} = ${facts?.[name] ?? null}`));
}
