import { describe, expect, it } from "vitest";
import { requestChecks } from "./checks.ts";
import { convertLineBreaks } from "./line-breaks.ts";

describe("convertLineBreaks", () => {
  it("converts CRLF and CR at any depth, and leaves the rest", () => {
    const body = { text: "a\r\n\r\nb\rc\n", list: [{ name: "d\r\n" }, "e\r"], n: 1, nothing: null };
    expect(convertLineBreaks(body)).toEqual({
      text: "a\n\nb\nc\n",
      list: [{ name: "d\n" }, "e\n"],
      n: 1,
      nothing: null,
    });
    expect(convertLineBreaks("a\r\nb")).toBe("a\nb");
    expect(convertLineBreaks(undefined)).toBe(undefined);
  });

  it("changes no password", () => {
    expect(convertLineBreaks({ password: "a\r\nb" })).toEqual({ password: "a\r\nb" });
  });

  it("takes values deeper than the stack, which the schema refuses only afterwards", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(100_000)}"a\\r\\nb"${"]".repeat(100_000)}`);
    expect(convertLineBreaks(deep)).toBe(deep);
  });
});

describe("the check of a body", () => {
  const check = requestChecks("createComment");

  it("counts a line break once, as a script and as a form writes it", () => {
    const lines = Array.from({ length: 500 }, () => "123456789");
    const [plain, posted] = [lines.join("\n"), lines.join("\r\n")];
    expect(check.body({ text: posted })).toEqual(check.body({ text: plain }));
  });
});
