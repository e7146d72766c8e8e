import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LoadMore } from "../../navigation/load-more.tsx";
import { Popover } from "../../overlay/popover/popover.tsx";
import { ComplainDialog } from "../../social/complain/complain-dialog.tsx";
import { TranslateButton } from "../../social/translation/translation.tsx";
import { DateField } from "../field/date-field.tsx";
import { MeasureField } from "../field/measure-field.tsx";
import { SearchBox } from "../search/search-box.tsx";
import { NameSuggestions } from "./name-suggestions.tsx";
import { TypedConfirm } from "./typed-confirm.tsx";

/* Markup before any script has run. */

it("LoadMore links to the next page of a list", () => {
  const html = renderToStaticMarkup(
    <LoadMore href="/explore?start=24" onMore={() => {}}>
      Show 24 more
    </LoadMore>,
  );
  expect(html).toMatch(/<a [^>]*href="\/explore\?start=24"/);
  expect(html).not.toContain("<button");
});

it("TypedConfirm lets the server compare the text before deleting", () => {
  const html = renderToStaticMarkup(
    <TypedConfirm name="name" expected="Night Plum" label="Type Night Plum" submit="Delete diary" />,
  );
  expect(html).toMatch(/<button type="submit"/);
  expect(html).not.toContain("disabled");
});

it("Popover opens without scripts and keeps its forms usable", () => {
  const html = renderToStaticMarkup(
    <Popover trigger="Language">
      <form method="post" action="/settings/locale" />
    </Popover>,
  );
  expect(html).toMatch(/^<details[^>]*><summary/);
  expect(html).not.toContain("<details open");
  expect(html).toContain('action="/settings/locale"');
});

it("SearchBox submits, and is no combobox without suggestions", () => {
  const html = renderToStaticMarkup(<SearchBox label="Search Grow" defaultValue="night" />);
  expect(html).toContain('name="query"');
  expect(html).toContain('value="night"');
  expect(html).not.toContain("combobox");
});

it("MeasureField submits a value with its unit; DateField hides shortcuts that need scripts", () => {
  const measure = renderToStaticMarkup(
    <MeasureField
      label="Height"
      name="height"
      unitName="height_unit"
      units={[{ key: "cm", label: "cm" }]}
      defaultValue={42}
      read={Number}
      write={String}
      convert={(value) => value}
    />,
  );
  expect(measure).toContain('name="height"');
  expect(measure).toContain('value="42"');
  expect(measure).toMatch(/type="hidden" name="height_unit"[^>]* value="cm"/);
  const date = renderToStaticMarkup(
    <DateField label="Harvest" name="harvest" shortcuts={[{ label: "Today", value: "2026-09-20" }]} />,
  );
  expect(date).toContain('type="date"');
  expect(date).not.toContain("<button");
});

it("TranslateButton submits, and NameSuggestions links available names", () => {
  expect(renderToStaticMarkup(<TranslateButton>Translate</TranslateButton>)).toContain('type="submit"');
  expect(
    renderToStaticMarkup(
      <NameSuggestions label="Free:" names={["old-kiln"]} href={(name) => `/auth/signup?name=${name}`} />,
    ),
  ).toContain('href="/auth/signup?name=old-kiln"');
});

it("a closed Dialog renders nothing", () => {
  const html = renderToStaticMarkup(
    <ComplainDialog
      open={false}
      onClose={() => {}}
      title="Report"
      intro=""
      reasons={[{ value: "spam", label: "Spam" }]}
      words={{ reason: "Why", text: "Text", cancel: "Cancel", submit: "Send" }}
      form={(attributes, fields) => <form {...attributes}>{fields}</form>}
    />,
  );
  expect(html).not.toContain("<form");
  expect(html).not.toContain("Spam");
});
