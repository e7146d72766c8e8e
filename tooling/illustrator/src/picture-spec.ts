/**
 * What a picture shows. A spec is plain data: demo data writes it into a photo row as JSON and draws it later. The same spec
 * always gives the same drawing.
 */

/** The place of a living plant. A diary keeps one setting for all its weeks. */
export const settings = ["tent", "window", "greenhouse", "outdoor", "balcony"] as const;
export type Setting = (typeof settings)[number];

/** What a seed is started in. `cube` and `pellet` go on to show a seedling; `paper` and `glass` show the seed and its root. */
export const media = ["paper", "glass", "cube", "pellet"] as const;
export type Medium = (typeof media)[number];

/** How close the camera stands to a living plant: all of it, its top, one leaf, or one bud (flowering only). */
export const livingViews = ["whole", "canopy", "leaf"] as const;
export const floweringViews = ["whole", "canopy", "leaf", "bud"] as const;
/** What a harvest week shows: the ripe plant on its last day, branches on a line, jars, trimmed buds close by. */
export const harvestViews = ["whole", "drying", "jar", "bud"] as const;
export type LivingView = (typeof livingViews)[number];
export type FloweringView = (typeof floweringViews)[number];
export type HarvestView = (typeof harvestViews)[number];

/** What may be wrong with a plant. The value beside it in a spec is how far it has gone, 0 (not at all) to 1. */
export const flaws = ["stretch", "yellowing", "tip_burn", "droop", "mould", "crooked", "holes"] as const;
export type Flaw = (typeof flaws)[number];
export type Flaws = Partial<Record<Flaw, number>>;

/** Training of a plant: none, topped (two main stems), bent sideways, or under a net. */
export const trainings = ["none", "topped", "lst", "scrog"] as const;
export type Training = (typeof trainings)[number];

/** Natural growth habit. By default the seed decides. */
export const habits = ["bushy", "tall", "column"] as const;
export type Habit = (typeof habits)[number];

/** Format of the picture; see {@link pictureSize} for the pixels. */
export const frames = ["portrait", "cover", "landscape", "wide", "square", "tall"] as const;
export type Frame = (typeof frames)[number];

interface PlantBase {
  kind: "plant";
  /** One integer for one individual plant: keep it for the whole diary, and raise only phase and week. 1 to 2^31-1. */
  seed: number;
  /** Colour of the bud in degrees: 60–110 lime to green, 260–300 purple, 320–350 rose. Leaves follow gently. */
  hue: number;
  /** Week within the phase, from 1. A fraction is allowed ("two days later": week + 0.3). */
  week: number;
  /** Camera shift for several photos of the same plant and week, from 0. The plant stays, the framing changes. */
  shot?: number;
  frame?: Frame;
}

export interface GerminationPicture extends PlantBase {
  phase: "germination";
  medium: Medium;
}

interface LivingPlant extends PlantBase {
  setting: Setting;
  flaws?: Flaws;
  training?: Training;
  habit?: Habit;
  /** Weeks of growth that this plant has before it flowers, 1 to 20; keep it for the whole diary. Left out: 5. */
  weeksOfGrowth?: number;
}

export interface VegetativePicture extends LivingPlant {
  phase: "vegetative";
  view: LivingView;
}

export interface FloweringPicture extends LivingPlant {
  phase: "flowering";
  view: FloweringView;
}

export interface HarvestPicture extends LivingPlant {
  phase: "harvest";
  view: HarvestView;
}

export type PlantPicture = GerminationPicture | VegetativePicture | FloweringPicture | HarvestPicture;

/** Shapes of things in the catalogue. */
export const productShapes = [
  "bottle",
  "canister",
  "bag",
  "seed_pack",
  "lamp_board",
  "lamp_bar",
  "lamp_bulb",
  "tent",
  "pot",
  "filter",
  "fan",
  "controller",
  "meter",
  "hydro",
] as const;
export type ProductShape = (typeof productShapes)[number];

export const productFrames = ["box"] as const;
export type ProductFrame = (typeof productFrames)[number];

/** A thing of the catalogue on a plain table. */
export interface ProductPicture {
  kind: "product";
  seed: number;
  shape: ProductShape;
  /** Colour of the brand, degrees. */
  hue: number;
  /** `box`: 4 to 3, as advertisements need it. Left out: square. */
  frame?: ProductFrame;
}

/** Portrait of a grower without a photo: a leaf rosette seen from above, square. */
export interface AvatarPicture {
  kind: "avatar";
  seed: number;
}

/** Mark of a fictional brand, square. The mark follows the seed, the initials the name. */
export interface LogoPicture {
  kind: "logo";
  seed: number;
  hue: number;
  /** One or two Latin capitals, set beside or inside the mark. */
  initials: string;
}

export type PictureSpec = PlantPicture | ProductPicture | AvatarPicture | LogoPicture;

/** Width and height in pixels of the largest file of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

const frameSizes: Record<Frame, PictureSize> = {
  portrait: { width: 640, height: 800 },
  cover: { width: 960, height: 1200 },
  landscape: { width: 960, height: 640 },
  wide: { width: 960, height: 540 },
  square: { width: 640, height: 640 },
  tall: { width: 540, height: 960 },
};

/** Pixel size that a picture is drawn at: what a photo row carries as `width` and `height`. */
export function pictureSize(spec: PictureSpec): PictureSize {
  switch (spec.kind) {
    case "plant":
      return frameSizes[spec.frame ?? "portrait"];
    case "product":
      return spec.frame === "box" ? { width: 704, height: 528 } : { width: 640, height: 640 };
    case "avatar":
    case "logo":
      return { width: 320, height: 320 };
  }
}
