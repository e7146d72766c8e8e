import bundle from "@grow/contract/bundle" with { type: "json" };
import { runWorstTexts } from "@grow/testing/worst-texts";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { describe, expect, test } from "vitest";
import { requestChecks } from "./http/checks.ts";
import { visibleTexts } from "./http/invisible-text.ts";
import { withoutSecrets } from "./http/private-log.ts";
import { readerLocale } from "./http/reader-locale.ts";
import { unstorableTexts } from "./http/storable-text.ts";
import { hasFewValues } from "./imports/has-few-values.ts";
import { noticeMail } from "./mail/notification-email.ts";
import { parseRange } from "./media/byte-range.ts";
import { excerpt } from "./operations/brands-manager/brand/read-said.ts";

/** All values of a keyword in the contract, each once. */
function valuesOf(keyword: string, node: unknown = bundle, found = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  for (const [name, value] of Object.entries(node)) {
    if (name === keyword && typeof value === "string") found.add(value);
    else valuesOf(keyword, value, found);
  }
  return found;
}

// Where all errors are reported, a text that is too long is compared with its pattern and format all the same.
describe("the contract's rules for a text take a time that grows with its length", () => {
  test.each([...valuesOf("pattern")])("pattern %s", (pattern) => {
    const expression = new RegExp(pattern, "u");
    runWorstTexts((text) => expression.test(text));
  });

  test.each(["email", "uuid"] as const)("format %s", (name) => {
    const format = fullFormats[name];
    if (!(format instanceof RegExp)) throw new Error(`The format ${name} is no pattern.`);
    runWorstTexts((text) => format.test(text));
  });

  test("all formats are known here", () => {
    const own = ["binary", "date", "date-time"];
    expect([...valuesOf("format")].filter((name) => !name.startsWith("grow-")).sort()).toEqual(
      [...own, "email", "uuid"].sort(),
    );
  });
});

describe("a long text takes a time that grows with its length", () => {
  const check = requestChecks("createUser");
  const mail = {
    ...({ to: "tess@example.org", locale: "en", event: "comment" } as const),
    ...{
      url: "https://grow.example/diaries/1",
      settingsUrl: "https://grow.example/settings",
      unsubscribeUrl: "https://grow.example/off",
    },
  };

  test.each<[name: string, run: (text: string) => unknown]>([
    ["the log", withoutSecrets],
    ["Accept-Language", readerLocale],
    ["Range", (text) => parseRange(text, 100)],
    ["the excerpt of a review", excerpt],
    ["texts that show nothing", (text) => visibleTexts({ text }, [])],
    ["texts that cannot be stored", (text) => unstorableTexts({ text })],
    ["the size of a document", (text) => hasFewValues(Buffer.from(text), 1_000_000)],
  ])("%s", (_name, run) => {
    runWorstTexts(run);
  });

  test("an email", () => {
    // Each text appears several times.
    runWorstTexts(
      (text) =>
        noticeMail({ ...mail, name: text, who: text, what: text, reason: text, picture: "", quote: text }),
      100_000,
    );
  });

  test("the check of a sign-up", () => {
    runWorstTexts((text) => expect(() => check.body({ name: text, email: text, password: text })).toThrow());
  });
});
