import { badParameter } from "@grow/app-kit/request/failures.ts";
import { PAGES, type TextPage } from "../../../../shared/text-pages.ts";
import { paths } from "../../paths.ts";

/** The page of an address. @throws a 404 response for an address that the routes do not have */
export function pageAt(pathname: string): TextPage {
  const page = PAGES.find(({ path }) => paths.textPage(path) === pathname.replace(/\/$/, ""));
  if (page === undefined) throw badParameter(pathname);
  return page;
}
