import { OPTIONS_SHOWN } from "@grow/app-kit/client/use-option-search.ts";
import { useCallback } from "react";
import type { StaffDesk } from "./described-field.ts";
import { SearchField, type SearchFieldTexts } from "./search-field.tsx";

/** A brand, product or strain of the catalogue. Without scripts, the last part of its page address is typed. */
export function RefField({ desk, ...field }: SearchFieldTexts & { desk: StaffDesk }) {
  const find = useCallback(
    async (search: string, signal: AbortSignal) => {
      const { createClient } = await import("@grow/api-client");
      const { data } = await createClient({ apiBase: "/api" }).GET("/staff/catalogue/{desk}", {
        params: { path: { desk }, query: { search, limit: OPTIONS_SHOWN } },
        signal,
      });
      return data.items.map(({ id, name, note }) => ({ id, name, detail: note || undefined }));
    },
    [desk],
  );
  return <SearchField {...field} find={find} />;
}
