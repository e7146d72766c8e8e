import { forbiddenWords } from "@grow/i18n/glossary";
import { LOCALES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { describe, expect, it } from "vitest";
import { confirmEmailMail } from "./confirm-address-email.ts";
import { resetPasswordMail } from "./reset-password-email.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { ru } from "./texts/ru.ts";
import { th } from "./texts/th.ts";

const url = "https://grow.example/auth/confirm-email?k=8f2c&e=lucia%40mail.example";

describe("emails", () => {
  for (const locale of LOCALES) {
    it(`contain link, name and address in ${locale}, as HTML and as text`, () => {
      const confirm = confirmEmailMail({ to: "lucia@mail.example", name: "lucia.v", url, locale });
      expect(confirm.to).toBe("lucia@mail.example");
      expect(confirm.html).toContain(url.replaceAll("&", "&amp;"));
      expect(confirm.text).toContain(url);
      expect(confirm.html).toContain("lucia.v");
      const reset = resetPasswordMail({ to: "lucia@mail.example", name: "lucia.v", url, locale });
      expect(reset.text).toContain(url);
      for (const mail of [confirm, reset]) {
        expect(mail.subject).not.toMatch(/[{}]|^mail\./);
        expect(mail.html).not.toMatch(/\{name\}|\{email\}|>mail\./);
      }
    });
  }

  it.each(TRANSLATED_LOCALES)("contain no forbidden word in %s", (locale) => {
    expect(forbiddenWords(locale, { en, de, es, ru, th }[locale], en)).toEqual([]);
  });

  it("are in the recipient's language", () => {
    const subjects = LOCALES.map(
      (locale) => resetPasswordMail({ to: "a@b.example", name: "a", url, locale }).subject,
    );
    expect(new Set(subjects).size).toBe(5);
    expect(subjects[0]).toBe(en["mail.reset.subject"]);
    expect(subjects.at(-1)).toBe(en["mail.reset.subject"]);
  });

  it("escape every name", () => {
    const mail = confirmEmailMail({ to: "a@b.example", name: `<b onclick="x">{email}&`, url, locale: "en" });
    expect(mail.html).not.toContain("<b onclick");
    expect(mail.html).toContain("&lt;b onclick=&quot;x&quot;&gt;{email}&amp;");
  });
});
