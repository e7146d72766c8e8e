import { sanitiseHtml } from "@grow/server-kit/safe-html.ts";
import { describe, expect, test } from "vitest";
import { fillOperator } from "../fill-operator.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { ru } from "./ru/index.ts";
import { th } from "./th/index.ts";

const operator = { name: "Hill & Sons", address: ['"Yard" 4', "1070 Wien"], email: "us@grow.example" };

describe.each(Object.entries({ de, en, es, ru, th }))("the pages in %s", (_, texts) => {
  test.each(Object.entries(texts))(
    "%s is safe HTML with known placeholders, within the limits",
    (_name, page) => {
      expect(sanitiseHtml(page.text)).toBe(page.text);
      expect(fillOperator(page.text, operator, "grow.example")).not.toMatch(/[{}]/);
      expect(page.title.length).toBeLessThanOrEqual(200);
      expect(page.description.length).toBeLessThanOrEqual(300);
    },
  );
});

test("fillOperator escapes what the operator is called", () => {
  const filled = fillOperator("<p>{operator}<br />{address} {other}</p>", operator, "grow.example");
  expect(filled).toBe("<p>Hill &amp; Sons<br />&quot;Yard&quot; 4<br />1070 Wien {other}</p>");
});
