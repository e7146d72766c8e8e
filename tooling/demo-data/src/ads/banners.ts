import type { BannerKind } from "@grow/domain/banners";
import type { PictureSpec } from "@grow/tooling-illustrator";
import type { Lang } from "../people/growers.ts";

/** What became of a banner that was submitted. */
export type DemoBannerState = "running" | "paused" | "review" | "refused" | "ended";

/** The words and the picture of a banner. Brands are fictional, and so are the addresses. */
export interface DemoBannerWords {
  readonly type: BannerKind;
  readonly name: string;
  readonly title?: string;
  readonly text?: string;
  readonly button?: string;
  readonly lang?: Lang;
  readonly url: string;
  readonly picture?: { readonly spec: PictureSpec; readonly alt: string };
  readonly section?: readonly string[];
  readonly countries?: readonly string[];
  readonly payer?: string;
  /** First and last day, counted from the day of loading; null without an end. */
  readonly run: readonly [start: number, end: number | null];
  readonly perDay?: number;
}

export interface DemoBanner extends DemoBannerWords {
  /** Null for the site's own. */
  readonly brand: string | null;
  readonly state: DemoBannerState;
  /** The product of a button, by name. */
  readonly product?: string;
  /** What the moderator wants changed. */
  readonly review?: string;
  /** Viewable views on an ordinary day, once the banner is known; left out where it was never shown. */
  readonly daily?: number;
  /** Days on which it was switched off, counted from the day of loading. */
  readonly off?: readonly (readonly [from: number, to: number])[];
}

const thing = (
  shape: Extract<PictureSpec, { kind: "product" }>["shape"],
  seed: number,
  hue: number,
  alt: string,
) => ({ spec: { kind: "product", shape, seed, hue } as const, alt });
const box = (...given: Parameters<typeof thing>) => {
  const { spec, alt } = thing(...given);
  return { spec: { ...spec, frame: "box" } as const, alt };
};
const plant = (setting: "tent" | "balcony", seed: number, hue: number, alt: string) => ({
  spec: { kind: "plant", setting, seed, hue, phase: "flowering", view: "whole", week: 7 } as const,
  alt,
});

const LOAM = "https://loam-lumen.example";
const EMBER = "https://ember-genetics.example";
const HOUSE = "https://grow.example";

