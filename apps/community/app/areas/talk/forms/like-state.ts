import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../shared/file-response.ts";
import type { LikedView } from "../../../shared/likes/liked-view.ts";

/** The like button's state of a photo, loaded when the photo is opened. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const id = paramId(params.id);
  if (params.type !== "photo" || id === undefined) throw badParameter(context.url.pathname);
  const { data } = await context.api.GET("/likes/{type}/{id}", { params: { path: { type: "photo", id } } });
  return jsonAnswer(context, { liked: data.is_like, likes: data.cnt_likes } satisfies LikedView);
}
