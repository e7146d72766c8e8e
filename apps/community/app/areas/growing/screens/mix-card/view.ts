import type { Schema } from "@grow/contract";
import type { Measures } from "@grow/domain";
import { type TankView, tankRequest, tankView } from "../../../../shared/mix-card/tank.ts";

/**
 * The doses of a diary's week, scaled to a tank. EC and pH are those of the first feeding with them, else the
 * readings of the week.
 *
 * @returns undefined for a week without doses
 */
export function weekTank(
  week: Schema<"Week">,
  search: URLSearchParams,
  measures: Measures,
): TankView | undefined {
  const doses = (week.item_flowering?.items_nutrient ?? [])
    .filter(({ is_remove, val }) => !is_remove && val !== null && val > 0)
    .map(({ id, name, val }) => ({ id, name, val }));
  if (doses.length === 0) return undefined;
  const fed = (week.items_feeding ?? []).filter(({ is_water }) => !is_water);
  const ec = fed.find((feeding) => feeding.ec !== null)?.ec ?? week.props.tds ?? null;
  const ph = fed.find((feeding) => feeding.ph !== null)?.ph ?? week.props.ph ?? null;
  return tankView({ doses, ec, ph }, tankRequest(search, measures), measures);
}
