import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../shared/file-answer.ts";
import { sameWeekView } from "./same-week-view.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id", week: "id" } };

/** What other growers of the strain measured in this week. A page asks for it when the reader comes near its place. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const path = { id: paramId(params.id) ?? 0, week: paramId(params.week) ?? 0 };
  const { data } = await context.api.GET("/diaries/{id}/weeks/{week}/statistics", { params: { path } });
  return jsonAnswer(context, sameWeekView(data, context.measures));
}
