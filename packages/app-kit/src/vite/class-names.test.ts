import { expect, it } from "vitest";
import { classNamer } from "./class-names.ts";

const CSS = ".card { color: red } .card .title-row { margin: .5rem } .title-row:hover .card {}";

it("names a class after its style sheet and position, reproducibly", () => {
  const name = classNamer("/repository");
  const card = name("card", "/repository/ui/card.module.css", CSS);
  expect(card).toMatch(/^[A-Za-z]\w{3}0$/);
  expect(name("title-row", "/repository/ui/card.module.css", CSS)).toBe(`${card.slice(0, 4)}1`);
  expect(classNamer("/repository")("card", "/repository/ui/card.module.css", CSS)).toBe(card);
});

it("does not depend on the repository's location or on query parameters of a file", () => {
  const here = classNamer("/here")("card", "/here/ui/card.module.css", CSS);
  expect(classNamer("/there/is")("card", "/there/is/ui/card.module.css?used", CSS)).toBe(here);
});

it("distinguishes classes of the same name in two style sheets", () => {
  const name = classNamer("/repository");
  expect(name("card", "/repository/one.module.css", CSS)).not.toBe(
    name("card", "/repository/other.module.css", CSS),
  );
});

it("keeps other names, prefixed with the style sheet's", () => {
  const named = classNamer("/repository")("turn", "/repository/one.module.css", "@keyframes turn {}");
  expect(named).toMatch(/^[A-Za-z]\w{3}-turn$/);
});

it("rejects two style sheets that would get the same names", () => {
  const files = new Map<string, string>();
  const name = classNamer("/repository");
  const clash = () => {
    for (let number = 0; number < 200_000; number += 1) {
      const file = `/repository/${number}.module.css`;
      const got = name("card", file, ".card {}");
      expect(files.has(got)).toBe(false);
      files.set(got, file);
    }
  };
  expect(clash).toThrow(/get the same names/);
});
