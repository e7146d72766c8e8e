import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../shared/file-answer.ts";
import { sameWeekView } from "./same-week-view.ts";

/** What other growers of the strain measured in this week. A page asks for it when the reader comes near its place. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const id = paramId(params.id);
  const week = paramId(params.week);
  if (id === undefined || week === undefined) throw badParameter(context.url.pathname);
  const { data } = await context.api.GET("/diaries/{id}/weeks/{week}/statistics", {
    params: { path: { id, week } },
  });
  return jsonAnswer(context, sameWeekView(data, context.measures));
}