/** Banners of two brands and of the site itself, the oldest first: every kind, and every state of one that was submitted. */
export const BANNERS: readonly DemoBanner[] = [
  {
    ...{ brand: "Loam & Lumen", type: "header", state: "ended", daily: 520, run: [-90, -35] },
    ...{ name: "Green Measure, first run", title: "Green Measure: mix by the cup", button: "See how" },
    ...{ url: `${LOAM}/green-measure`, section: ["explore", "questions"], countries: [] },
    picture: thing("canister", 4107, 132, "Green canister with a measuring cup"),
  },
  {
    ...{ brand: null, type: "box", state: "running", daily: 310, run: [-90, null] },
    ...{ name: "Start a diary", title: "Your first week takes a minute" },
    ...{ text: "A photo and two readings are enough.", button: "Start a diary", url: `${HOUSE}/diaries/new` },
    ...{ section: ["home", "explore"], picture: box("pot", 7101, 96, "Pot with fresh soil") },
  },
  {
    ...{ brand: "Loam & Lumen", type: "header", state: "running", daily: 640, run: [-88, 40] },
    ...{ name: "Root Start, seedlings", title: "Root Start for the first 10 days", button: "Open" },
    ...{ url: `${LOAM}/root-start`, section: ["explore", "strains", "questions"], perDay: 3 },
    picture: thing("bottle", 4106, 28, "Small bottle with a dropper"),
  },
  {
    ...{ brand: "Ember Genetics", type: "box", state: "ended", daily: 430, run: [-80, -52] },
    ...{ name: "Night Plum release", title: "Night Plum is back in packs of 5" },
    ...{ text: "Eight weeks of flowering, purple from week 6.", button: "See the strain" },
    ...{ url: `${EMBER}/night-plum`, section: ["strains", "seedbank"], countries: ["AT", "DE", "ES", "TH"] },
    picture: box("seed_pack", 5201, 288, "Purple seed pack"),
  },
  {
    ...{ brand: "Ember Genetics", type: "cpm", state: "paused", daily: 260, run: [-75, 20], off: [[-50, 0]] },
    ...{ name: "Copper Lantern", title: "Copper Lantern, seven weeks" },
    ...{ text: "Short, spicy, made for small tents.", url: `${EMBER}/copper-lantern`, section: ["diary"] },
    picture: plant("tent", 302, 338, "Copper-coloured plant in week 7 of flowering"),
  },
  {
    ...{ brand: "Loam & Lumen", type: "cpm", state: "paused", daily: 340, run: [-70, 25], off: [[-28, 0]] },
    ...{ name: "Late Sugar, last two weeks", title: "Late Sugar for the last two weeks" },
    ...{ text: "Pause it if your EC is above 2.0.", button: "How to dose", url: `${LOAM}/late-sugar` },
    ...{ section: ["diary"], countries: ["AT", "DE"], perDay: 2 },
    picture: plant("balcony", 410, 100, "Plant on a balcony in week 7 of flowering"),
  },
  {
    ...{
      brand: "Loam & Lumen",
      type: "box",
      state: "running",
      daily: 980,
      run: [-62, 30],
      off: [[-33, -31]],
    },
    ...{ name: "Base A/B, autumn", title: "Base A/B, one chart for coco" },
    ...{ text: "Two parts, twelve weeks.", button: "Open the chart", url: `${LOAM}/coco` },
    ...{ section: ["diary", "explore"], perDay: 3 },
    picture: box("canister", 4101, 96, "Two green canisters with a leaf on the label"),
  },
  {
    ...{ brand: "Loam & Lumen", type: "button", state: "running", daily: 120, run: [-60, null] },
    ...{ name: "Where to buy Base A/B", button: "Buy Base A/B", url: `${LOAM}/shop/base-ab` },
    ...{ product: "Base A/B", section: ["nutrients"] },
  },
  {
    ...{ brand: null, type: "cpm", state: "running", daily: 180, run: [-50, null] },
    ...{ name: "Ask the growers", title: "Something wrong with a leaf?" },
    ...{ text: "Ask with a photo. Growers answer.", button: "Ask a question", url: `${HOUSE}/questions/new` },
    ...{ section: ["diary"], picture: plant("tent", 212, 98, "Plant under a net in week 7 of flowering") },
  },
  {
    ...{ brand: "Loam & Lumen", type: "cpm", state: "running", daily: 410, run: [-40, 20] },
    ...{ name: "Tidewater Bloom, DACH", title: "Tidewater Bloom ab Woche 4", lang: "de" },
    ...{ text: "Mehr PK, ohne den EC hochzutreiben.", button: "Zum Düngeschema", url: `${LOAM}/de/bloom` },
    ...{ section: ["diary"], countries: ["AT", "CH", "DE"], payer: "Loam & Lumen Vertrieb GmbH" },
    picture: plant("tent", 25, 110, "Blühende Pflanze in Woche 7"),
  },
  {
    ...{ brand: "Loam & Lumen", type: "sidebar", state: "running", daily: 230, run: [-30, 60] },
    ...{ name: "Calm Magnesium, sidebar", title: "Calm Magnesium under LED" },
    ...{ text: "For yellow stripes between green veins.", button: "Read why", url: `${LOAM}/calm-magnesium` },
    ...{ section: ["diary", "questions"], picture: thing("bottle", 4105, 200, "Blue bottle of magnesium") },
  },
  {
    ...{ brand: null, type: "sidebar", state: "running", daily: 150, run: [-30, 30] },
    ...{ name: "Giveaways in the rail", title: "Win a tent" },
    ...{ text: "A new draw every month.", button: "Join", url: `${HOUSE}/giveaways` },
    ...{ section: ["home", "journal"], picture: thing("tent", 7102, 150, "Grow tent") },
  },
  {
    ...{ brand: null, type: "header", state: "paused", run: [-20, null], off: [[-20, 0]] },
    ...{ name: "Write for the journal", title: "Write for the journal", button: "How it works" },
    ...{ url: `${HOUSE}/journal`, section: ["journal"] },
    picture: thing("meter", 7103, 210, "Handheld meter"),
  },
  {
    ...{ brand: "Loam & Lumen", type: "box", state: "refused", run: [5, 40] },
    ...{ name: "Winter set, 30% off", title: "Best nutrients in the world, 30% off" },
    ...{ text: "Guaranteed double yield.", button: "Buy now", url: `${LOAM}/winter-set` },
    review:
      "“Best in the world” and “guaranteed double yield” need proof. Say what the set contains, then submit it again.",
    picture: box("bag", 4110, 18, "Bag with a bow"),
  },
  {
    ...{ brand: "Loam & Lumen", type: "box", state: "review", run: [3, 45] },
    ...{ name: "Soil chart", title: "Base A/B in soil, half the dose" },
    ...{ text: "A chart for 11 to 20 litre pots.", button: "Open the chart", url: `${LOAM}/soil` },
    ...{ section: ["diary", "explore", "substrates"], perDay: 3 },
    picture: box("canister", 4112, 60, "Canister beside a pot of soil"),
  },
];

/** Begun by a manager and not submitted. */
export const DRAFT: DemoBannerWords & { readonly brand: string } = {
  ...{ brand: "Loam & Lumen", type: "header", run: [30, 75] },
  ...{ name: "Spring seedlings", title: "Spring starts with clean roots", url: `${LOAM}/root-start` },
  section: ["explore"],
};
