// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CountryField, type CountryFieldProps } from "./country-field.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const COUNTRIES = [
  { code: "DE", name: "Germany" },
  { code: "CI", name: "Côte d’Ivoire" },
  { code: "AT", name: "Austria" },
];

let root: Root;
let form: HTMLFormElement;
beforeEach(() => {
  form = document.body.appendChild(document.createElement("form"));
  root = createRoot(form);
});
afterEach(async () => {
  await act(async () => root.unmount());
  form.remove();
});

const field = (props: Partial<CountryFieldProps> = {}) => (
  <LocaleProvider locale="en">
    <CountryField
      {...{ label: "Countries", countries: COUNTRIES, chosen: [] }}
      boxOf={(code) => ({ name: "countries", value: code })}
      {...props}
    />
  </LocaleProvider>
);
const show = (props?: Partial<CountryFieldProps>) => act(async () => root.render(field(props)));
const title = () => form.querySelector("summary")?.textContent;
const boxes = () => [...form.querySelectorAll<HTMLInputElement>("li input")];
const shown = () =>
  boxes().flatMap((box) => (box.closest("li")?.hidden ? [] : [box.closest("li")?.textContent]));
const search = (text: string) =>
  act(async () => {
    const input = form.querySelector<HTMLInputElement>("[type=search]");
    if (!input) throw new Error("The field has no search");
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });

it("is a list of boxes without scripts, whose search is disabled", () => {
  const html = renderToStaticMarkup(field({ chosen: ["AT"] }));
  expect(html).toMatch(/data-country="AT"[^>]*checked=""/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/type="search"[^>]*disabled=""|disabled=""[^>]*type="search"/);
});

it("names the ticked countries in the order of the list, and all without one", async () => {
  await show({ chosen: ["AT", "DE"] });
  expect(title()).toContain("Germany and Austria");
  await act(async () => boxes()[0]?.click());
  expect(title()).toContain("Austria");
  await act(async () => boxes()[2]?.click());
  expect(title()).toContain("All countries");
});

it("finds a country without its accents, and keeps the ticks that it hides", async () => {
  await show({ chosen: ["DE"] });
  await search("cote");
  expect(shown()).toEqual(["Côte d’Ivoire"]);
  expect(new FormData(form).getAll("countries")).toEqual(["DE"]);
  await search("atlantis");
  expect([shown(), form.querySelector("[role=status]")?.textContent]).toEqual([
    [],
    "No country has this name.",
  ]);
});

it("says what is wrong, and can be focused then", async () => {
  await show({ error: "Choose fewer." });
  expect(form.querySelector("fieldset")?.tabIndex).toBe(-1);
  expect(form.querySelector("[role=alert]")?.textContent).toBe("Choose fewer.");
});
