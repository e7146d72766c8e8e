import { defineOperation } from "../../http/define-operation.ts";
import { readAds } from "./read-ads.ts";

export const getAds = defineOperation("getAds", async (context) => {
  const ads = await readAds(context, ["header", "cpm", "box"]);
  return {
    status: 200,
    data: {
      items_header: ads.of("header"),
      items_cpm: ads.of("cpm"),
      items_box: ads.of("box"),
      ignore_sections: ads.ignored,
    },
  };
});
