import { presentAuthor } from "../../content/author.ts";
import { findTarget } from "../../content/targets/find-target.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readCommentNumber, readLastCommenters } from "./queries.ts";

export const getCommentSummary = defineOperation("getCommentSummary", async ({ params, user, reads }) => {
  const target = await findTarget(reads, params.type, params.id, user);
  if (!target) throw notFound();
  const people = await readLastCommenters(reads, target, user?.id ?? null);
  return {
    status: 200,
    data: {
      cnt_comments: await readCommentNumber(reads, target),
      items_user: people.map(presentAuthor).filter((person) => person !== null),
    },
  };
});
