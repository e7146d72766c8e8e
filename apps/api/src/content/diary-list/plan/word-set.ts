import type { ExploreFilters, ExploreGroup } from "@grow/domain";

/** Bit position in `diary.words` of each group's word with code 0. */
const PLACES: Readonly<Record<ExploreGroup, number>> = {
  room: -1,
  soil: 2,
  watering: 6,
  light: 10,
  phase: 16,
};
const GROUPS = Object.keys(PLACES) as ExploreGroup[];
const VIDEO = 1 << 14;
const HARVESTED = 1 << 19;
const UNFINISHED = 1 << 20;

/** The bits of a diary's setup: the most common filters, which are indexed. */
export const SETUP = (1 << 15) - 1;
/** A bit that every diary has. */
const ANY = -1;

/** A condition on `diary.words`. */
export interface WordBits {
  /** Bits that must all be set. */
  readonly must: number;
  /** Masks by group: at least one bit of each must be set. */
  readonly among: readonly number[];
}

/** The same, with values for the index. */
export interface WordSet extends WordBits {
  /** All matching {@link SETUP} values; null when the words do not restrict them. */
  readonly setups: readonly number[] | null;
}

/** The bit of a filter word. */
export function bitOf(group: ExploreGroup, code: number): number {
  return 1 << (code + PLACES[group]);
}

function bitsOf(group: ExploreGroup, codes: readonly number[]): number {
  return codes.reduce((bits, code) => bits | bitOf(group, code), 0);
}

export function wordBits(filters: ExploreFilters, isHarvest?: boolean): WordBits {
  const chosen = GROUPS.map((group) => ({ codes: filters[group], bits: bitsOf(group, filters[group]) }));
  const single = chosen.reduce((bits, group) => bits | (group.codes.length === 1 ? group.bits : 0), 0);
  const harvest = isHarvest === undefined ? 0 : isHarvest ? HARVESTED : UNFINISHED;
  return {
    must: single | harvest | (filters.is_video ? VIDEO : 0),
    among: chosen.map(({ codes, bits }) => (codes.length > 1 ? bits : ANY)),
  };
}

export function wordSet(filters: ExploreFilters, isHarvest?: boolean): WordSet {
  return { ...wordBits(filters, isHarvest), setups: setupsOf(filters) };
}

/** Whether a diary with these words matches. */
export function fitsWords(words: number, { must, among }: WordBits): boolean {
  if ((words & must) !== must) return false;
  for (const bits of among) if ((words & bits) === 0) return false;
  return true;
}

function setupsOf(filters: ExploreFilters): number[] | null {
  const { room, soil, watering, light, is_video } = filters;
  const isSaid = is_video || [room, soil, watering, light].some((codes) => codes.length > 0);
  if (!isSaid) return null;
  const one = (group: ExploreGroup, codes: readonly number[], all: readonly number[]) =>
    (codes.length > 0 ? codes : all).map((code) => bitOf(group, code));
  const lights = SUBSETS_OF_LIGHT.filter(
    (bits) => light.length === 0 || (bits & bitsOf("light", light)) !== 0,
  );
  const parts = [
    one("room", room, [1, 2, 3]),
    one("soil", soil, [1, 2, 3, 4]),
    one("watering", watering, [1, 2, 3, 4]),
    lights,
    is_video ? [VIDEO] : [0, VIDEO],
  ];
  return parts.reduce<number[]>(
    (found, part) => found.flatMap((bits) => part.map((more) => bits | more)),
    [0],
  );
}

const SUBSETS_OF_LIGHT = [0, 1, 2, 3, 4, 5, 6, 7].map((subset) => subset << (PLACES.light + 1));
