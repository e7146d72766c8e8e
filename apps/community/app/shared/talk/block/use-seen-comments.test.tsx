// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CommentView } from "./comments-view.ts";
import { isNewComment, useSeenComments } from "./use-seen-comments.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const comment = (id: number, author: number, replies: readonly CommentView[] = []): CommentView => ({
  ...{ id, text: "Nice", lang: "en", date: "2026-09-14T08:30:00.000Z", isGrowers: false, isRemoved: false },
  ...{ isEdited: false, liked: false, likes: 0, answers: replies.length, replies },
  author: { id: author, name: `grower${author}`, avatar: null },
});

let root: Root;
let shown: number[];

function Thread({ viewer, items, diary }: { viewer: number | null; items: CommentView[]; diary: number }) {
  const seen = useSeenComments(viewer, { type: "diary", id: diary }, items);
  shown = items
    .flatMap((one) => [one, ...one.replies])
    .filter((one) => isNewComment(one, seen, viewer))
    .map(({ id }) => id);
  return null;
}

/** Renders, and waits for the lazy-loaded code. */
async function draw(thread: ReactNode): Promise<void> {
  await act(async () => {
    root.render(thread);
    await import("./seen-comments.ts");
  });
  await act(() => vi.dynamicImportSettled());
}

async function visit(viewer: number | null, items: CommentView[], diary = 12): Promise<number[]> {
  root = createRoot(document.createElement("main"));
  await draw(<Thread {...{ viewer, items, diary }} />);
  const marked = shown;
  await act(async () => root.unmount());
  return marked;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("useSeenComments", () => {
  it("marks nothing on the first visit, and then newer comments of others", async () => {
    expect(await visit(7, [comment(70, 3)])).toEqual([]);
    const later = [comment(74, 3), comment(73, 7), comment(70, 3, [comment(72, 4)])];
    expect(await visit(7, later)).toEqual([74, 72]);
    expect(await visit(7, later)).toEqual([]);
  });

  it("marks the first comment on a thing that had none", async () => {
    expect(await visit(7, [])).toEqual([]);
    expect(await visit(7, [comment(70, 3)])).toEqual([70]);
  });

  it("stores its state per thing and member, and none for guests", async () => {
    await visit(7, [comment(70, 3)]);
    expect(await visit(7, [comment(80, 3)], 13)).toEqual([]);
    expect(await visit(8, [comment(80, 3)])).toEqual([]);
    await visit(null, [comment(70, 3)]);
    expect(await visit(null, [comment(80, 3)])).toEqual([]);
  });

  it("keeps the marks while the page shows the list in another order", async () => {
    await visit(7, [comment(70, 3)]);
    root = createRoot(document.createElement("main"));
    const items = [comment(71, 3), comment(70, 3)];
    await draw(<Thread viewer={7} items={items} diary={12} />);
    await draw(<Thread viewer={7} items={[...items].reverse()} diary={12} />);
    expect(shown).toEqual([71]);
    await act(async () => root.unmount());
  });

  it("marks nothing when storage is blocked or broken", async () => {
    localStorage.setItem("seen-comments:7", "{");
    expect(await visit(7, [comment(70, 3)])).toEqual([]);
    const blocked = () => {
      throw new Error("blocked");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
    expect(await visit(7, [comment(71, 3)])).toEqual([]);
  });
});
