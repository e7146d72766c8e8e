interface Row<Text> {
  /** Left out for a new one. */
  readonly id?: number | undefined;
  readonly items_text: readonly Text[];
}

type Words<Text> = Omit<Text, "lang">;

/** The texts of rows such as options, without white space around them: those in the original language, and the others. A row is named by its place. */
export function splitTexts<Text extends { readonly lang: string }>(
  rows: readonly Row<Text>[],
  lang: string,
): {
  originals: (Partial<Words<Text>> & { id: number | null; position: number })[];
  translations: (Text & { position: number })[];
} {
  return {
    originals: rows.map(({ id, items_text }, position) => {
      const original = items_text.find((text) => text.lang === lang);
      return { ...withoutLang(original && trimmed(original)), id: id ?? null, position };
    }),
    translations: rows.flatMap(({ items_text }, position) =>
      items_text.filter((text) => text.lang !== lang).map((text) => ({ ...trimmed(text), position })),
    ),
  };
}

function trimmed<Text extends object>(text: Text): Text {
  const parts = Object.entries(text).map(([part, value]) => [
    part,
    typeof value === "string" ? value.trim() : value,
  ]);
  return Object.fromEntries(parts) as Text;
}

function withoutLang<Text extends { readonly lang: string }>(text: Text | undefined): Partial<Words<Text>> {
  if (!text) return {};
  const { lang: _, ...words } = text;
  return words;
}
