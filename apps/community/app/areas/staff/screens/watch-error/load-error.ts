import { notFound } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";

/** Changes shown below the cases. */
const CHANGES = 20;

const DONE = ["solved", "ignored", "open"] as const;

/** The state that an error was just given. */
export type Done = (typeof DONE)[number];

/** The id of the error that a path names. */
export function errorTarget({ id }: LoaderFunctionArgs["params"], pathname: string): number {
  const found = paramId(id ?? "");
  if (found === undefined || found === 0) throw notFound(pathname);
  return found;
}

/** All that the page of an error shows. */
export async function loadError({ api, url }: AppLoadContext, id: number) {
  const params = { path: { id } };
  const [{ data }, { data: log }] = await Promise.all([
    api.GET("/staff/watch/errors/{id}", { params }),
    api.GET("/staff/watch/errors/{id}/changes", {
      params: { ...params, query: { start: 0, limit: CHANGES } },
    }),
  ]);
  return {
    error: data.item_error,
    cases: data.items_sample,
    changes: log.items,
    done: DONE.find((one) => one === url.searchParams.get("done")) ?? null,
  };
}
