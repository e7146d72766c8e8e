import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";

const path = "/contact";
const page = {
  ...{ name: "contact", title: "Contact us", description: "", lang: "en" },
  ...{ text: "<p>Write to us.</p>", update_date: "2026-11-28T00:00:00.000Z" },
};
const fields = {
  topic: "bug",
  name: "Lucia",
  email: "lucia@mail.example",
  subject: "Twice",
  text: "Twice in week 12.",
  link: "https://grow.example/diaries/12",
  recaptcha: "solved",
};

describe("the contact page", () => {
  const load = async (query: string, locale: "en" | "de" = "en") => {
    const { context, calls } = fakeContext({ path: path + query, locale, api: { "GET /{page}": page } });
    return { data: await loader({ request: new Request(context.url), context, params: {} }), calls };
  };

  it("has the opening words in the reader's language, and marks those that are not translated", async () => {
    const { data, calls } = await load("", "de");
    expect(calls[0]?.init?.params).toEqual({ path: { page: "contact" }, query: { lang: "de" } });
    expect(data.intro).toEqual({ html: "<p>Write to us.</p>", lang: "en" });
  });

  it("begins with the page that it is about", async () => {
    expect((await load("?about=/diaries/12")).data.values.link).toBe("/diaries/12");
    expect((await load("?about=//elsewhere.example")).data.values.link).toBe("");
  });

  it("is not stored by shared caches: members see their address", () => {
    expect(handle.isPrivate).toBe(true);
  });
});

describe("a message", () => {
  const send = (change: Record<string, string>, answer: unknown = null) => {
    const { context, calls } = fakeContext({ path, api: { "POST /contacts": answer } });
    const request = formRequest(path, { ...fields, ...change });
    return { calls, sent: action({ request, context, params: {} }) };
  };

  it("is sent with the path of its page", async () => {
    const { calls, sent } = send({});
    expect(await sent).toMatchObject({ data: { isSent: true } });
    expect(calls[0]?.init?.body).toEqual({ ...fields, link: "/diaries/12" });
  });

  it("that is refused comes back whole, with errors at its fields", async () => {
    const { sent } = send({ topic: "" }, () => {
      throw refusal(422, [
        { code: "not_allowed", field: "topic" },
        { code: "wrong_format", field: "link" },
        { code: "captcha", field: "recaptcha" },
      ]);
    });
    expect(await sent).toMatchObject({
      init: { status: 422 },
      data: {
        isSent: false,
        values: { name: "Lucia", text: "Twice in week 12.", link: "https://grow.example/diaries/12" },
        errors: {
          fields: { topic: "Choose what it's about.", link: expect.stringContaining("isn't on Grow") },
          form: expect.stringContaining("spam check"),
        },
      },
    });
  });

  it("beyond the rate limit keeps its text and says when to try again", async () => {
    const { sent } = send({}, () => {
      throw refusal(429, [{ code: "rate_limited", params: { retry_after: 600 } }]);
    });
    expect(await sent).toMatchObject({
      init: { status: 429 },
      data: {
        values: { text: "Twice in week 12." },
        errors: { form: expect.stringContaining("10 minutes") },
      },
    });
  });
});
