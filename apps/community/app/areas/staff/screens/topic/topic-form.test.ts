import { describe, expect, it } from "vitest";
import { sampleTopic } from "../../shared/topics/testing/sample-topic.ts";
import { topicBody, topicField, topicValues } from "./topic-form.ts";

describe("the form of a category or tag", () => {
  it("sends what it got, with names in the order of the site's languages", () => {
    expect(topicBody(topicValues(sampleTopic()))).toEqual({
      items_name: [
        { lang: "en", name: "Harvest" },
        { lang: "de", name: "Ernte" },
      ],
      slug: "harvest",
      position: 1,
    });
  });

  it("leaves out an empty slug and position, and names of spaces", () => {
    const values = { "name.en": " Drying ", "name.th": "  ", slug: " ", position: "" };
    expect(topicBody(values)).toEqual({ items_name: [{ lang: "en", name: "Drying" }] });
  });

  it("leaves a position that is no number to the api, which rejects it", () => {
    expect(topicBody({ "name.en": "A", position: "first" })).toMatchObject({ position: "first" });
  });

  it("finds the language of a name that an error gives by its index", () => {
    const values = { "name.en": "A", "name.th": "B" };
    expect(topicField("items_name.1.name", values)).toBe("name.th");
    expect(topicField("items_name", { "name.de": "A" })).toBe("name.en");
    expect(topicField("slug", values)).toBe("slug");
  });
});
