import { describe, expect, it } from "vitest";
import { contactBody, emptyContact, pathOf } from "./view.ts";

const SITE = "https://grow.example";

describe("pathOf", () => {
  it.each([
    ["https://grow.example/diaries/12?week=3#comment-4", "/diaries/12?week=3#comment-4"],
    ["grow.example/diaries/12", "/diaries/12"],
    ["http://grow.example", "/"],
    ["/diaries/12", "/diaries/12"],
  ])("turns %s into %s", (text, path) => {
    expect(pathOf(text, SITE)).toBe(path);
  });

  it.each(["https://elsewhere.example/x", "grow.example.evil/x", "week 12"])(
    "leaves %s for the api to reject",
    (text) => {
      expect(pathOf(text, SITE)).toBe(text);
    },
  );
});

describe("contactBody", () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  it("leaves out what is optional and empty", () => {
    const fields = { topic: "bug", name: " Lucia ", email: "a@b.example", subject: "S", text: "T" };
    expect(contactBody(form({ ...fields, link: "", photo_id: "", recaptcha: "" }), SITE)).toEqual({
      ...fields,
      name: "Lucia",
    });
  });

  it("has page, screenshot and captcha", () => {
    const fields = { link: "grow.example/faq", photo_id: "904", recaptcha: "abc" };
    expect(contactBody(form(fields), SITE)).toMatchObject({ link: "/faq", photo_id: 904, recaptcha: "abc" });
  });
});

describe("emptyContact", () => {
  it("begins with the member and with a page of this site", () => {
    expect(emptyContact({ name: "lucia", email: "a@b.example" }, "/diaries/12")).toMatchObject({
      name: "lucia",
      email: "a@b.example",
      link: "/diaries/12",
    });
    expect(emptyContact(null, "//elsewhere.example")).toMatchObject({ name: "", email: "", link: "" });
  });
});
