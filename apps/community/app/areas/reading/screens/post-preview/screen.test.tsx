import "../../../../shared/posts/locales/catalog.ts";
import "../../locales/journal/catalog.ts";
import { METRIC } from "@grow/domain";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { postView } from "../../shared/post/post-view.ts";
import { samplePost, sampleVoting } from "../../shared/testing/sample-post.ts";
import { PostPreviewScreen } from "./screen.tsx";
import type { PreviewView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
  useLocation: () => ({ pathname: "/admin/journal/5/preview/en", search: "" }),
  useNavigate: () => () => {},
  useNavigation: () => ({ formData: undefined }),
  useRouteLoaderData: () => ({ now: 0, origin: "https://grow.example", viewer: null }),
}));

function shown(change: Partial<PreviewView> = {}): string {
  const reader = { viewerId: undefined, measures: METRIC, locale: "en", now: 0 };
  const noComments = { list: null, request: commentsRequest(new URLSearchParams()) };
  const preview: PreviewView = {
    ...{
      id: 5,
      lang: "en",
      state: "draft",
      date: null,
      langs: ["en", "de"],
    },
    ...{ isPhone: false, isFramed: false },
    ...change,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <PostPreviewScreen
        preview={preview}
        post={postView(samplePost({ votes: [sampleVoting(3)] }), noComments, reader)}
      />
    </LocaleProvider>,
  );
}

it("a preview says that it is not published, and leads to the editor and its other languages", () => {
  const html = shown();
  expect(html).toContain("Preview · not published");
  expect(html).toContain('href="/admin/journal/5/en"');
  expect(html).toContain('href="/admin/journal/5/preview/de"');
  expect(html).toMatch(/<fieldset disabled="" [^>]*lang="en">.*Twelve growers, one strain/s);
});

it("a preview on a phone is a frame, and the frame has no bar", () => {
  const html = shown({ isPhone: true });
  expect(html).toContain('src="/admin/journal/5/preview/en?framed=1"');
  expect(html).toContain('href="/admin/journal/5/preview/de?width=phone"');
  expect(html).not.toContain("Twelve growers");
  const framed = shown({ isFramed: true });
  expect(framed).toContain("Twelve growers");
  expect(framed).not.toContain("not published");
});
