import { pageMeta } from "@grow/app-kit/request/head.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { sampleDiary, samplePhoto, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { loader } from "./route.tsx";

const origin = "https://grow.example";

/** The tags of the home page with these active diaries. */
async function tags(items_diary: readonly Schema<"DiaryCard">[]) {
  const main: Schema<"Main"> = {
    item_film: null,
    items_diary: [...items_diary],
    items_problem: [],
    items_video: [],
    items_blog: [],
    items_giveaway: [],
    item_award: null,
    cnt_diaries: items_diary.length,
  };
  const { context } = fakeContext({ path: "/", api: { "GET /main": main } });
  const data = await loader({ request: new Request(context.url), context, params: {} });
  return pageMeta({ data, matches: [{ id: "root", data: { origin } }], location: { search: "" } });
}

/** A diary as its card has it. */
function card(id: number, item_cover: Schema<"Photo"> | null): Schema<"DiaryCard"> {
  return { ...sampleDiary([sampleWeek()]), id, item_cover } as unknown as Schema<"DiaryCard">;
}

describe("the share image of the home page", () => {
  it("is the photo of the first diary shown that has one", async () => {
    const photo = samplePhoto(1);
    expect(await tags([card(1, null), card(2, photo), card(3, samplePhoto(3))])).toContainEqual({
      property: "og:image",
      content: origin + photo.url,
    });
  });

  it("is left out when no diary has a photo", async () => {
    const found = await tags([card(1, null)]);
    expect(found).toContainEqual({ property: "og:url", content: `${origin}/` });
    expect(JSON.stringify(found)).not.toContain("og:image");
  });
});
