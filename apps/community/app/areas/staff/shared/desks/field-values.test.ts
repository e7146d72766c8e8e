import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import type { DeskField } from "./described-field.ts";
import { fieldBody, fieldValues } from "./field-values.ts";

const label = msg({ id: "admin.catalogue.name", message: "Name" });
const FIELDS: readonly DeskField[] = [
  { name: "date_end", label, kind: "instant" },
  { name: "rules.needs_week", label, kind: "check" },
  { name: "rules.minimum_age", label, kind: "number" },
  { name: "name", label, kind: "text", maxLength: 20, required: true },
];
const ROW = {
  date_end: "2026-12-01T16:00:00.000Z",
  rules: { needs_week: true, minimum_age: 21 },
  name: "Soil",
};

it("fieldBody sends the unedited values of a row unchanged", () => {
  expect(fieldBody(FIELDS, fieldValues(FIELDS, ROW))).toEqual(ROW);
});

it("fieldValues shows an instant in the zone of publication dates", () => {
  expect(fieldValues(FIELDS, ROW)).toMatchObject({ date_end: "2026-12-01", "date_end.time": "18:00" });
});

describe("fieldBody", () => {
  const body = (values: Record<string, string>) => fieldBody(FIELDS, values);

  it("sends null for empty optional fields and text for required ones", () => {
    expect(body({})).toEqual({ date_end: null, rules: { needs_week: false, minimum_age: null }, name: "" });
  });

  it("keeps the seconds of an instant that was not edited", () => {
    const values = fieldValues(FIELDS, { ...ROW, date_end: "2026-12-01T16:00:59.999Z" });
    expect(fieldBody(FIELDS, values)).toMatchObject({ date_end: "2026-12-01T16:00:59.999Z" });
    expect(fieldBody(FIELDS, { ...values, "date_end.time": "18:01" })).toMatchObject({
      date_end: "2026-12-01T16:01:00.000Z",
    });
  });

  it("leaves an incomplete date and text that is no number to the API", () => {
    expect(body({ date_end: "2026-12-01", "rules.minimum_age": "old" })).toMatchObject({
      date_end: "2026-12-01T",
      rules: { minimum_age: "old" },
    });
  });
});
