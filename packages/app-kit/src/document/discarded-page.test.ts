// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { isPageHydrating, watchForDiscardedPage } from "./discarded-page.ts";

const markup = (served: string) => `
  <form>
    <input name="login"><textarea name="text">As it was</textarea>
    <input type="checkbox" name="terms"><input type="hidden" name="key" value="${served ? "old" : "new"}">
    <input type="radio" name="phase" value="0" checked><input type="radio" name="phase" value="1">
    <select name="week"><option>1</option><option>2</option></select>
    <details><summary>More</summary></details>
  </form>
  <div data-served="">${served}</div>`;

const field = <Element extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Element;

/** Does what React does with a document that differs from what it renders. */
function discard(): void {
  const html = document.createElement("html");
  html.innerHTML = `<head></head><body>${markup("")}</body>`;
  document.removeChild(document.documentElement);
  document.appendChild(html);
}

it("watchForDiscardedPage restores values, focus, selection, opened elements and the server's markup", async () => {
  document.body.innerHTML = markup("<table><tr><td>24</td></tr></table>");
  field("[name=login]").value = "ada";
  field("[name=text]").value = "Two leaves";
  field("[name=terms]").checked = true;
  field("[value='1']").checked = true;
  field<HTMLSelectElement>("[name=week]").value = "2";
  field<HTMLDetailsElement>("details").open = true;
  field("[name=login]").focus();
  field("[name=login]").setSelectionRange(1, 2);
  const table = document.querySelector("table");

  const restoreDiscarded = watchForDiscardedPage();
  expect(isPageHydrating()).toBe(true);
  discard();
  const heard = vi.fn();
  document.addEventListener("input", ({ target }) => heard((target as HTMLInputElement).name));
  await restoreDiscarded();

  expect(isPageHydrating()).toBe(false);
  const login = field("[name=login]");
  expect([login.value, field("[name=text]").value, field<HTMLSelectElement>("[name=week]").value]).toEqual([
    "ada",
    "Two leaves",
    "2",
  ]);
  expect([field("[name=terms]").checked, field("[value='1']").checked]).toEqual([true, true]);
  expect(field<HTMLDetailsElement>("details").open).toBe(true);
  expect(document.activeElement).toBe(login);
  expect([login.selectionStart, login.selectionEnd]).toEqual([1, 2]);
  expect(document.querySelector("table")).toBe(table);
  expect(field("[name=key]").value).toBe("new");
  expect(heard.mock.calls.flat()).toEqual(
    expect.arrayContaining(["login", "text", "terms", "phase", "week"]),
  );
});

it("watchForDiscardedPage leaves a page alone that has hydrated", async () => {
  document.body.innerHTML = markup("24");
  const page = document.documentElement;
  const restoreDiscarded = watchForDiscardedPage();
  await restoreDiscarded();
  expect(document.documentElement).toBe(page);
  expect(Object.hasOwn(document, "removeChild")).toBe(false);
});
