import { createHash } from "node:crypto";
import {
  type Flaw,
  type PictureSpec,
  type Setting,
  type Training,
  writePictureSpec,
} from "@grow/tooling-illustrator";

type Plant = Extract<PictureSpec, { kind: "plant" }>;
type Germination = Extract<Plant, { phase: "germination" }>;
type Harvest = Extract<Plant, { phase: "harvest" }>;
type Living = Exclude<Plant, Germination>;

/** A picture in the repository: its file name without extension, and what it shows. */
export interface LibraryPicture {
  readonly name: string;
  readonly spec: Plant;
}

/** A plant that the library shows from seedling to harvest, so that the photos of a diary show one plant. */
interface Character {
  readonly name: string;
  readonly seed: number;
  readonly hue: number;
  readonly setting: Setting;
  readonly training: Training;
  /** Weeks of the pictures in each phase; more for the plant that the home page opens with. */
  readonly weeks?: { readonly vegetative: readonly number[]; readonly flowering: readonly number[] };
}

const WEEKS = { vegetative: [1, 3, 5], flowering: [1, 4, 7, 9] };
const EVERY_WEEK = { vegetative: [1, 2, 3, 4, 5, 6], flowering: [1, 2, 3, 4, 5, 6, 7, 8, 9] };

const CHARACTERS: readonly Character[] = [
  { name: "tent-a", seed: 103, hue: 100, setting: "tent", training: "none" },
  { name: "tent-b", seed: 212, hue: 98, setting: "tent", training: "scrog" },
  { name: "tent-c", seed: 1651184151, hue: 70, setting: "tent", training: "topped", weeks: EVERY_WEEK },
  { name: "tent-d", seed: 344, hue: 84, setting: "tent", training: "lst" },
  { name: "tent-e", seed: 25, hue: 110, setting: "tent", training: "topped" },
  { name: "tent-f", seed: 61, hue: 288, setting: "tent", training: "topped" },
  { name: "tent-g", seed: 133, hue: 282, setting: "tent", training: "lst" },
  { name: "tent-h", seed: 301, hue: 296, setting: "tent", training: "scrog" },
  { name: "tent-i", seed: 303, hue: 342, setting: "tent", training: "none" },
  { name: "balcony-a", seed: 410, hue: 100, setting: "balcony", training: "none" },
  { name: "balcony-b", seed: 411, hue: 290, setting: "balcony", training: "topped" },
  { name: "balcony-c", seed: 412, hue: 346, setting: "balcony", training: "none" },
  { name: "outdoor-a", seed: 510, hue: 98, setting: "outdoor", training: "lst" },
  { name: "outdoor-b", seed: 511, hue: 284, setting: "outdoor", training: "topped" },
  { name: "outdoor-c", seed: 512, hue: 70, setting: "outdoor", training: "none" },
  { name: "window-a", seed: 610, hue: 66, setting: "window", training: "none" },
  { name: "window-b", seed: 611, hue: 282, setting: "window", training: "none" },
  { name: "greenhouse-a", seed: 110, hue: 100, setting: "greenhouse", training: "none" },
];

/** Colours of what several diaries share: a jar, branches on a line, a leaf. */
const HUES = [75, 100, 285, 340];

const MEDIA = ["paper", "glass", "cube", "pellet"] as const;

/** Troubles that questions show, each as far gone as a photo shows well. */
const TROUBLES: readonly (readonly [Flaw, "whole" | "leaf" | "bud"])[] = [
  ["yellowing", "leaf"],
  ["tip_burn", "leaf"],
  ["holes", "leaf"],
  ["mould", "bud"],
  ["droop", "whole"],
];

/** From here on a flaw is the subject of a photo: seen from afar it must be grave, or a diary would change its plant for a week. */
const SEEN_FLAW = { whole: 0.8, leaf: 0.3, bud: 0.3 };

function picturesOf(character: Character): LibraryPicture[] {
  const { name, weeks = WEEKS, seed, hue, setting, training } = character;
  const plant = { kind: "plant", seed, hue, setting, training } as const;
  return [
    ...weeks.vegetative.map((week) => ({
      name: `${name}-vegetative-${week}`,
      spec: { ...plant, phase: "vegetative", view: "whole", week } as const,
    })),
    ...weeks.flowering.map((week) => ({
      name: `${name}-flowering-${week}`,
      spec: { ...plant, phase: "flowering", view: "whole", week } as const,
    })),
    {
      name: `${name}-canopy`,
      spec: { ...plant, phase: "flowering", view: "canopy", week: 5, frame: "landscape" },
    },
    { name: `${name}-bud`, spec: { ...plant, phase: "flowering", view: "bud", week: 8 } },
  ];
}

