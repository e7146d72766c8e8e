import { ApiError, type Detail } from "@grow/api-client";
import { operationTable } from "@grow/contract";
import document from "@grow/contract/bundle" with { type: "json" };
import * as schemas from "@grow/domain/schemas";
import { i18nFor, TRANSLATED_LOCALES } from "@grow/i18n";
import { describe, expect, it } from "vitest";
import { apiMessage } from "./api-messages.ts";
import { errorStatus, formErrors, textOf } from "./form-errors.ts";

const refusal = (status: number, details: Omit<Detail, "type">[]) =>
  new ApiError({ status, details: details.map((detail) => ({ type: "error" as const, ...detail })) });

/** Of a list or an object sent as text, which no form does. Zod adds the words after the colon once a file has loaded its English. */
const WRONG_SHAPE = /^Invalid input(?:: expected (?:array|object), received string)?$/;

describe("formErrors", () => {
  it("assigns each message to its field, in the user's language and with its numbers", () => {
    const error = refusal(422, [
      { code: "taken", text: "taken", field: "name" },
      { code: "too_short", text: "short", field: "password", params: { min: 8, max: 128 } },
    ]);
    const { fields, form } = formErrors(i18nFor("de"), error, ["name", "password"]);
    expect(fields.name).toBe("Das ist schon vergeben.");
    expect(fields.password).toContain("8");
    expect(form).toBeNull();
  });

  it("keeps the first message of a field, and finds fields inside lists", () => {
    const error = refusal(422, [
      { code: "required", text: "a", field: "items_equip.0.name" },
      { code: "too_long", text: "b", field: "items_equip.0.name", params: { max: 120 } },
    ]);
    const { fields } = formErrors(i18nFor("en"), error, ["items_equip"]);
    expect(fields["items_equip.0.name"]).toBe("Fill this in.");
  });

  it("replaces the message of a code by the field's own", () => {
    const error = refusal(422, [
      { code: "wrong_format", text: "a", field: "name" },
      { code: "wrong_format", text: "b", field: "email" },
    ]);
    const texts = { "name wrong_format": { id: "test.letters", message: "Use letters." } };
    const { fields } = formErrors(i18nFor("en"), error, ["name", "email"], texts);
    expect(fields.name).toBe("Use letters.");
    expect(fields.email).toBe("This doesn't look right. Check the spelling.");
  });

  it("shows messages about other fields at the form", () => {
    const error = refusal(422, [{ code: "captcha", text: "x", field: "recaptcha" }]);
    expect(formErrors(i18nFor("en"), error, ["email"])).toEqual({
      fields: {},
      form: "The spam check timed out. Submit the form again.",
    });
  });

  it("has a text even without details", () => {
    expect(formErrors(i18nFor("en"), new ApiError({ status: 0 }), []).form).toContain("reach the server");
    expect(formErrors(i18nFor("en"), new ApiError({ status: 500 }), []).form).toContain("on our side");
    expect(errorStatus(new ApiError({ status: 0 }))).toBe(503);
    expect(errorStatus(refusal(422, []))).toBe(422);
  });

  it("has a text for every code of the contract", () => {
    const codes: string[] = document.components.schemas.DetailCode.enum;
    expect(Object.keys(operationTable).length).toBeGreaterThan(0);
    for (const locale of TRANSLATED_LOCALES) {
      for (const code of codes) {
        const text = apiMessage(i18nFor(locale), { code: code as Detail["code"], text: "untranslated" });
        expect(text, `${locale} ${code}`).not.toBe("untranslated");
        expect(text, `${locale} ${code}`).not.toMatch(/^api\.|^$/);
        if (locale === "ru") expect(text, code).toMatch(/[а-я]/i);
        if (locale === "th") expect(text, code).toMatch(/[ก-๙]/);
      }
    }
  });

  it.each(TRANSLATED_LOCALES)(
    "leaves no value out of a text in %s, whichever values come with it",
    (locale) => {
      const codes = document.components.schemas.DetailCode.enum as Detail["code"][];
      const text = (code: Detail["code"], params?: Detail["params"]) =>
        apiMessage(i18nFor(locale), { code, text: "", ...(params ? { params } : {}) });
      for (const params of [undefined, { min: 3 }, { max: 7 }, { min: 3, max: 7 }]) {
        for (const code of codes) expect(text(code, params), code).not.toMatch(/[{}]|undefined| {2}| \.$/);
      }
      expect(text("out_of_range", { min: 3, max: 7 })).toMatch(/3.*7/);
      expect(text("out_of_range", { min: 3 })).toContain("3");
      expect(text("out_of_range", { max: 7 })).toContain("7");
      expect(text("too_many")).toBe(text("wrong_type"));
    },
  );

  it("has a text for every problem that the form schemas of the domain report", () => {
    const codes = new Set<string>();
    const forms = Object.values(schemas).filter(
      (one) => typeof one === "object" && one !== null && "shape" in one,
    );
    expect(forms.length).toBeGreaterThan(5);
    for (const form of forms as (typeof schemas.commentForm)[]) {
      for (const value of ["", "x", "?".repeat(30_000), "-1", "1e12"]) {
        const input = Object.fromEntries(Object.keys(form.shape).map((key) => [key, value]));
        const checked = schemas.checkForm(form, input as never);
        if (!checked.ok)
          for (const { code } of checked.problems) if (!WRONG_SHAPE.test(code)) codes.add(code);
      }
    }
    expect(codes.size).toBeGreaterThan(4);
    expect([...codes].filter((code) => !document.components.schemas.DetailCode.enum.includes(code))).toEqual(
      [],
    );
  });

  it.each([
    [720, "Too many attempts. Try again in 12 minutes."],
    [60, "Too many attempts. Try again in 1 minute."],
    [1, "Too many attempts. Try again in 1 minute."],
    [undefined, "Too many attempts. Try again in 1 minute."],
  ])("shows a wait of %s seconds in minutes", (retry_after, text) => {
    const params = retry_after === undefined ? {} : { retry_after };
    expect(apiMessage(i18nFor("en"), { code: "rate_limited", text: "", params })).toBe(text);
  });

  it("shows the limit of a duration in minutes", () => {
    const detail = { code: "duration_limit", text: "", params: { limit: 1200 } } as const;
    expect(apiMessage(i18nFor("en"), detail)).toBe("Too long. Videos can be up to 20 minutes.");
    expect(apiMessage(i18nFor("ru"), detail)).toBe("Слишком длинное видео. Можно до 20 минут.");
  });

  it("declines the minutes of a wait in Russian", () => {
    const wait = (minutes: number) =>
      apiMessage(i18nFor("ru"), { code: "rate_limited", text: "", params: { retry_after: minutes * 60 } });
    expect([wait(1), wait(2), wait(12)]).toEqual([
      expect.stringContaining("1 минуту"),
      expect.stringContaining("2 минуты"),
      expect.stringContaining("12 минут."),
    ]);
  });
});

describe("textOf", () => {
  it("returns text, and an empty string for a file or a missing field", () => {
    const form = new FormData();
    form.set("name", "a");
    form.set("file", new Blob(["x"]));
    expect([textOf(form, "name"), textOf(form, "file"), textOf(form, "gone")]).toEqual(["a", "", ""]);
  });

  it("returns the same text for the line breaks of a browser and of a script", () => {
    const form = new FormData();
    form.set("posted", "a\r\n\r\nb");
    form.set("scripted", "a\n\nb");
    expect(textOf(form, "posted")).toBe(textOf(form, "scripted"));
  });
});
