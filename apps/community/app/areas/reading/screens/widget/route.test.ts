import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { type FakeVisit, fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { handle, loader } from "./route.tsx";
import { ownThings } from "./view.ts";

const user = {
  ...{ id: 7, name: "night.owl", link: "/grower/night.owl", avatar_small: null },
  ...{ cnt_reports: 12, cnt_followers: 97 },
};

const diary = {
  ...{ id: 12, name: "Night Plum", lang: "en", link: "/diaries/12-night-plum", visibility: "public" },
  ...{ weeks: [], seeds: [], item_user: null, item_cover: null },
};

async function load(query: string, visit: FakeVisit = {}) {
  const { context, calls } = fakeContext({
    path: `/widget${query}`,
    api: { "GET /users/{id}": user },
    ...visit,
  });
  Object.assign(context, { contentKeys: new ContentKeys() });
  const data = await loader({ request: new Request(context.url), context, params: {} });
  return { data, calls };
}

describe("the page that makes widgets", () => {
  it("begins with the card of a popular diary for guests", async () => {
    const list = { items: [{ link: "/diaries/12-night-plum" }], total: 1, start: 0, limit: 1 };
    const { data, calls } = await load("", { api: { "GET /diaries": list, "GET /diaries/{id}": diary } });
    expect(data).toMatchObject({ things: [], isExample: true, isMissing: false });
    expect(data.made).toMatchObject({ src: "/widget/diary/12?lang=en", title: "Night Plum on Grow" });
    expect(calls[0]?.init).toMatchObject({ params: { query: { sort: "like", limit: 1 } } });
  });

  it("is an empty form for guests of a site without diaries", async () => {
    const list = { items: [], total: 0, start: 0, limit: 1 };
    const { data } = await load("", { api: { "GET /diaries": list } });
    expect(data).toMatchObject({ made: null, isMissing: false });
  });

  it("begins with the member's first diary and its code", async () => {
    const list = { items: [{ ...diary, visibility: "public", is_hidden: false, is_moderate: false }] };
    const { data } = await load("", {
      session: { user } as unknown as NonNullable<FakeVisit["session"]>,
      api: { "GET /diaries": list, "GET /diaries/{id}": diary },
    });
    expect(data.isExample).toBe(false);
    expect(data.made?.code).toContain("/widget/diary/12");
  });

  it("makes the frame and its code in the chosen size, theme and language", async () => {
    const { data } = await load("?address=grow.example/grower/night.owl&size=line&theme=dark&in=th");
    const src = "/widget/grower/night.owl?lang=th&size=line&theme=dark";
    expect(data.made).toMatchObject({ src, height: 56, title: "night.owl on Grow" });
    expect(data.made?.code).toContain(`src="https://grow.example${src.replaceAll("&", "&amp;")}"`);
    expect(data.script).toBe("https://grow.example/scripts/widget.js");
  });

  it("is in the language of the page unless another is chosen", async () => {
    expect((await load("?of=/grower/night.owl", { locale: "de" })).data.choice.lang).toBe("de");
  });

  it("says that an address has no card", async () => {
    expect((await load("?address=elsewhere.example/x")).data).toMatchObject({ made: null, isMissing: true });
    const gone = () => {
      throw refusal(404, [{ code: "not_found" }]);
    };
    const { data } = await load("?address=/grower/nobody", { api: { "GET /users/{id}": gone } });
    expect(data.isMissing).toBe(true);
  });

  it("leads addresses of one card to its frame", async () => {
    const answer = await load("?type=diary&id=12").catch((thrown: unknown) => thrown);
    expect((answer as Response).headers.get("location")).toBe("/widget/diary/12?lang=en");
  });

  it("is not stored by shared caches", () => {
    expect(handle.isPrivate).toBe(true);
  });
});

describe("ownThings", () => {
  it("are the diaries that others see, then the profile", () => {
    type OwnDiary = Parameters<typeof ownThings>[1][number];
    const card = (id: number, change: Partial<OwnDiary> = {}): OwnDiary => ({
      ...{ link: `/diaries/${id}`, name: `Diary ${id}` },
      ...{ visibility: "public", is_hidden: false, is_moderate: false, ...change },
    });
    const cards = [card(1), card(2, { visibility: "private" }), card(3, { is_hidden: true })];
    expect(ownThings(user, cards).map(({ path }) => path)).toEqual(["/diaries/1", "/grower/night.owl"]);
  });
});
