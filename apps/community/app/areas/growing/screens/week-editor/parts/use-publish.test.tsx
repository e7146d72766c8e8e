// @vitest-environment happy-dom
import { Button } from "@grow/ui/foundation";
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePublish } from "./use-publish.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("@remix-run/react", () => ({ useNavigation: () => ({ state: "idle" }) }));

let root: Root;
let place: HTMLElement;
let uploaded: () => void;

function Week() {
  const element = useRef<HTMLFormElement>(null);
  const { isPublishing, onSubmit, onPending } = usePublish(element, undefined, () => true);
  uploaded = () => onPending(0, false);
  return (
    <form ref={element} onSubmit={onSubmit}>
      <button type="button" onClick={() => onPending(1, false)}>
        Add photo
      </button>
      <Button type="submit" name="keep" value="4" busy={isPublishing}>
        Keep my version
      </Button>
    </form>
  );
}

beforeEach(async () => {
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  await act(async () => root.render(<Week />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

it("usePublish submits with the pressed button once the photos are uploaded", async () => {
  const form = place.querySelector("form") as HTMLFormElement;
  const submitters: unknown[] = [];
  vi.spyOn(form, "requestSubmit").mockImplementation((button) => {
    submitters.push([button?.getAttribute("type"), button]);
  });
  const [add, keep] = place.querySelectorAll("button");
  await act(async () => add?.click());
  const event = Object.assign(new Event("submit", { bubbles: true, cancelable: true }), { submitter: keep });
  await act(async () => void form.dispatchEvent(event));
  expect([event.defaultPrevented, submitters]).toEqual([true, []]);
  await act(async () => uploaded());
  expect(submitters).toEqual([["submit", keep]]);
});
