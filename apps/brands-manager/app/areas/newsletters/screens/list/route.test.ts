import { expect, it } from "vitest";
import { portalVisit } from "../../shared/testing/portal-visit.ts";
import { SAMPLE_NEWSLETTER } from "../../shared/testing/sample-newsletter.ts";
import { handle, loader } from "./route.tsx";

const PATH = "/brands-manager/newsletters";
const visit = (query: string, rights?: readonly string[]) =>
  portalVisit(
    `${PATH}${query}`,
    {
      [`GET ${PATH}`]: {
        ...{ items: [SAMPLE_NEWSLETTER], total: 21, start: 20, limit: 20, audiences: [], cnt_free: 1 },
      },
      "GET /brands-manager/subscription": { limits: { newsletters: 2 } },
      [`GET ${PATH}/chart`]: { from: "2026-10-22", to: "2026-11-20", step: "day", items: [] },
    },
    rights,
  );

it("is for managers", () => {
  expect(handle).toMatchObject({ middleware: ["auth", "manager"] });
});

it("loads a page of the brand's newsletters, its plan and the last 30 days", async () => {
  const { args, calls } = visit("?page=2");
  expect(await loader(args)).toMatchObject({ page: 2, pages: 2, plan: { most: 2, free: 1 }, canEdit: true });
  const queries = Object.fromEntries(calls.map(({ path, init }) => [path, init?.params?.query]));
  expect(queries[PATH]).toEqual({ brand_id: 3, start: 20, limit: 20 });
  expect(queries[`${PATH}/chart`]).toEqual({
    brand_id: 3,
    from: "2026-10-22",
    to: "2026-11-20",
    step: "day",
  });
});

it("says what was just deleted, and offers nothing to change to those who only read", async () => {
  expect(await loader(visit("?done=deleted", []).args)).toMatchObject({ isDeleted: true, canEdit: false });
});
