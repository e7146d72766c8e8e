import { useLingui } from "@lingui/react/macro";
import { ListPages } from "../../../../../shared/lists/parts/list-pages.tsx";
import { DIARIES } from "../list.ts";
import type { ListView } from "../view.ts";

/** Links to the pages of the list. */
export function DiaryPages(view: Pick<ListView, "tags" | "sort" | "page" | "pages">) {
  const { t } = useLingui();
  return (
    <ListPages list={DIARIES} label={t({ id: "explore.pages", message: "Pages of diaries" })} {...view} />
  );
}
