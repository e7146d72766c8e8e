import type { CellView } from "../view.ts";

/** The data of a week for charts and tables. */
export type GrownWeek = Pick<CellView, "id" | "faza" | "name">;

/** The short name of a week; with more space the full name is used. */
export const shortName = ({ name }: GrownWeek): string => name.replace(/^week/, "");
