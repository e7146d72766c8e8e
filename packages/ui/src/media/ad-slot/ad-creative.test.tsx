import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AdCreative, type AdCreativeProps } from "./ad-creative.tsx";

const photo = (name: string) => ({ src: `/${name}.webp`, width: 704, height: 528, alt: "Bottle" });
const html = (changes: Partial<AdCreativeProps> = {}) =>
  renderToStaticMarkup(
    <AdCreative
      {...{ place: "box", photo: photo("light"), title: "One chart", text: "Twelve weeks.", button: "Open" }}
      {...changes}
    />,
  );

it("AdCreative is one link that search engines know as paid", () => {
  const page = html({ href: "https://loam.example/", lang: "de" });
  expect(page.match(/<a /g)).toHaveLength(1);
  expect(page).toMatch(/<a [^>]*rel="sponsored noopener"/);
  expect(page).toContain('lang="de"');
});

it("AdCreative of the site's own leads to one of its pages, with a drawing", () => {
  const page = html({ href: "/diaries/edit/new", isOwn: true, photo: null, drawing: <svg /> });
  expect(page).not.toMatch(/sponsored|_blank|<img/);
  expect(page).toContain("<svg");
});

it("AdCreative leads nowhere in a preview", () => {
  expect(html()).not.toContain("<a ");
});

it("AdCreative has a second picture only where the dark theme has its own", () => {
  expect(html().match(/<img /g)).toHaveLength(1);
  const both = html({ photoDark: photo("dark") });
  expect([...both.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual(["/light.webp", "/dark.webp"]);
});

it("AdCreative leaves out what a banner does not have", () => {
  const page = html({ place: "button", photo: null, title: "", text: "", button: "Buy" });
  expect(page).not.toMatch(/<img|<b>/);
  expect(page).toContain("Buy");
});
