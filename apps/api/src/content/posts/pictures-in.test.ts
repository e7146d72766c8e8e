import { describe, expect, it } from "vitest";
import { picturesIn } from "./pictures-in.ts";

const KEY = "0f3a9c1d2b4e5f60718293a4b5c6d7e8";

describe("picturesIn", () => {
  it("finds pictures in order, with the width of the file and the alt text", () => {
    const html = `<p>a</p><img src="/media/${KEY}/640.webp" alt=" Jars " width="640" height="480" /><figure><img alt="b" src="/media/${KEY}/96.avif" /></figure>`;
    expect(picturesIn(html)).toEqual([
      { key: KEY, width: 640, alt: "Jars" },
      { key: KEY, width: 96, alt: "b" },
    ]);
  });

  it.each([
    ["another file of the site", '<img src="/diaries/12/cover.webp" alt="a" />'],
    ["another format", `<img src="/media/${KEY}/640.svg" alt="a" />`],
    ["a path below", `<img src="/media/${KEY}/../640.webp" alt="a" />`],
    ["no address", '<img alt="a" />'],
  ])("finds no photo at %s", (_what, html) => {
    expect(picturesIn(html)).toEqual([{ key: "", width: 0, alt: "a" }]);
  });

  it("finds none in text, and takes linear time", () => {
    expect(picturesIn(`<p>&lt;img src="/media/${KEY}/640.webp"&gt;</p>`)).toEqual([]);
    expect(picturesIn("<img ".repeat(40_000))).toEqual([]);
  });
});
