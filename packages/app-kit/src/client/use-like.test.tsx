// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type LikeAnswer, useLike } from "./use-like.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The router's fetchers by their keys: what two hearts of one thing share. */
const fetchers = vi.hoisted(() => ({
  states: new Map<string, { state: string; formData?: FormData; data?: unknown }>(),
  submits: [] as string[],
}));
vi.mock("@remix-run/react", () => ({
  useFetcher: ({ key }: { key: string }) => {
    const known = fetchers.states.get(key) ?? { state: "idle" };
    return {
      ...known,
      submit(formData: FormData) {
        fetchers.submits.push(`${key} ${formData.get("liked")} ${formData.get("stay")}`);
        fetchers.states.set(key, { ...known, state: "submitting", formData });
        draw();
      },
    };
  },
}));

const refused: string[] = [];
const onRefused = (text: string) => void refused.push(text);
function Heart({ id = 12 }: { id?: number }) {
  const like = useLike({ type: "diary", id, liked: false, likes: 4, action: "/forms/like", onRefused });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        like.send(event.currentTarget);
      }}
    >
      <input type="hidden" name="liked" value={like.liked ? "no" : "yes"} />
      <button type="submit">
        {like.liked ? "liked" : "not liked"} {like.likes}
      </button>
    </form>
  );
}

let root: ReturnType<typeof createRoot>;
function draw() {
  root.render(
    <>
      <Heart />
      <Heart />
    </>,
  );
}
const buttons = () => [...document.querySelectorAll("button")];
const texts = () => buttons().map((button) => button.textContent);
const click = (index = 0) => act(async () => buttons()[index]?.closest("form")?.requestSubmit());
const answer = (data: LikeAnswer) =>
  act(async () => {
    fetchers.states.set("like:diary:12", { state: "idle", data });
    draw();
  });

beforeEach(async () => {
  fetchers.states.clear();
  fetchers.submits.length = 0;
  refused.length = 0;
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
  await act(async () => draw());
});
afterEach(() => act(async () => root.unmount()));

it("changes at once, and then to what the server says", async () => {
  await click();
  expect(texts()[0]).toBe("liked 5");
  await answer({ liked: true, likes: 7 });
  expect(texts()[0]).toBe("liked 7");
  expect(fetchers.submits).toEqual(["like:diary:12 yes yes"]);
});

it("ignores clicks while a call is under way, also on another heart of the same thing", async () => {
  await click();
  await click();
  await click(1);
  expect(fetchers.submits).toHaveLength(1);
  expect(texts()).toEqual(["liked 5", "liked 5"]);
  await answer({ liked: true, likes: 5 });
  await click(1);
  expect(fetchers.submits).toEqual(["like:diary:12 yes yes", "like:diary:12 no yes"]);
  expect(texts()).toEqual(["not liked 4", "not liked 4"]);
});

it("goes back when the server refuses, and says why", async () => {
  await click();
  await answer({ error: "Too many likes." });
  expect(texts()[0]).toBe("not liked 4");
  expect(refused).toContain("Too many likes.");
  await click();
  expect(fetchers.submits).toHaveLength(2);
});
