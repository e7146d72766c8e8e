import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LabelPreview } from "./label-preview.tsx";

it("LabelPreview names nutrients as the page of the product does", () => {
  const labels = {
    form: "Form",
    dose: "Dose",
    ec: "EC",
    ph: "pH",
    keeps_months: "Keeps",
    ingredients: "Ingredients",
  };
  const fields = { n: "3.2", ca: "2,1", s: "0.4", trace_fe: "0.03" };
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <LabelPreview name="Bloom" fields={fields} labels={labels} options={{}} />
    </LocaleProvider>,
  );
  expect(html).toMatch(/P₂O₅.*Calcium.*2\.1\s?%.*Sulphur.*0\.4\s?%.*Fe.*0\.03\s?%/);
});
