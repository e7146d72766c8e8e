// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type LikeAnswer, useLike } from "./use-like.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Requests in flight, oldest first: the body, whether it outlives the page, and how to respond. */
let calls: {
  sent: string;
  keepalive: boolean | undefined;
  answer: (data: LikeAnswer) => void;
  breakOff: () => void;
}[];
let drawn: string[];
const told: (string | null)[] = [];
const onRefused = (text: string | null) => void told.push(text);
const onSignIn = (address: string) => void told.push(address);

function Heart({ name, id, likes = 4 }: { name: string; id: number; likes?: number | undefined }) {
  const like = useLike({ type: "diary", id, liked: false, likes, action: "/likes", onRefused, onSignIn });
  drawn.push(name);
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
let thing = 0;
const draw = (likes?: number) =>
  act(async () =>
    root.render(
      <>
        <Heart name="first" id={thing} likes={likes} />
        <Heart name="second" id={thing} likes={likes} />
        <Heart name="other" id={thing + 1000} />
      </>,
    ),
  );
const buttons = () => [...document.querySelectorAll("button")];
const texts = () => buttons().map((button) => button.textContent);
const click = (index = 0) => act(async () => buttons()[index]?.closest("form")?.requestSubmit());
const answer = (data: LikeAnswer) => act(async () => calls.at(-1)?.answer(data));

beforeEach(async () => {
  calls = [];
  drawn = [];
  told.length = 0;
  // State is remembered per thing across mounts, so each test uses another id.
  thing += 1;
  vi.stubGlobal("fetch", (address: string, { body, keepalive }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      calls.push({
        sent: `${address} ${body}`,
        keepalive,
        answer: (data) => resolve(Response.json(data)),
        breakOff: () => reject(new TypeError("Failed to fetch")),
      });
    });
  });
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
  await draw();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it("changes at once, and then to the state in the response", async () => {
  await click();
  expect(texts()[0]).toBe("liked 5");
  await answer({ liked: true, likes: 7 });
  expect(texts()[0]).toBe("liked 7");
  expect(calls.map(({ sent }) => sent)).toEqual(["/likes liked=yes&stay=yes"]);
});

it("sends a request that survives leaving the page", async () => {
  await draw();
  await click();
  expect(calls.map(({ keepalive }) => keepalive)).toEqual([true]);
});

it("ignores clicks while a request is in flight, also on another heart of the same thing", async () => {
  await click();
  await click();
  await click(1);
  expect(calls).toHaveLength(1);
  expect(texts()).toEqual(["liked 5", "liked 5", "not liked 4"]);
  await answer({ liked: true, likes: 5 });
  await click(1);
  expect(calls.at(-1)?.sent).toBe("/likes liked=no&stay=yes");
  expect(texts()).toEqual(["not liked 4", "not liked 4", "not liked 4"]);
});

it("renders nothing but the hearts of the thing", async () => {
  drawn = [];
  await click();
  await answer({ liked: true, likes: 5 });
  expect(new Set(drawn)).toEqual(new Set(["first", "second"]));
});

it("reverts and shows the reason when the server refuses", async () => {
  await click();
  await answer({ error: "Too many likes." });
  expect(texts()[0]).toBe("not liked 4");
  expect(told).toEqual(["Too many likes."]);
  await click();
  expect(calls).toHaveLength(2);
});

it("reverts without a response, and sends a signed-out user to sign in", async () => {
  await click();
  await act(async () => calls[0]?.breakOff());
  expect([texts()[0], told]).toEqual(["not liked 4", [null]]);
  await click();
  await answer({ signIn: "/auth/signin" });
  expect([texts()[0], told.at(-1)]).toEqual(["not liked 4", "/auth/signin"]);
});

it("uses the state of a page that was loaded since", async () => {
  await click();
  await answer({ liked: true, likes: 5 });
  await draw(9);
  expect(texts()[0]).toBe("not liked 9");
});
