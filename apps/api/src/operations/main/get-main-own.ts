import { cardsOf } from "../../content/diary-cards/read-cards.ts";
import { textLang } from "../../content/text-lang.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { ownAndFollowedDiaries } from "./queries.ts";
import { readMain } from "./read-main.ts";

export const getMainOwn = defineOperation("getMainOwn", async ({ user, reads, locale }) => {
  const cards = await cardsOf(reads, await ownAndFollowedDiaries(reads, user.id));
  const isOwn = ({ item_user }: (typeof cards)[number]) => item_user?.id === user.id;
  return {
    status: 200,
    data: {
      ...(await readMain(reads, user.id, textLang(locale))),
      items_own: cards.filter(isOwn),
      items_follow_update: cards.filter((card) => !isOwn(card)),
    },
  };
});
