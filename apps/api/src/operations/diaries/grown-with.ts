import { type RawBuilder, sql } from "kysely";

/** Any of these strains or brands. */
export interface GrownWith {
  readonly kind: "strain" | "brand";
  readonly ids: readonly number[];
}

/** A list of open diaries that is read from the table of what diaries are grown with. */
export interface NarrowList {
  /** Its rows under the names of `diary`, as far as they have them: `id`, what filter words speak of, and {@link NARROW_SORT}'s column. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** Its text is the same for all things and words. */
  readonly isOneText: boolean;
}

/** The order in which a narrow list lies there. */
export const NARROW_SORT = "update";

/** What filter words of one kind ask of a diary, where they are said. */
export interface WordCondition {
  readonly isSaid: boolean;
  readonly condition: RawBuilder<unknown>;
}

/** Whether a diary is grown with one of them. */
export function isGrownWith({ kind, ids }: GrownWith): RawBuilder<unknown> {
  return sql`id in (select diary_id from grown_with where kind = ${sql.lit(kind)} and thing_id = any(${ids}::bigint[]))`;
}

/**
 * The diaries grown with all that is wanted, by way of the first that is one strain or brand; null where there is none: what is grown with
 * one of several may stand there more than once.
 *
 * @param words over what the table knows of a diary; those that are not said are in the text too, so that it is one for all
 */
export function narrowList(wanted: readonly GrownWith[], words: readonly WordCondition[]): NarrowList | null {
  const way = wanted.find(({ ids }) => ids.length === 1);
  if (way === undefined) return null;
  const asked = words.map(({ isSaid, condition }) => sql`(${!isSaid}::boolean or ${condition})`);
  const others = wanted.filter((one) => one !== way).map(isGrownWith);
  return {
    from: sql`(
      select diary_id as id, is_visible, is_harvest, is_video, type_room, type_soil, type_watering, type_light, max_faza, update_date
      from grown_with where kind = ${sql.lit(way.kind)} and thing_id = ${way.ids[0]}) diary`,
    where: sql.join([sql`is_visible`, ...asked, ...others], sql` and `),
    isOneText: others.length === 0,
  };
}
