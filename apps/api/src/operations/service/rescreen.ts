import { sql } from "kysely";
import { invalid } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { presentCard } from "../../media/social-card/find-card.ts";
import { redrawnDiary } from "./owner.ts";

/** The images get another address, because caches keep files at an address for ever. They are drawn when they are first requested. */
export const rescreen = defineOperation("rescreen", async ({ user, found, transaction, media }) => {
  const id = found(redrawnDiary);
  const { before, after } = await transaction(async (tx) => {
    await sql`select from diary where id = ${id} for update`.execute(tx);
    const before = await presentCard(tx, id);
    await sql`update diary set redraws = redraws + 1 where id = ${id}`.execute(tx);
    const after = await presentCard(tx, id);
    // A private diary has no image to share, and neither has one without a cover.
    if (before === null || after === null) throw invalid([{ code: "unknown_reference", field: "id" }]);
    await recordEvent(tx, {
      ...{ type: "diary.redraw", user_id: user.id },
      ...{ content_type: "diary", content_id: id, diary_id: id },
    });
    return { before, after };
  });
  await media.store.removeFolder(before.key);
  return { status: 200, data: { url: after.url } };
});
