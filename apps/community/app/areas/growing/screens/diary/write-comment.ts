import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { writeComment } from "../../../../shared/talk/block/write-comment.ts";
import { commentedThing, type PageParams } from "./address.ts";

/** Requests whose comment was rejected because its week is gone. */
const weekIsGone = new WeakSet<AppLoadContext>();

/**
 * The parameters of the page to show: if the commented week was deleted meanwhile, those of the diary, with the text in its field. (With
 * JavaScript the page does not change.)
 */
export function shownParams(context: AppLoadContext, params: PageParams): PageParams {
  return weekIsGone.has(context) ? { id: params.id } : params;
}

/** Creates a comment on the diary or the week of the path. */
export function writeDiaryComment(args: ActionFunctionArgs) {
  const { context, params } = args;
  return writeComment(args, commentedThing(params), () => {
    if (params.week !== undefined) weekIsGone.add(context);
  });
}
