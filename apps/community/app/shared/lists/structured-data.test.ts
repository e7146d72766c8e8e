import { expect, it } from "vitest";
import { listData } from "./structured-data.ts";

it("names the items of a list in the order shown, by their absolute URLs", () => {
  const diaries = [
    { name: "Night Plum", link: "/diaries/12-night-plum" },
    { name: "Second", link: "/diaries/9-second" },
  ];
  expect(listData("Grow diaries", diaries, "https://grow.example")).toEqual({
    "@type": "ItemList",
    name: "Grow diaries",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: "Night Plum",
        url: "https://grow.example/diaries/12-night-plum",
      },
      { "@type": "ListItem", position: 2, name: "Second", url: "https://grow.example/diaries/9-second" },
    ],
  });
});
