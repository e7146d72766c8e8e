import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { cardData } from "../../../../shared/diary-cards/card-data.ts";
import { jsonAnswer } from "../../../../shared/file-response.ts";

/** Two rows of four, or four of two. */
const LIMIT = 8;

/** Diaries like this one, as cards. A page asks for them when the reader comes near their place. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const id = paramId(params.id);
  if (id === undefined) throw badParameter(context.url.pathname);
  const { data } = await context.api.GET("/diaries/{id}/similar-diaries", {
    params: { path: { id }, query: { limit: LIMIT } },
  });
  return jsonAnswer(
    context,
    data.items.map((card) => cardData(card, context.measures)),
  );
}
