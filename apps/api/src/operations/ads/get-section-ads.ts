import { defineOperation } from "../../http/define-operation.ts";
import { readAds } from "./read-ads.ts";

export const getSectionAds = defineOperation("getSectionAds", async (context) => {
  const section = context.query.s;
  const ads = await readAds(context, ["header", "cpm", "box", "sidebar", "button"], section);
  return {
    status: 200,
    data: {
      section,
      items_header: ads.of("header"),
      items_cpm: ads.of("cpm"),
      items_box: ads.of("box"),
      items_sidebar: ads.of("sidebar"),
      items_button: ads.of("button"),
    },
  };
});
