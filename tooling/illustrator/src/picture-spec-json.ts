import {
  flaws,
  floweringViews,
  frames,
  habits,
  harvestViews,
  livingViews,
  media,
  type PictureSpec,
  productFrames,
  productShapes,
  settings,
  trainings,
} from "./picture-spec.ts";

/** Thrown when stored JSON is not a picture spec. The message names the field. */
export class PictureSpecError extends Error {
  override name = "PictureSpecError";
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function sorted(value: unknown): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([k, v]) => [k, sorted(v)]));
  }
  if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") return value;
  return null;
}

/**
 * Writes a spec as JSON with its keys in alphabetical order, so that equal specs are equal strings.
 * The string may be parsed and stored as jsonb: {@link parsePictureSpec} takes either form.
 */
export function writePictureSpec(spec: PictureSpec): string {
  return JSON.stringify(sorted(spec));
}

type Fields = Record<string, unknown>;

function record(value: unknown, name: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PictureSpecError(`${name} is not an object`);
  return Object.fromEntries(Object.entries(value));
}

function number(from: Fields, field: string, min: number, max: number): number {
  const value = from[field];
  if (typeof value !== "number" || !(value >= min && value <= max))
    throw new PictureSpecError(`${field} is not a number from ${min} to ${max}`);
  return value;
}

function oneOf<T extends string>(from: Fields, field: string, allowed: readonly T[]): T {
  const found = allowed.find((a) => a === from[field]);
  if (found === undefined) throw new PictureSpecError(`${field} is not one of ${allowed.join(", ")}`);
  return found;
}

function optional<K extends string, T>(from: Fields, field: K, read: () => T): { [P in K]?: T } {
  if (from[field] === undefined) return {};
  const out: { [P in K]?: T } = {};
  out[field] = read();
  return out;
}

const seedOf = (from: Fields) => Math.trunc(number(from, "seed", 1, 2 ** 31 - 1));
const hueOf = (from: Fields) => number(from, "hue", 0, 360);

function readPlant(from: Fields): PictureSpec {
  const base = {
    kind: "plant" as const,
    seed: seedOf(from),
    hue: hueOf(from),
    week: number(from, "week", 0.1, 60),
    ...optional(from, "shot", () => Math.trunc(number(from, "shot", 0, 99))),
    ...optional(from, "frame", () => oneOf(from, "frame", frames)),
  };
  const phase = oneOf(from, "phase", ["germination", "vegetative", "flowering", "harvest"] as const);
  if (phase === "germination") return { ...base, phase, medium: oneOf(from, "medium", media) };
  const living = {
    ...base,
    setting: oneOf(from, "setting", settings),
    ...optional(from, "flaws", () => {
      const given = record(from.flaws, "flaws");
      return Object.fromEntries(
        flaws.filter((f) => given[f] !== undefined).map((f) => [f, number(given, f, 0, 1)]),
      );
    }),
    ...optional(from, "training", () => oneOf(from, "training", trainings)),
    ...optional(from, "habit", () => oneOf(from, "habit", habits)),
    ...optional(from, "weeksOfGrowth", () => number(from, "weeksOfGrowth", 1, 20)),
  };
  if (phase === "vegetative") return { ...living, phase, view: oneOf(from, "view", livingViews) };
  if (phase === "flowering") return { ...living, phase, view: oneOf(from, "view", floweringViews) };
  return { ...living, phase, view: oneOf(from, "view", harvestViews) };
}

/**
 * Parses the spec of a photo row.
 * @param stored the JSON text, or the value of a jsonb column
 * @throws PictureSpecError naming the first invalid field
 */
export function parsePictureSpec(stored: unknown): PictureSpec {
  let value = stored;
  if (typeof stored === "string") {
    try {
      value = JSON.parse(stored);
    } catch {
      throw new PictureSpecError("the picture spec is not JSON");
    }
  }
  const from = record(value, "the picture spec");
  switch (oneOf(from, "kind", ["plant", "product", "avatar", "logo"] as const)) {
    case "plant":
      return readPlant(from);
    case "product":
      return {
        kind: "product",
        seed: seedOf(from),
        hue: hueOf(from),
        shape: oneOf(from, "shape", productShapes),
        ...optional(from, "frame", () => oneOf(from, "frame", productFrames)),
      };
    case "avatar":
      return { kind: "avatar", seed: seedOf(from) };
    case "logo": {
      const initials = from.initials;
      if (typeof initials !== "string" || !/^[A-Z]{1,2}$/.test(initials))
        throw new PictureSpecError("initials is not one or two Latin capitals");
      return { kind: "logo", seed: seedOf(from), hue: hueOf(from), initials };
    }
  }
}
