import { sha256Hex } from "@grow/domain/draw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FIRST_LINES, firstLines, loadEntryList } from "./entry-list.ts";

const FILE = "/api/giveaways/2/draw/5";
const answers = (response: Response) => {
  const fetch = vi.fn(async () => response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe("loadEntryList", () => {
  it("returns the text of the file", async () => {
    const fetch = answers(new Response("7 diary 12\n"));
    expect(await loadEntryList(FILE)).toBe("7 diary 12\n");
    expect(fetch).toHaveBeenCalledWith(FILE);
  });

  it("keeps a byte order mark, which is part of what was hashed", async () => {
    answers(new Response(new Uint8Array([0xef, 0xbb, 0xbf, 0x37])));
    // `printf '\xef\xbb\xbf7' | sha256sum`
    expect(await sha256Hex(await loadEntryList(FILE))).toBe(
      "56ae4e1144656432194c610e366fb556f7401a9993e75c0007f46397a5ddfa03",
    );
  });

  it("rejects an error response instead of checking its text", async () => {
    answers(new Response("{}", { status: 404 }));
    await expect(loadEntryList(FILE)).rejects.toThrow("404");
  });
});

describe("firstLines", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_none, at) => `${at + 1} diary 1\n`).join("");

  it("returns a short list as it is", () => {
    for (const list of ["", lines(1), lines(FIRST_LINES), "1 diary 1"])
      expect(firstLines(list)).toEqual({ lines: list, isCut: false });
  });

  it("cuts a longer list at the end of a line", () => {
    expect(firstLines(lines(FIRST_LINES + 1))).toEqual({ lines: lines(FIRST_LINES), isCut: true });
  });
});
