import type { DemoTables, EventRow } from "../rows.ts";

/** Diaries of one step, the least that is added; a tenth as many growers keep them. */
export const STEP = 1000;

/** Ids that the rows of one diary may take; what is not needed stays free. */
export const ROOM = { week: 40, week_nutrient: 400, diary_equip: 40, comment: 20, review: 40 } as const;

/** Tables that the crowd fills, in an order in which what is referred to comes first. */
export const CROWD_TABLES = [
  "users",
  "user_handle",
  "account",
  "user_email",
  "diary",
  "diary_equip",
  "week",
  "week_nutrient",
  "review",
  "comment",
  "likes",
  "follow",
  "event",
] as const satisfies readonly (keyof DemoTables)[];

type CrowdTable = (typeof CROWD_TABLES)[number];

/** Ids that were there before, by table. */
export type FirstIds = Readonly<Record<"users" | "diary" | keyof typeof ROOM, number>>;

type EventWithoutId = Omit<EventRow, "id" | "params">;

/** Rows of a step by table; events get their ids from the database. */
export type CrowdRows = { [Table in Exclude<CrowdTable, "event">]: DemoTables[Table] } & {
  event: EventWithoutId[];
};

/** What a step adds to the numbers of the catalogue, by table and id. */
export interface CatalogueSteps {
  readonly table: "brand" | "product" | "strain";
  readonly id: number;
  cnt_diaries: number;
  cnt_harvests: number;
}
