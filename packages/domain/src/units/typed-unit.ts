import { UNITS, type Unit } from "./unit.ts";

/** A unit without what people leave out or add: "fl. oz", "m^2". */
const bare = (unit: string) =>
  unit
    .normalize("NFKC")
    .replace(/[\s.^]+/g, "")
    .toLowerCase();

/** Finds a unit by its name, symbol or another spelling. */
export function typedUnit(units: readonly Unit[], typed: string): Unit | undefined {
  const word = bare(typed);
  return units.find((unit) => {
    const { symbol, spellings } = UNITS[unit];
    return [unit, symbol, ...spellings].some((name) => bare(name) === word);
  });
}
