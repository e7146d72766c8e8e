import type { Schema } from "@grow/contract";
import { beforeEach, expect, it } from "vitest";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();

beforeEach(async () => {
  const { db } = api.database;
  const loam = await addBrand(db, { name: "Loam & Lumen" });
  const ember = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
  await addProduct(db, { name: "Base A/B", brandId: loam, category: "base" });
  await addProduct(db, { name: "Bloom Base", brandId: loam, category: "additive" });
  await addProduct(db, { name: "Night Plum", brandId: ember, section: "seedbank" });
  await addProduct(db, { name: "50% off_mix", brandId: loam });
});

async function find(query: Record<string, string>) {
  const search = new URLSearchParams(query);
  const { status, body } = await api.request<Schema<"BrandProductList">>(
    "GET",
    `/search/brandproduct?${search}`,
  );
  expect(status).toBe(200);
  return body.data.items.map(({ brand, product }) => product?.name ?? brand.name);
}

it("finds products by all words of brand and name, those that begin so first", async () => {
  expect(await find({ query: "base" })).toEqual(["Base A/B", "Bloom Base"]);
  expect(await find({ query: "  LOAM bl " })).toEqual(["Bloom Base"]);
  expect(await find({ query: "plum ember" })).toEqual(["Night Plum"]);
});

it("finds brands, too, before their products", async () => {
  expect(await find({ query: "ember" })).toEqual(["Ember Genetics", "Night Plum"]);
});

it("keeps to a section and a category", async () => {
  expect(await find({ query: "e", section: "seedbank" })).toEqual(["Ember Genetics", "Night Plum"]);
  expect(await find({ query: "base", section: "nutrients", category: "additive" })).toEqual(["Bloom Base"]);
});

it("finds what is nearly spelled so, in any order, and parts of words", async () => {
  expect(await find({ query: "plmu nigth" })).toEqual(["Night Plum"]);
  expect(await find({ query: "loom" })).toEqual(["Bloom Base"]);
  expect(await find({ query: "lumne" })).toEqual(["50% off_mix", "Base A/B", "Bloom Base", "Loam & Lumen"]);
});

it("takes signs literally", async () => {
  expect(await find({ query: "%" })).toEqual(["50% off_mix"]);
  expect(await find({ query: "_" })).toEqual(["50% off_mix"]);
  expect(await find({ query: "\\" })).toEqual([]);
});

it("finds nothing for nothing", async () => {
  expect(await find({ query: "   " })).toEqual([]);
  expect(await find({})).toEqual([]);
});

it("gives as many as wanted", async () => {
  expect(await find({ query: "base", limit: "1" })).toEqual(["Base A/B"]);
});

it.each(["section=moons", "limit=0", `query=${"x".repeat(101)}`])("%s is invalid", async (query) => {
  expect((await api.request("GET", `/search/brandproduct?${query}`)).status).toBe(422);
});
