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

/* What a page holds before any script has run. */

it("leads to the next page of a list by a link", () => {
  const html = renderToStaticMarkup(
    <LoadMore href="/explore?start=24" onMore={() => {}}>
      Show 24 more
    </LoadMore>,
  );
  expect(html).toMatch(/<a [^>]*href="\/explore\?start=24"/);
  expect(html).not.toContain("<button");
});

it("lets the server compare what was typed before something is deleted", () => {
  const html = renderToStaticMarkup(
    <TypedConfirm name="name" expected="Night Plum" label="Type Night Plum" submit="Delete diary" />,
  );
  expect(html).toMatch(/<button type="submit"/);
  expect(html).not.toContain("disabled");
});

it("opens popovers and closes none of their forms off", () => {
  const html = renderToStaticMarkup(
    <Popover trigger="Language">
      <form method="post" action="/settings/locale" />
    </Popover>,
  );
  expect(html).toMatch(/^<details[^>]*><summary/);
  expect(html).not.toContain("<details open");
  expect(html).toContain('action="/settings/locale"');
});

it("sends a search, and calls the field no combobox where nothing is suggested", () => {
  const html = renderToStaticMarkup(<SearchBox label="Search Grow" defaultValue="night" />);
  expect(html).toContain('name="query"');
  expect(html).toContain('value="night"');
  expect(html).not.toContain("combobox");
});

it("sends a value with its unit, and offers no day that only script could fill in", () => {
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

it("submits what asks for a translation, and links free names", () => {
  expect(renderToStaticMarkup(<TranslateButton>Translate</TranslateButton>)).toContain('type="submit"');
  expect(
    renderToStaticMarkup(
      <NameSuggestions label="Free:" names={["old-kiln"]} href={(name) => `/auth/signup?name=${name}`} />,
    ),
  ).toContain('href="/auth/signup?name=old-kiln"');
});

it("draws no part of a dialog that is closed", () => {
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
