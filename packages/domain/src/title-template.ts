import { textIn } from "./number-input.ts";

/** Placeholders that titles and descriptions of pages may have. `n` is a total, `title` that of a post. */
export const TITLE_PLACEHOLDERS = [
  "page",
  "n",
  "filtername",
  "diaryname",
  "brandname",
  "productname",
  "strainname",
  "username",
  "question",
  "title",
  "year",
  "category",
  "week",
] as const;

/** Placeholder of a title or description on the sites. */
export type TitlePlaceholder = (typeof TITLE_PLACEHOLDERS)[number];

/** What placeholders stand for. A missing, empty or non-finite value leaves nothing. */
export type TitleValues<Own extends string = never> = {
  readonly [Key in TitlePlaceholder | Own]?: string | number | null | undefined;
};

/**
 * Parses the page number for a title.
 *
 * @param page - from the query string, so any text
 * @returns a whole number from 2 on, or `null` for the first page and for invalid numbers
 * @example
 * titlePage(2); // 2
 * titlePage(1); // null
 * titlePage("abc"); // null
 */
export function titlePage(page: unknown): number | null {
  const number = typeof page === "string" && /^\d{1,9}$/.test(page.trim()) ? Number(page) : page;
  return typeof number === "number" && Number.isInteger(number) && number > 1 ? number : null;
}

/**
 * Fills a title or description template. Placeholders without a value are removed together with the separators and brackets
 * around them. Values stay unchanged.
 *
 * @param template - text with placeholders in braces: those of the sites, and any of your own
 * @param values - what placeholders stand for; one without a value is treated as missing
 * @param pageWords - text of `{page}` from page 2 on, in the reader's language
 * @example
 * fillTitle("Diaries {filtername} – Grow{page}", { filtername: "indoor", page: 3 });
 * // "Diaries indoor – Grow – page 3"
 * fillTitle("{diaryname} | {strainname} | Grow", { strainname: "Night Plum", page: 1 }); // "Night Plum | Grow"
 * fillTitle("{room} › {tent}", { room: "Cellar", tent: "" }); // "Cellar"
 */
export function fillTitle<Own extends string = never>(
  template: string,
  values: TitleValues<Own>,
  pageWords: (page: number) => string = (page) => ` – page ${page}`,
): string {
  const kept: string[] = [];
  const known: Readonly<Record<string, unknown>> = values;
  const marked = textIn(template)
    .replaceAll(MARK, "")
    .replace(/\{\s*(?:([\w-]+)\s*)?\}/g, (_, name?: string) => {
      if (name === "page") {
        const page = titlePage(values.page);
        return page === null ? "" : pageWords(page);
      }
      const value = name !== undefined && Object.hasOwn(known, name) ? textOf(known[name]) : "";
      if (value === "") return "";
      // Values are inserted after the clean-up, so that it cannot change them.
      kept.push(value);
      return MARK;
    });
  let index = 0;
  return clean(marked).replaceAll(MARK, () => kept[index++] ?? "");
}

/** A character of the private use area, which no text has. */
const MARK = "\uE000";

function textOf(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  return typeof value === "string" ? value.trim() : "";
}

/** Each pattern reads a run once, also where nothing follows that it needs: the last one starts only at the beginning of a run. */
function clean(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]|«\s*»|“\s*”|„\s*“|"\s*"/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?](?: |$))/g, "")
    .replace(/(?:[–—|·•›→&+~,;:/]|(?<= )-(?= ))(?: ?(?:[–—|·•›→&+~,;:/]|-(?= )))+/g, strongest)
    .replace(/^[ –—|·•›→&+~,;:/-]+|(?<![ –—|·•›→&+~,;:/-])[ –—|·•›→&+~,;:/-]+$/g, "");
}

/** Of adjacent separators, keeps the first that divides; a run of only commas, semicolons and colons keeps its first one. */
function strongest(run: string): string {
  const parting = /[^ ,;:]/.exec(run)?.[0];
  if (!parting) return run.charAt(0);
  return parting === run.charAt(0) ? parting : ` ${parting}`;
}
