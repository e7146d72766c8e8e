import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { expect, it } from "vitest";
import { contactReceivedMail, contactReplyMail } from "./contact-email.ts";

const to = "lucia@mail.example";

it.each(TRANSLATED_LOCALES)("emails about a message to the team have no open placeholder in %s", (locale) => {
  const received = contactReceivedMail({ to, locale, number: 31, url: "https://grow.example" });
  const reply = contactReplyMail({
    ...{ to, locale, number: 31, name: "Lucia", subject: "Twice", reply: "Fixed." },
    url: "https://grow.example/contact",
  });
  for (const mail of [received, reply]) {
    expect(mail.subject).toContain("31");
    expect(mail.subject + mail.text).not.toMatch(/[{}]|\bmail\./);
  }
  expect(reply.text).toContain("Lucia");
  expect(reply.text).toContain("https://grow.example/contact");
});
