import { readTargetLink } from "../../content/targets/target-link.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findCommentPlace } from "./find-comment-place.ts";
import { countNewer } from "./queries.ts";
import { readThread } from "./read-thread.ts";

/** Page size of the `start` in the response. */
const PAGE = 20;

/** The number of the comment in a link: `/diaries/12?comment=70`, or `/diaries/12#comment-70`. */
function commentOf(link: string): number | null {
  const found = /[?&]comment=(\d{1,15})(?:[&#]|$)|#comment-(\d{1,15})$/.exec(link);
  return found ? Number(found[1] ?? found[2]) : null;
}

export const getCommentByLink = defineOperation("getCommentByLink", async ({ query, user, reads }) => {
  const wanted = commentOf(query.link);
  if (wanted === null) throw invalid([{ code: "wrong_format", field: "link" }]);
  const place = await findCommentPlace(reads, wanted, user);
  if (!place) throw notFound();
  const { id, target } = place;
  if (target.type === "comment") throw notFound();
  const newer = await countNewer(reads, target, id, user?.id ?? null);
  return {
    status: 200,
    data: {
      item_comment: await readThread(reads, id, user?.id ?? null, wanted),
      type: target.type,
      id: target.id,
      start: Math.min(1_000_000, newer - (newer % PAGE)),
      link: await readTargetLink(reads, target),
    },
  };
});
