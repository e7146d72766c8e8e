import type { Flaw, Habit, Medium, PictureSpec, Setting, Training } from "@grow/tooling-illustrator";

interface Plant {
  readonly seed: number;
  readonly hue: number;
  readonly setting: Setting;
  readonly training?: Training;
  readonly habit?: Habit;
}

/** What a film shows: one plant while time goes by. */
export type FilmLook =
  /** From the seedling to ripe buds. */
  | ({ readonly shows: "life" } & Plant)
  /** The weeks of growth. */
  | ({ readonly shows: "growth"; readonly view?: "whole" | "canopy" } & Plant)
  /** The weeks of flower. */
  | ({ readonly shows: "flower"; readonly view: "whole" | "canopy" | "bud" } & Plant)
  /** Something goes wrong, or is put right again. */
  | ({
      readonly shows: "harm" | "recovery";
      readonly flaw: Flaw;
      readonly view: "whole" | "leaf";
    } & Plant)
  /** A seed sprouts. */
  | { readonly shows: "sprout"; readonly seed: number; readonly hue: number; readonly medium: Medium };

/** Share of a film of a whole life that shows growth. */
const GROWTH = 0.42;

const between = (from: number, to: number, time: number): number => from + (to - from) * time;

/**
 * The picture of a film at a moment.
 *
 * @param time - from 0, the beginning, to 1
 */
export function filmFrame(look: FilmLook, time: number, isUpright: boolean): PictureSpec {
  const frame = isUpright ? "tall" : "wide";
  if (look.shows === "sprout") {
    const { seed, hue, medium } = look;
    return { kind: "plant", phase: "germination", seed, hue, medium, frame, week: between(0.3, 3, time) };
  }
  const { seed, hue, setting, training, habit } = look;
  const plant = {
    kind: "plant" as const,
    seed,
    hue,
    setting,
    frame,
    weeksOfGrowth: 6,
    ...(training ? { training } : {}),
    ...(habit ? { habit } : {}),
  } as const;
  switch (look.shows) {
    case "life":
      return time < GROWTH
        ? { ...plant, phase: "vegetative", view: "whole", week: between(0.6, 6.9, time / GROWTH) }
        : {
            ...plant,
            phase: "flowering",
            view: "whole",
            week: between(0.9, 9, (time - GROWTH) / (1 - GROWTH)),
          };
    case "growth":
      return { ...plant, phase: "vegetative", view: look.view ?? "whole", week: between(0.6, 6.9, time) };
    case "flower":
      return { ...plant, phase: "flowering", view: look.view, week: between(1.5, 9, time) };
    case "harm":
    case "recovery": {
      const extent = look.shows === "harm" ? time : 1 - time;
      return {
        ...plant,
        phase: "vegetative",
        view: look.view,
        week: between(4, 4.6, time),
        flaws: { [look.flaw]: 0.95 * extent },
      };
    }
  }
}
