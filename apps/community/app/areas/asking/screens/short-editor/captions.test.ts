import { describe, expect, test } from "vitest";
import { readCaptions } from "./captions.ts";

const VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\nDay 1\n";

function form(kept: readonly string[], file?: string, lang = "en"): FormData {
  const sent = new FormData();
  sent.set("captions", "yes");
  for (const one of kept) sent.append("caption", one);
  sent.set("caption_lang", lang);
  sent.set("caption_file", new File([file ?? ""], "day.vtt", { type: "text/vtt" }));
  return sent;
}

describe("readCaptions", () => {
  test("keeps what is ticked, and adds or replaces a file", async () => {
    expect(await readCaptions(form(["de"]))).toEqual({ captions: [{ lang: "de" }] });
    expect(await readCaptions(form(["de"], VTT))).toEqual({
      captions: [{ lang: "de" }, { lang: "en", text: VTT }],
    });
    expect(await readCaptions(form(["de", "en"], VTT))).toEqual({
      captions: [{ lang: "de" }, { lang: "en", text: VTT }],
    });
  });

  test("takes files of Windows editors", async () => {
    const { captions } = await readCaptions(form([], `\uFEFF${VTT.replaceAll("\n", "\r\n")}`));
    expect(captions).toEqual([{ lang: "en", text: VTT }]);
  });

  test("refuses other files and long ones, and changes nothing without the field", async () => {
    expect(await readCaptions(form([], "1\n00:00:01,000"))).toEqual({ problem: "invalid" });
    expect(await readCaptions(form([], `WEBVTT\n${"x".repeat(20_000)}`))).toEqual({ problem: "tooLong" });
    expect(await readCaptions(new FormData())).toEqual({});
  });
});
