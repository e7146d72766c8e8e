import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { presentAuthor } from "../diaries/present-card.ts";
import { findTarget } from "./find-target.ts";
import { readCommentNumber, readLastCommenters } from "./queries.ts";

export const getCommentSummary = defineOperation("getCommentSummary", async ({ params, user, reads }) => {
  const target = await findTarget(reads, params.type, params.id, user);
  if (!target) throw notFound();
  const people = await readLastCommenters(reads, target);
  return {
    status: 200,
    data: {
      cnt_comments: await readCommentNumber(reads, target),
      items_user: people.map(presentAuthor).filter((person) => person !== null),
    },
  };
});
