import type { Problem } from "../../../errors/api-error.ts";

/** A row such as an option of a voting, with its texts by language. */
export interface ChildRow {
  /** Left out for a new one. */
  readonly id?: number;
  readonly items_text: readonly { readonly lang: string }[];
}

interface Parent {
  /** The field with the rows. */
  readonly field: string;
  /** The original language of the thing, and all its languages. */
  readonly lang: string;
  readonly langs: readonly string[];
  /** Ids of the rows it has. */
  readonly ids: readonly number[];
}

/** Rows that are sent once each and belong to the thing, with an original and one text for each other language of the thing. */
export function checkChildRows(rows: readonly ChildRow[], parent: Parent): Problem[] {
  const seen = new Set<number>();
  return rows.flatMap(({ id, items_text }, index) => {
    const field = `${parent.field}.${index}`;
    const problems = checkTextsOf(items_text, field, parent);
    if (id !== undefined && !parent.ids.includes(id))
      problems.unshift({ code: "unknown_reference", field: `${field}.id` });
    else if (id !== undefined && seen.has(id)) problems.unshift({ code: "taken", field: `${field}.id` });
    if (id !== undefined) seen.add(id);
    return problems;
  });
}

function checkTextsOf(texts: ChildRow["items_text"], row: string, { lang, langs }: Parent): Problem[] {
  const problems = texts.flatMap((text, index): Problem[] => {
    const field = `${row}.items_text.${index}.lang`;
    if (texts.findIndex((other) => other.lang === text.lang) < index) return [{ code: "taken", field }];
    return langs.includes(text.lang) ? [] : [{ code: "unknown_reference", field }];
  });
  return texts.some((text) => text.lang === lang)
    ? problems
    : [...problems, { code: "required", field: `${row}.items_text` }];
}
