// @vitest-environment happy-dom
import { DRAFT_DELAY } from "@grow/app-kit/editor/drafts.ts";
import { act, type FormEvent, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeepDraft } from "./comment-draft.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const KEY = "draft:comment:diary-12";

interface FormProps {
  user: number;
  written: number | null;
  begun?: string;
  /** The code of the draft is not there yet. */
  isBare?: boolean;
}

function Form({ user, written, begun, isBare = false }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<number | null>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    sent.current = written;
  };
  return (
    <form ref={form} onSubmit={onSubmit}>
      <textarea key={written} name="text" defaultValue={begun} />
      {isBare ? null : <KeepDraft form={form} to="diary-12" user={user} written={written} sent={sent} />}
    </form>
  );
}

let root: Root;
const draw = (written: number | null = null, user = 7) =>
  act(async () => root.render(<Form user={user} written={written} />));
const field = () => document.querySelector("textarea") as HTMLTextAreaElement;
const type = (text: string) =>
  act(async () => {
    field().value = text;
    field().dispatchEvent(new Event("input", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY);
  });
const submit = () => act(async () => document.querySelector("form")?.requestSubmit());
async function openAgain(written: number | null = null, user = 7) {
  await act(async () => root.unmount());
  root = createRoot(document.querySelector("main") as Element);
  await draw(written, user);
}

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
  await draw();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

describe("the draft of a comment", () => {
  it("is restored when the page is opened again, for the same user only", async () => {
    await type("Half a thought");
    await openAgain();
    expect(field().value).toBe("Half a thought");
    await openAgain(null, 8);
    expect(field().value).toBe("");
  });

  it("is not restored if it was sent before the scripts loaded", async () => {
    await act(async () => root.unmount());
    root = createRoot(document.querySelector("main") as Element);
    await act(async () => root.render(<Form user={7} written={null} begun="A whole thought" isBare />));
    await submit();
    await act(async () => root.render(<Form user={7} written={null} begun="A whole thought" />));
    await act(async () => root.render(<Form user={7} written={70} />));
    expect(field().value).toBe("");
    await act(async () => vi.advanceTimersByTimeAsync(DRAFT_DELAY));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is saved when typed before the scripts loaded", async () => {
    await act(async () => root.unmount());
    root = createRoot(document.querySelector("main") as Element);
    await act(async () => root.render(<Form user={7} written={null} begun="Half a" />));
    await act(async () => vi.advanceTimersByTimeAsync(DRAFT_DELAY));
    expect(localStorage.getItem(KEY)).toContain("Half a");
    await openAgain();
    expect(field().value).toBe("Half a");
  });

  it("is deleted once it was accepted, and not before", async () => {
    await type("Half a thought");
    await submit();
    expect(localStorage.getItem(KEY)).toContain("Half a thought");
    await draw(90);
    expect([localStorage.getItem(KEY), field().value]).toEqual([null, ""]);
    await openAgain(90);
    expect(field().value).toBe("");
  });

  it("stays when the page shows another comment without a submission", async () => {
    await type("Half a thought");
    await draw(70);
    expect(field().value).toBe("Half a thought");
    expect(localStorage.getItem(KEY)).toContain("Half a thought");
  });

  it("is not restored on the page of the comment that was sent without JavaScript", async () => {
    await type("A whole\nthought");
    const opened = async (comment: number, says: string) => {
      await act(async () => root.unmount());
      document.body.innerHTML = `<article id="comment-${comment}"><p>${says}</p></article><main></main>`;
      root = createRoot(document.querySelector("main") as Element);
      await draw(comment);
    };
    await opened(70, "Something else");
    expect(field().value).toBe("A whole\nthought");
    await opened(71, "A whole</p> <p>thought");
    expect([localStorage.getItem(KEY), field().value]).toEqual([null, ""]);
  });

  it("does not replace the text of a rejected comment in the field", async () => {
    await type("Older");
    await act(async () => root.unmount());
    document.body.innerHTML = "<main></main>";
    root = createRoot(document.querySelector("main") as Element);
    function Refused() {
      const form = useRef<HTMLFormElement>(null);
      const sent = useRef<number | null>();
      return (
        <form ref={form}>
          <textarea name="text" defaultValue="Refused words" />
          <KeepDraft form={form} to="diary-12" user={7} written={null} sent={sent} />
        </form>
      );
    }
    await act(async () => root.render(<Refused />));
    expect(field().value).toBe("Refused words");
  });
});
