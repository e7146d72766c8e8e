// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StripWeeks } from "./strip-weeks.tsx";

const GROWN = ["week1", "week2", "week4", "week5", "week6", "week7", "week8", "harvest16"];

function strip(current: number, names = GROWN): string | null {
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <StripWeeks
        cells={names.map((name, id) => ({ id, faza: 1, name, days: null, photo: null, levels: null }))}
        current={current}
        link="/diaries/12"
        grows={null}
      />
    </LocaleProvider>,
  );
  return document.body.textContent;
}

it("StripWeeks shows the open week beside the number of the last one, however many were left out", () => {
  expect(strip(6)).toContain("Week 8 of 16");
});

it("StripWeeks shows an open harvest without a total", () => {
  expect(strip(7)).not.toContain("of 16");
});

it("StripWeeks counts the entries of one week once", () => {
  expect(strip(0, ["week1.1", "week1.2", "week2"])).toContain("Flowering2");
});
