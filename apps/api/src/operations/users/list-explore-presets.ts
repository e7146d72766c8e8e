import { defineOperation } from "../../http/define-operation.ts";
import { readPresets } from "./explore-presets.ts";

export const listExplorePresets = defineOperation("listExplorePresets", async ({ user, db }) => ({
  status: 200,
  data: await readPresets(db, user.id),
}));
