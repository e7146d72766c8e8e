import { Readable } from "node:stream";
import { readFrozenList } from "../../content/giveaways/frozen-entries.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireGiveaway } from "./find-giveaway.ts";

export const getGiveawayDrawList = defineOperation("getGiveawayDrawList", async ({ params, reads }) => {
  const giveawayId = await requireGiveaway(reads, params.id);
  const parts = await readFrozenList(reads, giveawayId, params.x);
  if (!parts) throw notFound();
  return {
    status: 200,
    file: {
      type: "text/plain; charset=utf-8",
      name: `entries-${params.x}.txt`,
      content: Readable.from(parts, { objectMode: false }),
      isImmutable: true,
    },
  };
});
