import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { checkDraw } from "@grow/domain/draw";
import { describe, expect, it } from "vitest";
import { sampleDraw, sampleLongDraw } from "../../giveaways/sample-giveaway.ts";
import { loader } from "./route.tsx";
import { publishedDraw } from "./view.ts";

const path = "/giveaways/2-three-boards/draw";

function visit(at: string, draw = sampleDraw()) {
  const { context, calls } = fakeContext({ path: at, api: { "GET /giveaways/{id}/draw": draw } });
  const giveaway = at.split("/")[2] ?? "";
  return { args: { request: new Request(context.url), context, params: { giveaway } }, calls };
}

describe("the result of a giveaway", () => {
  it("shows places, who moved up, and the reader's own place", async () => {
    const { draw, head } = await loader(visit(path).args);
    expect(head).toMatchObject({ title: "Three boards: the winners", canonical: path });
    const [category] = draw.categories;
    expect(category?.mine).toEqual({ entry: 7, place: 3 });
    expect(category?.places.map(({ place, state, movedFor }) => [place, state, movedFor])).toEqual([
      [1, "passed", null],
      [2, "asked", 1],
      [3, "next", null],
    ]);
    expect(category?.places[1]).toMatchObject({ name: null, href: undefined, author: null });
  });

  it("holds all that the browser needs to repeat the draw", async () => {
    const { draw } = await loader(visit(path).args);
    const [category] = draw.categories;
    if (!category) throw new Error("The sample has a category.");
    const list = category.list ?? "";
    expect(await checkDraw(publishedDraw(draw, category, list))).toMatchObject({ isRight: true });
    const [first, ...others] = category.places;
    if (!first) throw new Error("The sample has places.");
    const winner = { ...category, places: [{ ...first, state: "confirmed" as const }, ...others] };
    expect(await checkDraw(publishedDraw(draw, winner, list))).toMatchObject({
      isRight: false,
      areWinners: false,
    });
    const unproved = { ...draw, commitment: null, secret: null };
    expect(await checkDraw(publishedDraw(unproved, category, list))).toMatchObject({ isComplete: false });
  });

  it("redirects to the present address, and returns 404 without an id", async () => {
    const moved = await loader(visit("/giveaways/2/draw").args).catch((thrown: unknown) => thrown);
    expect((moved as Response).headers.get("location")).toBe(path);
    await expect(loader(visit("/giveaways/boards/draw").args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("links the list as the file of the api", async () => {
    const { draw } = await loader(visit(path).args);
    expect(draw.categories[0]).toMatchObject({
      list: sampleDraw().categories[0]?.list,
      file: "/api/giveaways/2/draw/5",
    });
    const open = sampleDraw();
    const [category] = open.categories;
    if (!category) throw new Error("The sample has a category.");
    const unfrozen = { ...category, list: null, list_hash: null, my_place: null };
    const { draw: pending } = await loader(visit(path, { ...open, categories: [unfrozen] }).args);
    expect(pending.categories[0]).toMatchObject({ list: null, file: null, mine: { entry: 7, place: null } });
  });

  it("checks a long list by its file, and takes the user's place from the api", async () => {
    const { long, list } = await sampleLongDraw(501);
    const { draw } = await loader(visit(path, long).args);
    const [category] = draw.categories;
    if (!category) throw new Error("The sample has a category.");
    expect(category).toMatchObject({ list: null, order: undefined, mine: { place: 412 } });
    expect(await checkDraw(publishedDraw(draw, category, list))).toMatchObject({ isRight: true });
    const changed = list.replace("7 diary 70\n", "7 diary 71\n");
    expect(await checkDraw(publishedDraw(draw, category, changed))).toMatchObject({ isList: false });
  });
});
