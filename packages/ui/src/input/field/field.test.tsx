import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type UiText, UiTextProvider } from "../../foundation/text/ui-text.tsx";
import { TextField, UnitField } from "./text-field.tsx";

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

it("TextField is associated with its label, message and help", () => {
  const html = renderToStaticMarkup(
    <TextField label="pH" name="ph" error="pH runs from 0 to 14." hint="Of the solution, not the runoff." />,
  );
  const input = /<input[^>]*>/.exec(html)?.[0] ?? "";
  expect(attribute(html, "for")).toBe(attribute(input, "id"));
  expect(attribute(input, "aria-invalid")).toBe("true");
  const described = attribute(input, "aria-describedby")?.split(" ") ?? [];
  expect(described).toHaveLength(2);
  for (const id of described) expect(html).toContain(` id="${id}"`);
});

it("TextField marks an odd value without making it invalid", () => {
  const html = renderToStaticMarkup(<UnitField label="pH" name="ph" warning="Far from your last reading." />);
  expect(html).not.toContain("aria-invalid");
  expect(html).toContain("Far from your last reading.");
});

it("UnitField requests a decimal keyboard and accepts a comma", () => {
  const html = renderToStaticMarkup(<UnitField label="EC" name="ec" unit="mS/cm" defaultValue="1,9" />);
  expect(html).toContain('inputMode="decimal"');
  expect(html).toContain('type="text"');
});

it("UnitField requests a keyboard with a minus for signed numbers", () => {
  const html = renderToStaticMarkup(<UnitField label="Temperature" name="temp" unit="°C" isSigned />);
  expect(html).toContain('inputMode="text"');
});

it("TextField says in the page's language that a field is optional", () => {
  const text = { optional: "freiwillig" } as UiText;
  const html = renderToStaticMarkup(
    <UiTextProvider text={text}>
      <TextField label="Titel" name="title" optional />
    </UiTextProvider>,
  );
  expect(html).toContain("(freiwillig)");
});
