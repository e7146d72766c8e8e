/** Two tokens that are used together, and their minimum contrast. */
export interface TokenPair {
  readonly front: string;
  readonly ground: string;
  readonly least: number;
}

/** WCAG 2.2 AA for text of any size. */
const TEXT = 4.5;
/** WCAG 2.2 AA for meaningful edges, rings and drawings. */
const SHAPE = 3;

const grounds = ["bg", "surface", "sunken"];
const phases = ["germ", "veg", "flower", "harvest"];

const text = (front: string, ground: string): TokenPair => ({ front, ground, least: TEXT });

/** Text and its backgrounds. */
export const textPairs: readonly TokenPair[] = [
  ...grounds.flatMap((ground) =>
    ["ink", "ink-2", "ink-3", "link", "accent-ink", "danger-ink", "warn-ink", "info-ink", "love", "star"].map(
      (ink) => text(ink, ground),
    ),
  ),
  ...phases.flatMap((phase) => [
    text(`${phase}-ink`, `${phase}-wash`),
    text(`${phase}-ink`, "bg"),
    text(`${phase}-ink`, "surface"),
    text(`${phase}-on`, phase),
  ]),
  text("on-accent", "accent"),
  text("on-accent", "accent-hover"),
  text("on-danger", "danger"),
  text("accent-ink", "accent-wash"),
  text("warn-ink", "warn-wash"),
  text("danger-ink", "danger-wash"),
  text("info-ink", "info-wash"),
  text("bg", "ink"),
  text("bg", "love"),
];

/** Meaningful shapes: edges of controls, the focus ring, data fills. */
export const shapePairs: readonly TokenPair[] = grounds.flatMap((ground) =>
  ["line-strong", "focus", "accent", "danger", ...phases, "c-temp", "c-hum", "c-light", "c-water"].map(
    (front) => ({ front, ground, least: SHAPE }),
  ),
);
