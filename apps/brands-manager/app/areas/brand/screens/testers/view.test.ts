import { expect, it } from "vitest";
import { testersView } from "./view.ts";

const user = { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null };

it("testersView names the products and the diary of each tester", () => {
  const view = testersView({
    ...{ brandName: "Loam", canEdit: true, most: 10, query: "", found: null, invitations: [] },
    list: {
      ...{ total: 1, start: 0, limit: 100 },
      items: [
        {
          ...{
            item_user: user,
            state: "active",
            items_product: [],
            cnt_weeks: 12,
            n_general: null,
            cnt_reports: 38,
          },
          item_diary: { id: 1, name: "Plum", link: "/diaries/1-plum", is_harvest: false, item_user: user },
          add_date: "2026-09-14T08:30:00.000Z",
        },
      ],
    },
  });
  expect(view.testers).toMatchObject([
    { name: "tessellate", diary: { name: "Plum", weeks: 12 }, products: "" },
  ]);
  expect(view.search).toBeNull();
});

it("testersView counts invited growers with the testers, and marks them in the search results", () => {
  const DAY = "2026-09-14T08:30:00.000Z";
  const view = testersView({
    ...{ brandName: "Loam", canEdit: true, most: 10, query: "te" },
    list: { items: [], total: 0, start: 0, limit: 100 },
    invitations: [{ id: 8, kind: "tester", role: null, item_user: user, add_date: DAY, date_end: DAY }],
    found: [{ ...user, cnt_reports: 3, cnt_brand_reports: 1, is_tester: false }],
  });
  expect(view).toMatchObject({ total: 1, testers: [], pending: [{ id: 8, name: "tessellate" }] });
  expect(view.search?.found).toMatchObject([{ isTester: false, isInvited: true }]);
});
