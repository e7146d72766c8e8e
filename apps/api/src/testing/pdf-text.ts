import { inflateSync } from "node:zlib";

/** Reads the texts of each page of a PDF whose fonts map their glyphs to Unicode, in the order in which they were drawn. */
export function pdfPages(bytes: Buffer): string[][] {
  const objects = new Map(
    [...bytes.toString("latin1").matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = "", body = ""]) => [id, body],
    ),
  );
  const object = (id = "") => objects.get(id) ?? "";
  const fonts = new Map(
    [...objects.values()].flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]): [string, Map<string, string>] => {
        const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(object(id)) ?? [];
        return [name, glyphsOf(streamOf(object(unicode)))];
      }),
    ),
  );
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => textsOf(streamOf(object(/\/Contents (\d+) 0 R/.exec(body)?.[1])), fonts));
}

function streamOf(body: string): string {
  const [, content = ""] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  return inflateSync(Buffer.from(content, "latin1")).toString("latin1");
}

/** pdfkit lists the texts of glyphs in ranges: `<0000> <00ff> [<0041> …]`. */
function glyphsOf(map: string): Map<string, string> {
  return new Map(
    [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)].flatMap(([, first = "", list = ""]) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ""], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0"),
        Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ]),
    ),
  );
}

function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].reduce<{
    font: string;
    texts: string[];
  }>(
    ({ font, texts }, [, name, glyphs]) => {
      if (name !== undefined) return { font: name, texts };
      const codes = [...(glyphs ?? "").matchAll(/<([0-9a-f]*)>/gi)].flatMap(
        ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
      );
      return { font, texts: [...texts, codes.map((code) => fonts.get(font)?.get(code) ?? "?").join("")] };
    },
    { font: "", texts: [] },
  ).texts;
}
