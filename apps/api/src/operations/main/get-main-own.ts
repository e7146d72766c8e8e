import { defineOperation } from "../../http/define-operation.ts";
import { cardsOf } from "../diaries/read-cards.ts";
import { followedDiaries } from "./queries.ts";
import { readMain } from "./read-main.ts";

export const getMainOwn = defineOperation("getMainOwn", async ({ user, reads }) => {
  const items_follow_update = await cardsOf(reads, await followedDiaries(reads, user.id));
  return {
    status: 200,
    data: { ...(await readMain(reads, user.id)), items_follow_update },
  };
});
