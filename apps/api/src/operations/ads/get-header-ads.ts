import { defineOperation } from "../../http/define-operation.ts";
import { readAds } from "./read-ads.ts";

export const getHeaderAds = defineOperation("getHeaderAds", async (context) => {
  const ads = await readAds(context, ["header"], context.query.s);
  return { status: 200, data: { items_header: ads.of("header") } };
});
