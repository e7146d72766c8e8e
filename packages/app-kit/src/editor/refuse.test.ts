import { ApiError } from "@grow/api-client";
import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import type { Refusal } from "./refusal.ts";
import { refuse } from "./refuse.ts";

const form = new FormData();
for (const [name, value] of Object.entries({ version: "3", name: "Mine", grid: "1" })) form.set(name, value);
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const refusalOf = (error: unknown) =>
  (
    refuse(error, {
      ...{ i18n, form, fields: ["name"] },
      present: (there) => there as { version: number; fields: Record<string, string> },
    }) as unknown as { data: Refusal }
  ).data;

it("refuse keeps what was typed in a conflict, with the version that a colleague saved", () => {
  const there = { version: 4, fields: { name: "Theirs", grid: "1" } };
  const refusal = refusalOf(new ApiError({ status: 409, message: "Stale", data: there }));
  expect(refusal).toEqual({
    typed: { name: "Mine", grid: "1" },
    conflict: { version: 4, theirs: there.fields },
    errors: { fields: {}, form: null },
  });
});

it("refuse leaves errors that are no answer of the api to the error page", () => {
  expect(() => refusalOf(new Error("offline"))).toThrow("offline");
});
