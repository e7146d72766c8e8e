// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DiaryStatus } from "../../../shared/diary/status-view.ts";
import { StatusNotes } from "./status-notes.tsx";

function notes(status: readonly DiaryStatus[], reason?: string): Element[] {
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <StatusNotes status={status} reason={reason} isOwn={false} />
    </LocaleProvider>,
  );
  return [...document.querySelectorAll("[class*=note]")];
}

it("a moderator's reason is shown with the decision, not with the author's visibility", () => {
  const [closed, hidden] = notes(["banned", "hidden"], "These are <b>my</b> photos.");
  expect(closed?.querySelector("q")?.textContent).toBe("These are <b>my</b> photos.");
  expect(hidden?.querySelector("q")).toBeNull();
  expect(notes(["waiting"], "Which strain?")[0]?.querySelector("q")?.textContent).toBe("Which strain?");
});

it("a decision without a reason shows none", () => {
  expect(notes(["banned"]).map((note) => note.querySelector("q"))).toEqual([null]);
});
