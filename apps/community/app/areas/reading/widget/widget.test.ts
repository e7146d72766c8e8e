import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { type FakeVisit, fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleWeek } from "../../../shared/testing/sample-diary.ts";
import { loader as frame } from "./frame.ts";
import { loader as oembed } from "./oembed.ts";
import { WIDGET_WIDTH, widgetHeight } from "./widget-address.ts";

const TITLE = `<Night> "Plum" & co`;
const LINK = "/diaries/12-night-plum";

const diary = (change: Parameters<typeof sampleDiary>[1] = {}) =>
  sampleDiary([sampleWeek({ id: 181, faza: 1, name: "week11" })], {
    ...{ id: 12, name: TITLE, link: LINK, canonical: LINK },
    weeks: [
      { id: 180, days: 1, faza: 0, name: "week1" },
      { id: 181, days: 11, faza: 1, name: "week11" },
    ],
    ...change,
  });
const user = {
  ...{ id: 7, name: "night.owl", link: "/grower/night.owl", avatar_small: null },
  ...{ cnt_reports: 12, cnt_followers: 97 },
};
const brand = {
  ...{ id: 3, name: "Ember", section: "seedbank", link: "/seedbank/ember", logo_s: null },
  ...{ cnt_diaries: 312, item_stat: { avg_rate: 8.6, cnt_reviews: 41 } },
};
const API = { "GET /diaries/{id}": diary(), "GET /users/{id}": user, "GET /brands/{id}": brand };

function contextOf(path: string, visit: FakeVisit = {}) {
  const { context, calls } = fakeContext({ path, api: API, ...visit });
  Object.assign(context, { contentKeys: new ContentKeys() });
  return { context, calls };
}

async function show(type: string, id: string, query = "", visit: FakeVisit = {}) {
  const { context } = contextOf(`/widget/${type}/${id}${query}`, visit);
  const answer = await frame({ request: new Request(context.url), context, params: { type, id } });
  return { answer, html: await answer.text() };
}

describe("the frame of a widget", () => {
  it("may be framed anywhere, runs no script, and sets no cookie", async () => {
    const { answer, html } = await show("diary", "12");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors *");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(html).not.toMatch(
      /<script|<form| on\w+=|<link (?!rel="stylesheet" href="\/scripts\/widget\.css")/,
    );
  });

  it("shows a diary with its strip, its texts escaped, and leads out of the frame", async () => {
    const { html } = await show("diary", "12");
    expect(html).toContain("&lt;Night&gt; &quot;Plum&quot; &amp; co");
    expect(html).toMatch(/role="img" aria-label="2 weeks"/);
    expect(html.match(/data-phase="\w+"/g)).toHaveLength(2);
    const links = html.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
    expect(html).toContain(`href="${LINK}"`);
  });

  it("shows a grower and a brand", async () => {
    expect((await show("grower", "night.owl")).html).toMatch(/12 diaries.*97 followers/s);
    expect((await show("brand", "ember")).html).toMatch(/312 diaries.*8\.6\/10, 41 reviews/s);
  });

  it("is in the language of its address, and in either theme", async () => {
    const { html } = await show("brand", "ember", "?lang=de&theme=dark", { locale: "de" });
    expect(html).toMatch(/<html lang="de" data-theme="dark">/);
    expect(html).toContain("312 Tagebücher");
    expect((await show("brand", "ember")).html).not.toContain("data-theme");
  });

  it("as a line has one row", async () => {
    const { html } = await show("diary", "12", "?size=line");
    expect(html).toContain('class="line"');
    expect(html).not.toContain('class="strip"');
  });

  it("is 404 for a private diary and for nothing, and still a small card", async () => {
    const gone = () => {
      throw refusal(404, [{ code: "not_found" }]);
    };
    for (const answer of [diary({ visibility: "private" }), gone]) {
      const shown = await show("diary", "12", "", { api: { "GET /diaries/{id}": answer } });
      expect(shown.answer.status).toBe(404);
      expect(shown.answer.headers.get("content-security-policy")).toContain("frame-ancestors *");
      expect(shown.html).not.toContain("Plum");
    }
  });

  it.each([
    ["strain", "12"],
    ["diary", "../12"],
  ])("is 404 for %s %s before the api is called", async (type, id) => {
    await expect(show(type, id)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

async function ask(query: Record<string, string>, visit: FakeVisit = {}) {
  const { context, calls } = contextOf(`/widget/oembed?${new URLSearchParams(query)}`, visit);
  const answer = await oembed({ request: new Request(context.url), context, params: {} });
  return { answer, calls };
}

describe("oEmbed", () => {
  const url = `https://grow.example${LINK}`;

  it("is a frame with a quotation in it, without script", async () => {
    const found = await (await ask({ url, format: "json" })).answer.json();
    expect(found).toMatchObject({
      version: "1.0",
      type: "rich",
      title: TITLE,
      provider_name: "Grow",
      width: WIDGET_WIDTH,
      height: widgetHeight("card", WIDGET_WIDTH),
    });
    expect(found.html).toMatch(/^<iframe src="https:\/\/grow\.example\/widget\/diary\/12\?lang=en"/);
    expect(found.html).toContain(`<blockquote><a href="${url}">`);
    expect(found.html).toContain("&lt;Night&gt;");
    expect(found.html).not.toMatch(/<script/);
  });

  it("fits its limits", async () => {
    const found = await (await ask({ url, maxwidth: "1" })).answer.json();
    expect(found.width).toBe(1);
    const low = await (await ask({ url, maxheight: "60" })).answer.json();
    expect(low.height).toBeLessThanOrEqual(60);
    expect(low.html).toContain("size=line");
  });

  it.each([
    "https://elsewhere.example/diaries/12",
    "//elsewhere.example/diaries/12",
    "http://[::1]/diaries/12",
    "",
    "https://grow.example/strains/night-plum",
  ])("is 404 for %j, without any request", async (address) => {
    const { answer, calls } = await ask({ url: address });
    expect(answer.status).toBe(404);
    expect(calls).toEqual([]);
  });

  it("is 404 for a private diary, and 501 for XML", async () => {
    const api = { "GET /diaries/{id}": diary({ visibility: "private" }) };
    expect((await ask({ url }, { api })).answer.status).toBe(404);
    expect((await ask({ url, format: "xml" })).answer.status).toBe(501);
  });
});

it("the script knows the sizes of the widget", () => {
  const file = fileURLToPath(new URL("../../../../public/scripts/widget.js", import.meta.url));
  const script = readFileSync(file, "utf8");
  expect(script).toContain(`WIDEST = ${WIDGET_WIDTH};`);
  expect(script).toContain(`return ${widgetHeight("line", WIDGET_WIDTH)};`);
  expect(script).toContain(`< 300 ? ${widgetHeight("card", 299)} : ${widgetHeight("card", 300)}`);
});
