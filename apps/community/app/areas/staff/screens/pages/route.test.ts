import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { samplePageCard } from "../../shared/pages/testing/sample-page.ts";
import { handle, loader } from "./route.tsx";

const delivered = { state: "delivered", update_date: null, item_user: null } as const;
const items = [
  samplePageCard({ is_outdated: true }),
  samplePageCard({ lang: "de", title: "Impressum", ...delivered }),
  samplePageCard({ name: "careers", title: "Jobs" }),
  samplePageCard({ name: "welcome", title: "Welcome", ...delivered }),
];

async function visit(query = "") {
  const { context } = fakeContext({ path: `/admin/pages${query}`, api: { "GET /staff/pages": { items } } });
  return await loader({ request: new Request(context.url), context, params: {} });
}
const titles = async (query: string) => (await visit(query)).pages.rows.map(({ title }) => title);

describe("/admin/pages", () => {
  it("is for moderators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
  });

  it("lists every page and language with its state, its editor and its address", async () => {
    const { pages, head } = await visit();
    expect(head.isIndexed).toBe(false);
    expect(pages.rows).toMatchObject([
      { path: "/imprint", lang: "en", isEdited: true, isOutdated: true, author: "admin" },
      { path: "/imprint", lang: "de", isEdited: false, changed: null, author: null },
      { path: "/journal/careers" },
      { path: null, name: "welcome" },
    ]);
    expect(pages.tabs).toEqual([
      { state: "", count: 4 },
      { state: "edited", count: 2 },
      { state: "outdated", count: 1 },
    ]);
  });

  it.each([
    ["?state=edited", ["Our imprint", "Jobs"]],
    ["?state=outdated", ["Our imprint"]],
    ["?lang=de", ["Impressum"]],
    ["?search=IMPR", ["Our imprint", "Impressum"]],
    ["?search=journal/careers&lang=en", ["Jobs"]],
    ["?state=lost&lang=fr", ["Our imprint", "Impressum", "Jobs", "Welcome"]],
    ["?search=nothing", []],
  ])("filters by %s", async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  it("counts what the language and the search leave", async () => {
    expect((await visit("?lang=de&state=edited")).pages.tabs.map(({ count }) => count)).toEqual([1, 0, 0]);
  });
});
