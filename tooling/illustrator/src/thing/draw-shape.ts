import type { Random } from "../random.ts";

/** Colours of a brand on a product, darkest last. */
export interface Livery {
  main: string;
  deep: string;
  pale: string;
  accent: string;
}

/** Draws a product on a table of 640 × 640; its foot stands at about y = 550. */
export type DrawShape = (random: Random, livery: Livery) => string;
