import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { checkDraw } from "@grow/domain/draw";
import { describe, expect, it } from "vitest";
import { loader as file } from "../../giveaways/entries-file.ts";
import { sampleDraw } from "../../giveaways/sample-giveaway.ts";
import { loader } from "./route.tsx";
import { publishedDraw } from "./view.ts";

const path = "/giveaways/2-three-boards/draw";

function visit(at: string, category = "5", draw = sampleDraw()) {
  const { context, calls } = fakeContext({ path: at, api: { "GET /giveaways/{id}/draw": draw } });
  const giveaway = at.split("/")[2] ?? "";
  return { args: { request: new Request(context.url), context, params: { giveaway, category } }, calls };
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
    expect(await checkDraw(publishedDraw(draw, category))).toMatchObject({ isRight: true });
    const [first, ...others] = category.places;
    if (!first) throw new Error("The sample has places.");
    const winner = { ...category, places: [{ ...first, state: "confirmed" as const }, ...others] };
    expect(await checkDraw(publishedDraw(draw, winner))).toMatchObject({ isRight: false, areWinners: false });
    const unproved = { ...draw, commitment: null, secret: null };
    expect(await checkDraw(publishedDraw(unproved, category))).toMatchObject({ isComplete: false });
  });

  it("redirects to the present address, and returns 404 without an id", async () => {
    const moved = await loader(visit("/giveaways/2/draw").args).catch((thrown: unknown) => thrown);
    expect((moved as Response).headers.get("location")).toBe(path);
    await expect(loader(visit("/giveaways/boards/draw").args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("has its list as a file, byte for byte", async () => {
    const answer = await file(visit(`${path}/5`).args);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe(sampleDraw().categories[0]?.list);
    await expect(file(visit(`${path}/6`, "6").args)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
