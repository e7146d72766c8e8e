import "../../../../shared/posts/locales/catalog.ts";
import "../../locales/journal/catalog.ts";
import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { sampleDiary, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { samplePost, sampleVoting } from "../testing/sample-post.ts";
import { PostScreen } from "./post-screen.tsx";
import { postView } from "./post-view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
  useLocation: () => ({ pathname: "/journal/slow-drying", search: "" }),
  useNavigate: () => () => {},
  useNavigation: () => ({ formData: undefined }),
  useRouteLoaderData: () => ({ now: 0, origin: "https://grow.example", viewer: null }),
}));

const request = commentsRequest(new URLSearchParams());
const now = Date.parse("2026-11-28T12:00:00Z");

function shown(change: Partial<Schema<"Post">>): string {
  const reader = { viewerId: undefined, measures: METRIC, locale: "en", now };
  const post = postView(samplePost(change), { list: null, request }, reader);
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <PostScreen post={post} commentKey={null} refusedComment={undefined} refusedVote={undefined} />
    </LocaleProvider>,
  );
}

const lone = (href: string) => `<p><a href="${href}">the words of the link</a></p>`;

it("an article shows a diary, a poll and a strain in place of the links in its text", () => {
  const { items_week: _weeks, ...diary } = sampleDiary([sampleWeek()]);
  const html = shown({
    text: `<p>Before.</p>${lone("/diaries/12")}${lone("/journal/voting/3")}${lone("/strains/night-plum")}<p>After.</p>`,
    items_diary: [{ ...diary, weeks: [sampleWeek()] } as unknown as Schema<"DiaryCard">],
    votes: [sampleVoting(3)],
    items_strain: [{ id: 9, name: "Night Plum", link: "/strains/night-plum" }],
  });
  expect(html).not.toContain("the words of the link");
  expect(html).toContain("Week 11, flowering");
  expect(html).toContain("1 week, now: Flowering");
  expect(html).toContain('id="voting-3"');
  expect(html).toContain('action="/journal/slow-drying#voting-3"');
  expect(html).toMatch(/Before\..*After\./s);
});

it("an article keeps a link whose diary cannot be shown", () => {
  expect(shown({ text: lone("/diaries/99") })).toContain("the words of the link");
});

it("an article links to its parts, its neighbours, its tags and its other languages", () => {
  const card = {
    ...{ id: 6, title: "Older one", link: "/journal/older", lang: "en", preview: "", cover: null },
    ...{ view_date: "2026-09-01T08:30:00.000Z", update_date: "2026-09-01T08:30:00.000Z" },
    ...{ category: null, item_category: null, item_user: null, minutes: 3, cnt_likes: 0, cnt_comments: 0 },
  };
  const html = shown({
    text: [1, 2, 3, 4].map((n) => `<h2 id="s-${n}">Part ${n}</h2><p>Words.</p>`).join(""),
    langs: ["en", "de"],
    item_before: card,
    items_post: [card],
  });
  for (const href of ["#s-3", "/journal/older", "/journal/tags/drying", "/journal/slow-drying?lang=de"])
    expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain("isn&#x27;t in English");
});

it("an article in another language says so, and names the language of its text", () => {
  const html = shown({ lang: "de", langs: ["de"], title: "Langsam trocknen" });
  expect(html).toContain("This article isn&#x27;t in English yet.");
  expect(html).toContain('<h1 lang="de">Langsam trocknen</h1>');
});
