// @vitest-environment happy-dom
import "../../locales/diary-editor/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emptyForm, readDiaryForm } from "./diary-form.ts";
import { EquipmentRows } from "./equipment-rows.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const used = [
  { categories: ["tent"], name: "Orchard 80", product_id: "31" },
  { categories: ["tent"], name: "Old wardrobe", product_id: "" },
  { categories: ["lamp_veg", "lamp_flower"], name: "Board 240", product_id: "9" },
];
const changed = vi.fn();
let root: Root;
let form: HTMLFormElement;

beforeEach(async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async () => Response.json(used));
  form = document.body.appendChild(document.createElement("form"));
  root = createRoot(form);
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <EquipmentRows diaryId={null} rows={emptyForm("en").equipment} errors={{}} onChange={changed} />
      </LocaleProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  form.remove();
  vi.unstubAllGlobals();
  changed.mockClear();
});

const rows = () =>
  readDiaryForm(new FormData(form)).equipment.map(({ category, name, product_id }) =>
    [category, name, product_id].filter(Boolean).join(" "),
  );
const button = (name: string) => {
  const found = [...form.querySelectorAll("button")].find((one) => one.textContent?.startsWith(name));
  if (!found) throw new Error(`There is a button ${name}`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const type = (index: number, text: string) =>
  act(async () => {
    const field = form.querySelector<HTMLInputElement>(`[name="equip.${index}.name"]`);
    if (!field) throw new Error(`There is a row ${index}`);
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

it("starts with rows for common equipment, and adds a row of a kind when its last one is filled", async () => {
  expect(rows()).toEqual(["seed", "lamp_flower", "tent", "nutrient"]);
  await press("Air filter");
  expect(rows().at(-1)).toBe("air_filter");
  expect(document.activeElement?.getAttribute("name")).toBe("equip.4.name");
  expect(changed).toHaveBeenCalled();
});

it("counts the named rows of each kind", async () => {
  expect(button("Tent").textContent).toBe("Tent");
  await type(2, "Koje 60");
  expect(button("Tent").textContent).toBe("Tent1");
  await press("Tent");
  expect(button("Tent").textContent).toBe("Tent1");
  await type(2, " ");
  expect(button("Tent").textContent).toBe("Tent");
});

it("inserts used equipment into the empty row of its kind, then into new rows, once", async () => {
  await press("Orchard 80");
  await press("Old wardrobe");
  await press("Orchard 80");
  expect(rows()).toEqual(["seed", "lamp_flower", "tent Orchard 80 31", "nutrient", "tent Old wardrobe"]);
  expect(button("Orchard 80").getAttribute("aria-disabled")).toBe("true");
});

it("inserts a lamp of both phases into both fields", async () => {
  await press("Board 240");
  expect(rows()).toEqual(["seed", "lamp_flower Board 240 9", "tent", "nutrient", "lamp_veg Board 240 9"]);
  expect(button("Board 240").getAttribute("aria-disabled")).toBe("true");
});

it("keeps the other rows' input when one is removed", async () => {
  await type(0, "Night Plum");
  await type(3, "Base A/B");
  const away = form.querySelectorAll<HTMLButtonElement>("[aria-label='Remove']")[1];
  await act(async () => away?.click());
  expect(rows()).toEqual(["seed Night Plum", "tent", "nutrient Base A/B"]);
});

it("accepts typed names when used equipment cannot be loaded", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("No network in this test")));
  await press("Fan");
  await type(4, "Hauch 100");
  expect(rows().at(-1)).toBe("fan Hauch 100");
});
