import type { Schema } from "@grow/contract";
import { expect, it } from "vitest";
import { growersTabView } from "./view.ts";

const card: Schema<"UserCard"> = {
  id: 7,
  name: "tessellate",
  link: "/grower/tessellate",
  avatar_small: null,
  add_date: "2025-12-31T23:30:00.000Z",
  cnt_reports: 12,
  cnt_harvests: 9,
  cnt_followers: 97,
  is_follow: true,
  is_premium: false,
  is_moderator: true,
  item_growing: { fvs_name: "", fvn_name: "", fav_method: "" },
  lang: "en",
  covers: [],
  strains: [{ id: 9, name: "Night Plum", link: "/strains/night-plum" }],
  cnt_strains: 4,
};

it("growersTabView shows growers with their year of joining, and marks the user", () => {
  const length = { page: 1, pages: 1, total: 2, isTotalCapped: false };
  const list = { items: [card, { ...card, id: 8 }], total: 2, start: 0, limit: 24 };
  const view = growersTabView({ sort: "new", page: 1 }, list, length, 8);
  expect(view.growers.map(({ id, since, isSelf }) => [id, since, isSelf])).toEqual([
    [7, 2025, false],
    [8, 2025, true],
  ]);
  expect(view).toMatchObject({ sort: "new", total: 2 });
  expect(view.growers[0]).toMatchObject({
    strains: [{ name: "Night Plum", href: "/strains/night-plum" }],
    moreStrains: 3,
  });
});
