import { defineOperation } from "../../http/define-operation.ts";
import { readAds } from "./read-ads.ts";

export const getBoxAds = defineOperation("getBoxAds", async (context) => {
  const ads = await readAds(context, ["box"], context.query.s);
  return { status: 200, data: { items_box: ads.of("box") } };
});
