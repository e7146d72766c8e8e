import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type UiText, UiTextProvider } from "../../foundation/text/ui-text.tsx";
import { TextField, UnitField } from "./text-field.tsx";

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

it("ties a field to its label, its message and its help", () => {
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

it("marks an odd value without calling it invalid", () => {
  const html = renderToStaticMarkup(<UnitField label="pH" name="ph" warning="Far from your last reading." />);
  expect(html).not.toContain("aria-invalid");
  expect(html).toContain("Far from your last reading.");
});

it("asks phones for a keyboard with a decimal sign and still takes a comma", () => {
  const html = renderToStaticMarkup(<UnitField label="EC" name="ec" unit="mS/cm" defaultValue="1,9" />);
  expect(html).toContain('inputMode="decimal"');
  expect(html).toContain('type="text"');
});

it("says that a field may stay empty in the language of the page", () => {
  const text = { optional: "freiwillig" } as UiText;
  const html = renderToStaticMarkup(
    <UiTextProvider text={text}>
      <TextField label="Titel" name="title" optional />
    </UiTextProvider>,
  );
  expect(html).toContain("(freiwillig)");
});
