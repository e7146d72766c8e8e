import { newIdempotencyKey } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { textLang } from "../../../../shared/text-lang.ts";
import { doneOf } from "../../shared/ballots/done.ts";
import { votingView } from "./view.ts";
import { newVotingValues, votingValues } from "./voting-form.ts";

/** Changes shown below the form. */
const CHANGES = 20;

/** The id of the poll that a path names; null for a new one. */
export function votingTarget({ id }: LoaderFunctionArgs["params"], pathname: string): number | null {
  const found = id === "new" ? null : paramId(id ?? "");
  if (found === undefined || found === 0) throw notFound(pathname);
  return found;
}

export async function loadVoting({ api, locale, url }: AppLoadContext, params: LoaderFunctionArgs["params"]) {
  const id = votingTarget(params, url.pathname);
  if (id === null) {
    const values = newVotingValues(textLang(locale));
    return { voting: null, values, requestKey: newIdempotencyKey(), changes: [], done: null };
  }
  const path = { id };
  const [{ data: voting }, { data: log }] = await Promise.all([
    api.GET("/staff/votings/{id}", { params: { path } }),
    api.GET("/staff/votings/{id}/changes", { params: { path, query: { start: 0, limit: CHANGES } } }),
  ]);
  return {
    voting: votingView(voting, Date.now()),
    values: votingValues(voting),
    requestKey: null,
    changes: log.items,
    done: doneOf(url.searchParams),
  };
}
