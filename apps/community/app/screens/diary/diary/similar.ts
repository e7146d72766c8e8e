import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { cardData } from "../../../shared/diary-cards/card-data.ts";
import { jsonAnswer } from "../../../shared/file-answer.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id" } };

/** Two rows of four, or four of two. */
const LIMIT = 8;

/** Diaries like this one, as cards. A page asks for them when the reader comes near their place. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { data } = await context.api.GET("/diaries/{id}/similar-diaries", {
    params: { path: { id: paramId(params.id) ?? 0 }, query: { limit: LIMIT } },
  });
  return jsonAnswer(context, data.items.map(cardData));
}
