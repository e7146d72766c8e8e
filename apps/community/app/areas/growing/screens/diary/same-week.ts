import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../../shared/file-response.ts";
import { sameWeekView } from "./same-week-view.ts";
import { type BesideView, schemesView } from "./schemes-view.ts";

/** Readings of other growers of the strain in this week, and the doses of feeding charts. Loaded when its place is near the viewport. */
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
