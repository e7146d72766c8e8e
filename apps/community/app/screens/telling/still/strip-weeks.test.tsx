// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StripWeeks } from "./strip-weeks.tsx";

it("the open week stands beside the number of the last one, however many were left out", () => {
  const names = ["week1", "week2", "week4", "week5", "week6", "week7", "week8", "harvest16"];
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <StripWeeks
        cells={names.map((name, id) => ({ id, faza: 1, name, days: null, photo: null, levels: null }))}
        current={7}
        link="/diaries/12"
        grows={null}
      />
    </LocaleProvider>,
  );
  expect(document.body.textContent).toContain("Harvest 16 of 16");
});
