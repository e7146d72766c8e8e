import { ApiError, type Detail } from "@grow/api-client";
import { operationTable } from "@grow/contract";
import document from "@grow/contract/bundle" with { type: "json" };
import { i18nFor } from "@grow/i18n";
import { beforeAll, describe, expect, it } from "vitest";
import { apiMessage } from "./api-messages.ts";
import { errorStatus, formErrors, textOf } from "./form-errors.ts";

beforeAll(async () => {
  await import("../locales/catalog.ts");
});

const refusal = (status: number, details: Omit<Detail, "type">[]) =>
  new ApiError({ status, details: details.map((detail) => ({ type: "error" as const, ...detail })) });

describe("a refused form", () => {
  it("shows each message at its field, in the reader's language and with its numbers", () => {
    const error = refusal(422, [
      { code: "taken", text: "taken", field: "name" },
      { code: "too_short", text: "short", field: "password", params: { min: 8, max: 128 } },
    ]);
    const { fields, form } = formErrors(i18nFor("de"), error, ["name", "password"]);
    expect(fields.name).toBe("Das ist schon vergeben.");
    expect(fields.password).toContain("8");
    expect(form).toBeNull();
  });

  it("keeps the first message of a field, and finds fields within lists", () => {
    const error = refusal(422, [
      { code: "required", text: "a", field: "items_equip.0.name" },
      { code: "too_long", text: "b", field: "items_equip.0.name", params: { max: 120 } },
    ]);
    const { fields } = formErrors(i18nFor("en"), error, ["items_equip"]);
    expect(fields["items_equip.0.name"]).toBe("Please fill this in.");
  });

  it("shows at the form what belongs to no field of it", () => {
    const error = refusal(422, [{ code: "captcha", text: "x", field: "recaptcha" }]);
    expect(formErrors(i18nFor("en"), error, ["email"])).toEqual({
      fields: {},
      form: "The check for robots has run out. Please send the form again.",
    });
  });

  it("says something even when the answer said nothing", () => {
    expect(formErrors(i18nFor("en"), new ApiError({ status: 0 }), []).form).toContain("cannot be reached");
    expect(formErrors(i18nFor("en"), new ApiError({ status: 500 }), []).form).toContain("on our side");
    expect(errorStatus(new ApiError({ status: 0 }))).toBe(503);
    expect(errorStatus(refusal(422, []))).toBe(422);
  });

  it("has a text for every code of the contract", () => {
    const codes: string[] = document.components.schemas.DetailCode.enum;
    expect(Object.keys(operationTable).length).toBeGreaterThan(0);
    for (const code of codes) {
      const text = apiMessage(i18nFor("ru"), { code: code as Detail["code"], text: "untranslated" });
      expect(text, code).not.toBe("untranslated");
      expect(text, code).toMatch(/[а-я]/i);
    }
  });
});

describe("a field of a sent form", () => {
  it("is text, and empty for a file or nothing", () => {
    const form = new FormData();
    form.set("name", "a");
    form.set("file", new Blob(["x"]));
    expect([textOf(form, "name"), textOf(form, "file"), textOf(form, "gone")]).toEqual(["a", "", ""]);
  });
});
