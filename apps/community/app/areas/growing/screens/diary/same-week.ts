import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../../shared/file-response.ts";
import { sameWeekView } from "./same-week-view.ts";
import { type BesideView, schemesView } from "./schemes-view.ts";

/** What other growers of the strain measured in this week, and what the brands' schemes would have fed. A page asks for it when the reader comes near its place. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const id = paramId(params.id);
  const week = paramId(params.week);
  if (id === undefined || week === undefined) throw badParameter(context.url.pathname);
  const asked = { params: { path: { id, week } } };
  const [{ data: statistics }, { data: schemes }] = await Promise.all([
    context.api.GET("/diaries/{id}/weeks/{week}/statistics", asked),
    context.api.GET("/diaries/{id}/weeks/{week}/schemes", asked),
  ]);
  return jsonAnswer(context, {
    ...sameWeekView(statistics, context.measures),
    schemes: schemesView(schemes, context.measures),
  } satisfies BesideView);
}
