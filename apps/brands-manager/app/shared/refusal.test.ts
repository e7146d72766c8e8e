import { ApiError } from "@grow/api-client";
import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import { type Refusal, refuse } from "./refusal.ts";

const form = new FormData();
for (const [name, value] of Object.entries({ version: "3", name: "Mine", grid: "1" })) form.set(name, value);
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const refusalOf = (
  error: unknown,
  compared?: (typed: Readonly<Record<string, string>>) => Record<string, string>,
) =>
  (
    refuse(error, {
      ...{ i18n, form, fields: ["name"] },
      ...(compared ? { compared } : {}),
      present: (there) => there as { version: number; fields: Record<string, string> },
    }) as unknown as { data: Refusal }
  ).data;

it("refuse keeps what was typed in a conflict, with the version and the fields that a colleague changed", () => {
  const there = { version: 4, fields: { name: "Theirs", grid: "1" } };
  const refusal = refusalOf(new ApiError({ status: 409, message: "Stale", data: there }));
  expect(refusal).toMatchObject({
    typed: { name: "Mine", grid: "1" },
    conflict: { version: 4, theirs: { name: "Theirs" } },
    errors: { fields: {}, form: null },
  });
  expect(refusal.conflict?.theirs).not.toHaveProperty("grid");
});

it("refuse compares fields that the form submits as one by their parts", () => {
  const there = { version: 4, fields: { name: "Mine", doses: "2" } };
  const error = new ApiError({ status: 409, message: "Stale", data: there });
  const compared = ({ name = "", grid = "" }: Readonly<Record<string, string>>) => ({ name, doses: grid });
  expect(refusalOf(error, compared).conflict?.theirs).toEqual({ doses: "2" });
});

it("refuse leaves errors that are no answer of the api to the error page", () => {
  expect(() => refusalOf(new Error("offline"))).toThrow("offline");
});
