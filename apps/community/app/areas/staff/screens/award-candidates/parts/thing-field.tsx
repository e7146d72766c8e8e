import { OPTIONS_SHOWN } from "@grow/app-kit/client/use-option-search.ts";
import { useCallback } from "react";
import { SearchField, type SearchFieldTexts } from "../../../shared/desks/search-field.tsx";

interface ThingFieldProps extends SearchFieldTexts {
  readonly year: number;
  readonly nomination: number;
}

/** A thing that can become a candidate of a nomination. Without scripts, its name or the address of its page is typed. */
export function ThingField({ year, nomination, ...field }: ThingFieldProps) {
  const find = useCallback(
    async (search: string, signal: AbortSignal) => {
      if (search.trim() === "") return [];
      const { createClient } = await import("@grow/api-client");
      const { data } = await createClient({ apiBase: "/api" }).GET(
        "/staff/awards/{year}/nominations/{nomination}/things",
        { params: { path: { year, nomination }, query: { search, limit: OPTIONS_SHOWN } }, signal },
      );
      return data.items.map(({ content_id, name, link, item_user }) => ({
        id: content_id,
        name: name ?? String(content_id),
        // Photos of a diary have the same name.
        detail: [item_user?.name, link].filter(Boolean).join(" · "),
      }));
    },
    [year, nomination],
  );
  return <SearchField {...field} find={find} />;
}
