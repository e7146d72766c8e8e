import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { loader } from "./overview.tsx";

const list = { items: [], total: 0, start: 0, limit: 4 };
const photo = (id: number) => ({
  id,
  url: `/media/${id}/480.webp`,
  width: 3,
  height: 4,
  color: "#000",
  alt: "",
});
const week = (id: number, photos: number[]) => ({
  ...{ id, link: `/diaries/1/weeks/${id}`, lang: "en", item_diary: { name: "Night Plum", item_user: null } },
  ...{ props: {}, cnt_days: 90, yield_watt: null, yield_plant: null, n_general: null },
  items_photo: photos.map(photo),
});
const review = (id: number, is_affiliated: boolean) => ({
  ...{ id, text: "Good.", lang: "en", add_date: "2026-09-01T00:00:00Z", n_general: 8, props: null },
  ...{ item_user: null, item_product: { name: "Night Plum", link: "/seedbank/ember/night-plum" } },
  ...{ item_diary: null, cnt_diaries: 1, cnt_likes: 0, is_like: false, item_answer: null, is_affiliated },
});

async function overview(section: string) {
  const { context, calls } = fakeContext({
    path: `/${section}/ember`,
    api: {
      "GET /brands/{id}": {
        ...{ id: 3, name: "Ember", link: `/${section}/ember`, section, description: "", lang: "en" },
        ...{ schemes: [], items_review: [review(1, true), review(2, false)] },
      },
      "GET /products": list,
      "GET /strains": list,
      "GET /diaries": list,
      "GET /weeks": { ...list, items: [week(4, [41, 42]), week(5, [51])] },
    },
  });
  const data = await loader({ request: new Request(context.url), context, params: { brand: "ember" } });
  return { data, paths: calls.map(({ path }) => path).sort() };
}

it("a seedbank's overview has strains, harvests and a photo of each week", async () => {
  const { data, paths } = await overview("seedbank");
  expect(paths).toEqual(["/brands/{id}", "/products", "/strains", "/weeks", "/weeks"]);
  expect(data.photos.map(({ id }) => id)).toEqual([41, 51]);
});

it("a gear brand's overview has diaries", async () => {
  expect((await overview("grow-lights")).paths).toEqual(["/brands/{id}", "/diaries", "/products"]);
});

it("leaves out reviews by the brand's own people", async () => {
  expect((await overview("seedbank")).data.reviews.map(({ id }) => id)).toEqual([2]);
});