function sharedPictures(): LibraryPicture[] {
  const plant = { kind: "plant", setting: "tent" } as const;
  return [
    ...MEDIA.flatMap((medium) =>
      [1, 2].map((week) => ({
        name: `germination-${medium}-${week}`,
        spec: { kind: "plant", seed: 25, hue: 96, phase: "germination", medium, week } as const,
      })),
    ),
    ...HUES.flatMap((hue, index): LibraryPicture[] => [
      {
        name: `leaf-${hue}`,
        spec: { ...plant, seed: 303 + index, hue, phase: "vegetative", view: "leaf", week: 5 },
      },
      {
        name: `canopy-${hue}`,
        spec: {
          ...plant,
          seed: 320 + index,
          hue,
          phase: "vegetative",
          view: "canopy",
          week: 4,
          frame: "landscape",
        },
      },
      {
        name: `drying-${hue}`,
        spec: { ...plant, seed: 308 + index, hue, phase: "harvest", view: "drying", week: 1 },
      },
      {
        name: `jar-${hue}`,
        spec: { ...plant, seed: 309 + index, hue, phase: "harvest", view: "jar", week: 2 },
      },
      {
        name: `trimmed-${hue}`,
        spec: {
          ...plant,
          seed: 315 + index,
          hue,
          phase: "harvest",
          view: "bud",
          week: 1,
          frame: "landscape",
        },
      },
    ]),
    ...TROUBLES.map(([flaw, view]): LibraryPicture => {
      const flawed = { ...plant, seed: 700, hue: 96, flaws: { [flaw]: 0.85 } };
      return {
        name: `${view}-${flaw}`,
        spec:
          view === "bud"
            ? { ...flawed, phase: "flowering", view, week: 7 }
            : { ...flawed, phase: "vegetative", view, week: 5 },
      };
    }),
  ];
}

/** All pictures of plants in `committed-pictures/`. */
export const LIBRARY: readonly LibraryPicture[] = [...CHARACTERS.flatMap(picturesOf), ...sharedPictures()];

/**
 * Gets the name of the picture for a photo: plants are those of the library, everything else is drawn when the pictures are
 * built, so its name follows from what it shows.
 */
export function pictureName(spec: PictureSpec): string {
  if (spec.kind === "plant") return plantName(spec);
  return `${spec.kind}-${createHash("sha256").update(writePictureSpec(spec)).digest("hex").slice(0, 16)}`;
}

/** The name of the picture that a film shows before it plays. */
export const posterName = (file: string): string => `poster-${file}`;

function plantName(spec: Plant): string {
  if (spec.phase === "germination") return `germination-${spec.medium}-${spec.week < 2 ? 1 : 2}`;
  const trouble = troubleOf(spec);
  if (trouble !== null) return trouble;
  if (spec.phase === "harvest") return harvestName(spec);
  if (spec.view === "leaf") return `leaf-${nearest(HUES, spec.hue, hueDistance)}`;
  if (spec.view === "canopy" && spec.phase === "vegetative")
    return `canopy-${nearest(HUES, spec.hue, hueDistance)}`;
  const character = characterOf(spec);
  if (spec.view !== "whole") return `${character.name}-${spec.view}`;
  const weeks = (character.weeks ?? WEEKS)[spec.phase];
  return `${character.name}-${spec.phase}-${nearest(weeks, spec.week, (a, b) => Math.abs(a - b))}`;
}

function harvestName(spec: Harvest): string {
  const hue = nearest(HUES, spec.hue, hueDistance);
  if (spec.view === "whole") return `${characterOf(spec).name}-flowering-9`;
  return `${spec.view === "bud" ? "trimmed" : spec.view}-${hue}`;
}

/** The picture of the worst flaw that the library shows from this distance, if it is the subject of the photo. */
function troubleOf({ flaws = {}, view }: Living): string | null {
  const seen = TROUBLES.filter(([flaw, from]) => from === view && (flaws[flaw] ?? 0) >= SEEN_FLAW[from]);
  const [worst] = seen.sort(([a], [b]) => (flaws[b] ?? 0) - (flaws[a] ?? 0));
  return worst ? `${view}-${worst[0]}` : null;
}

/** One of the plants of the same place and about the same colour; the same for all photos of a diary. */
function characterOf({ setting, hue, seed }: Living): Character {
  const there = CHARACTERS.filter((character) => character.setting === setting);
  const same = there.find((character) => character.seed === seed);
  if (same) return same;
  const least = Math.min(...there.map((character) => hueDistance(character.hue, hue)));
  const alike = there.filter((character) => hueDistance(character.hue, hue) <= least + 20);
  return alike[seed % alike.length] ?? (CHARACTERS[0] as Character);
}

function nearest(
  values: readonly number[],
  wanted: number,
  distance: (a: number, b: number) => number,
): number {
  return values.reduce((best, value) => (distance(value, wanted) < distance(best, wanted) ? value : best));
}

/** Degrees between two hues on the colour circle. */
function hueDistance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}
