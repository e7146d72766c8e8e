import type { StrainCategory } from "@grow/domain";
import { paths } from "../../../../../paths.ts";
import { defineList } from "../../../../../shared/lists/list.ts";

/** Strains that have a value of a category. Of values that reports name, the share says most. */
export const strainsOfValue = (category: StrainCategory, value: string) =>
  defineList({
    path: () => paths.strainCategory(category, value),
    sorts: ["share", "diaries", "rate", "yield"],
    pageSize: 24,
    lastPage: 1000,
    indexedTags: 0,
  });

export type CategorySort = ReturnType<typeof strainsOfValue>["sorts"][number];
