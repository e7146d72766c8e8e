// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { formFields, servedFields, wholeFields } from "./form-fields.ts";

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
}

const FIELDS = `
  <input type="hidden" name="version" value="3" />
  <input type="hidden" value="no name" />
  <input name="place" value="Graz" />
  <textarea name="text">First\nSecond</textarea>
  <select name="form"><option value="">–</option><option value="liquid" selected>Liquid</option></select>
  <select name="part"><option value="">–</option><option value="a">A</option></select>
  <input type="checkbox" name="word" value="bloom" checked />
  <input type="checkbox" name="other" value="veg" />
  <input type="radio" name=":r1q:" value="2" checked />
  <button name="intent" value="save">Save</button>`;

it("servedFields equals formFields for a form that nobody touched", () => {
  const form = formOf(FIELDS);
  expect(servedFields(form)).toEqual(formFields(new FormData(form)));
  expect(servedFields(form)).toEqual({
    place: "Graz",
    text: "First\nSecond",
    form: "liquid",
    part: "",
    word: "bloom",
  });
});

it.each<[string, (form: HTMLFormElement) => void]>([
  ["a text", (form) => form.querySelector<HTMLInputElement>("[name=place]")?.setRangeText("Linz")],
  [
    "a longer text",
    (form) => {
      (form.querySelector("[name=text]") as HTMLTextAreaElement).value = "Other";
    },
  ],
  [
    "a choice",
    (form) => {
      (form.querySelector("[name=part]") as HTMLSelectElement).value = "a";
    },
  ],
  ["a tick", (form) => form.querySelector<HTMLInputElement>("[value=veg]")?.click()],
])("servedFields stays as the server sent it when %s changes", (_, change) => {
  const form = formOf(FIELDS);
  const served = servedFields(form);
  change(form);
  expect(servedFields(form)).toEqual(served);
  expect(formFields(new FormData(form))).not.toEqual(served);
});

it("wholeFields leaves a box unticked that is ticked in what is saved", () => {
  const saved = { name: "Base", coco: "on", added: "new field" };
  expect(wholeFields(saved, { name: "Typed" })).toEqual({ name: "Typed", added: "new field" });
});
