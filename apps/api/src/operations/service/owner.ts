import { ownerByRequest } from "../../http/owners.ts";
import { requireChange } from "../../rights/require-change.ts";

/** The diary of a body, for its author and for moderators. */
export const redrawnDiary = ownerByRequest(async ({ body }, reader, db): Promise<number> => {
  const id = Number(body.id);
  await requireChange(db, id, reader);
  return id;
});
