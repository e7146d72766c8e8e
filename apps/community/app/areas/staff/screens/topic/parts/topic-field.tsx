import { OPTIONS_SHOWN } from "@grow/app-kit/client/use-option-search.ts";
import { useCallback } from "react";
import { SearchField, type SearchFieldTexts } from "../../../shared/desks/search-field.tsx";
import type { TopicKind } from "../../../shared/topics/topic-kinds.ts";

interface TopicFieldProps extends SearchFieldTexts {
  kind: TopicKind;
  /** The one that is not offered. */
  except: number;
}

/** Another category or tag. Without scripts, its name or the last part of its address is typed. */
export function TopicField({ kind, except, ...field }: TopicFieldProps) {
  const find = useCallback(
    async (search: string, signal: AbortSignal) => {
      const { createClient } = await import("@grow/api-client");
      const { data } = await createClient({ apiBase: "/api" }).GET("/staff/topics/{kind}", {
        params: { path: { kind }, query: { search, limit: OPTIONS_SHOWN + 1 } },
        signal,
      });
      return data.items
        .filter(({ id }) => id !== except)
        .slice(0, OPTIONS_SHOWN)
        .map(({ id, name, slug }) => ({ id, name, detail: slug }));
    },
    [kind, except],
  );
  return <SearchField {...field} find={find} />;
}
