import { Pagination } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { type ListView, listAddress } from "../view.ts";

/** The pages of the list. */
export function ListPages({ tags, sort, page, pages }: Pick<ListView, "tags" | "sort" | "page" | "pages">) {
  const { t } = useLingui();
  return (
    <Pagination
      label={t({ id: "explore.pages", message: "Pages of diaries" })}
      current={page}
      total={pages}
      href={(number) => listAddress({ tags, sort, page: number })}
    />
  );
}
