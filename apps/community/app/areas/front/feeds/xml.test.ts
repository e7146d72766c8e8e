import { describe, expect, it } from "vitest";
import { element, xmlFile } from "./xml.ts";

describe("writing XML", () => {
  it("keeps signs of the markup out of texts and attributes", () => {
    expect(element("a", { href: '/x?a=1&b="2"' }, "<b> & co").xml).toBe(
      '<a href="/x?a=1&amp;b=&quot;2&quot;">&lt;b&gt; &amp; co</a>',
    );
  });

  it("leaves out what the language cannot say", () => {
    expect(element("t", {}, "bud\u0000\u000b\u001f\tleaf 🌱").xml).toBe("<t>bud\tleaf 🌱</t>");
  });

  it("nests elements and lists of them, and closes empty ones", () => {
    const list = element("list", { kind: undefined }, [element("one", {}, 1), null, element("none")]);
    expect(xmlFile(list)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<list><one>1</one><none/></list>\n');
  });
});
