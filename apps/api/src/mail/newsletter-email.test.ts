import { LOCALES } from "@grow/i18n/locales";
import { describe, expect, it } from "vitest";
import { newsletterBlocks } from "./newsletter-blocks.ts";
import { newsletterMail } from "./newsletter-email.ts";
import { newsletterText } from "./newsletter-text.ts";

const origin = "https://grow.example";
const STORED =
  '<h2>Coco &amp; salt</h2><p>Read <a href="https://loam.example/a?b=1&amp;c=2">this</a><br />or <a href="/diaries/12">that</a>.</p>' +
  '<ul><li>Less base</li><li><a href="mailto:hi@loam.example">Ask</a></li></ul><figure><img src="/media/ab/640.webp" alt="Jars" />' +
  '<figcaption>Jars</figcaption></figure><hr /><p>x &lt; y, <a href="/diaries/12">again</a></p>';

describe("newsletterText", () => {
  it("keeps paragraphs, lists, descriptions and addresses", () => {
    expect(newsletterText(STORED, (href) => (href.startsWith("/") ? origin + href : href))).toBe(
      [
        ...[
          "Coco & salt",
          "",
          "Read this (https://loam.example/a?b=1&c=2)",
          "or that (https://grow.example/diaries/12).",
        ],
        ...["", "- Less base", "- Ask (mailto:hi@loam.example)", "", "[Jars]", "Jars", "", "---", ""],
        "x < y, again (https://grow.example/diaries/12)",
      ].join("\n"),
    );
  });
});

describe("newsletterBlocks", () => {
  it("numbers links without repetitions, leaves addresses of people, and gives pictures their origin", () => {
    const { links, html } = newsletterBlocks(STORED, origin);
    expect(links).toEqual(["https://loam.example/a?b=1&c=2", "/diaries/12"]);
    const shown = html((place) => `${origin}/out/${place}`);
    expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      ...[`${origin}/out/1`, `${origin}/out/2`, "mailto:hi@loam.example", `${origin}/out/2`],
    ]);
    expect(shown).toContain(`src="${origin}/media/ab/640.webp"`);
  });
});

describe("newsletterMail", () => {
  const blocks = newsletterBlocks(STORED, origin);
  const addresses = {
    link: (place: number) => `${origin}/out?k=1&l=${place}`,
    ...{ picture: `${origin}/picture?k=1`, stop: `${origin}/stop?k=b`, stopAll: `${origin}/stop?k=a` },
  };
  const mailOf = (locale: (typeof LOCALES)[number], title = "Week 8") =>
    newsletterMail({
      ...{
        to: "lucia@mail.example",
        locale,
        brand: "Loam & <b>Lumen</b>",
        brandUrl: `${origin}/nutrients/loam`,
      },
      ...{
        title,
        preview: "Less base",
        lang: "en",
        blocks,
        addresses,
        settingsUrl: `${origin}/settings/subscribe`,
      },
      address: () => origin,
    });

  for (const locale of LOCALES) {
    it(`says in ${locale} who sends it, why it came and how to stop it, as HTML and as text`, () => {
      const { html, text, list } = mailOf(locale);
      expect(list).toEqual({ unsubscribe: addresses.stop });
      for (const url of [addresses.stop, addresses.stopAll, `${origin}/settings/subscribe`]) {
        expect(html).toContain(`href="${url}"`);
        expect(text).toContain(`\n${url}`);
      }
      expect(html).toContain(`<img src="${addresses.picture}" width="1" height="1" alt=""`);
      expect(text).toContain("Coco & salt");
      expect(`${html}${text}`).not.toMatch(/\{\w+\}|mail\.newsletter/);
      expect(html).not.toContain("<b>Lumen");
    });
  }

  it("has the words of the reader's language around the text", () => {
    expect(new Set(LOCALES.map((locale) => mailOf(locale).text)).size).toBe(5);
  });

  it("escapes the title", () => {
    expect(mailOf("en", "<i>8</i>").html).not.toContain("<i>8</i>");
  });
});
