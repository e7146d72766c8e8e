import type { CellView } from "../view.ts";

/** What charts and tables know of a week. */
export type GrownWeek = Pick<CellView, "id" | "faza" | "name">;

/** The number of a week alone; where there is room for the whole name it stands beside it. */
export const shortName = ({ name }: GrownWeek): string => name.replace(/^week/, "");
