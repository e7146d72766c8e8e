// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Comments } from "./comments.tsx";
import type { CommentView } from "./comments-view.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Each rendered comment calls this once. */
const drawn = vi.hoisted(() => ({ comments: 0 }));
vi.mock("../../words/age-words.ts", () => ({
  ageWord: () => {
    drawn.comments += 1;
    return "1d";
  },
}));
vi.mock("@remix-run/react", () => ({
  Form: "form",
  useLocation: () => ({ pathname: "/diaries/12", search: "" }),
  useNavigate: () => () => {},
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => ({ now: 0, viewer: null }),
}));

const comment = (id: number): CommentView => ({
  id,
  text: `Comment ${id}`,
  lang: "en",
  date: "2026-09-14T08:30:00.000Z",
  author: { id: 7, name: "tessellate", avatar: null },
  isGrowers: false,
  isRemoved: false,
  isEdited: false,
  liked: false,
  likes: 2,
  answers: 0,
  replies: [],
});

let root: Root;
beforeEach(async () => {
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <Comments
          here="/diaries/12"
          comments={{
            about: { type: "diary", id: 12, count: 20 },
            sort: "new",
            items: Array.from({ length: 20 }, (_, index) => comment(index + 70)),
            more: null,
            first: null,
            wanted: null,
          }}
          asked="tessellate"
          commentKey={null}
          refused={undefined}
        />
      </LocaleProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it("a like renders no comment of the list again", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ liked: true, likes: 3 }));
  const hearts = [...document.querySelectorAll<HTMLButtonElement>("button[aria-pressed]")];
  expect(hearts).toHaveLength(20);
  drawn.comments = 0;
  await act(async () => hearts[4]?.form?.requestSubmit());
  expect(
    hearts.map((heart) => heart.getAttribute("aria-pressed")).filter((state) => state === "true"),
  ).toHaveLength(1);
  expect(hearts[4]?.textContent).toContain("3");
  expect(drawn.comments).toBe(0);
});
