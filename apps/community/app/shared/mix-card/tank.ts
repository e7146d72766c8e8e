import { dilute, type Measures, roundTo } from "@grow/domain";

/** Litres of a US gallon. */
const LITRES_PER_GALLON = 3.785_411_784;
/** Millilitres of a US teaspoon. */
const ML_PER_TEASPOON = 4.928_922;

/** Strengths that are offered, in percent. */
export const STRENGTHS = [25, 50, 75, 100, 125] as const;

/** The largest tank, in the user's unit. */
const MOST_VOLUME = 10_000;

/** The tank to scale doses to. */
export interface TankRequest {
  /** In the user's unit. */
  readonly volume: number;
  /** In percent. */
  readonly strength: number;
}

/** The doses of a tank, in mixing order. */
export interface TankView extends TankRequest {
  readonly unit: "l" | "gal";
  readonly doses: readonly {
    readonly id: number;
    readonly name: string;
    readonly ml: number;
    /** For users who measure in teaspoons. */
    readonly teaspoons: number | null;
  }[];
  /** EC at full strength, mS/cm. */
  readonly ec: number | null;
  readonly ph: number | null;
}

/** The doses of a week, in pouring order, and what to measure at the end. */
interface TankContent {
  /** Doses in ml/l. */
  readonly doses: readonly { readonly id: number; readonly name: string; readonly val: number | null }[];
  readonly ec: number | null;
  readonly ph: number | null;
}

/**
 * Reads what doses are measured out for. Typed numbers that make no sense fall back to a tank of ten litres, or five gallons, at
 * full strength.
 */
export function tankRequest(search: URLSearchParams, measures: Measures): TankRequest {
  const number = (name: string) => Number((search.get(name) ?? "").replace(",", "."));
  const volume = number("volume");
  const strength = number("strength");
  return {
    volume: volume > 0 && volume <= MOST_VOLUME ? volume : measures.volume === "gal" ? 5 : 10,
    strength: STRENGTHS.find((one) => one === strength) ?? 100,
  };
}

/** A few drops are measured finer than half a jug. */
const rounded = (ml: number) => roundTo(ml, ml < 10 ? 1 : 0) ?? ml;

/** Measures the doses out for a tank. */
export function tankView({ doses, ec, ph }: TankContent, request: TankRequest, measures: Measures): TankView {
  const isGallons = measures.volume === "gal";
  const litres = isGallons ? request.volume * LITRES_PER_GALLON : request.volume;
  return {
    ...request,
    unit: isGallons ? "gal" : "l",
    doses: (dilute(doses, litres, request.strength / 100) ?? []).map(({ id, name, ml }) => ({
      id,
      name,
      ml: rounded(ml),
      teaspoons: measures.nutrient === "tspgal" ? roundTo(ml / ML_PER_TEASPOON, 2) : null,
    })),
    ec,
    ph,
  };
}
