import { listWeeks } from "./list-weeks.ts";

export const catalogueOperations = { listWeeks };
