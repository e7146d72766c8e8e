import { describe, expect, it } from "vitest";
import { sampleTopic } from "../../shared/topics/testing/sample-topic.ts";
import { nameField, topicBody, topicField, topicValues } from "./topic-form.ts";

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
    const values = { [nameField("en")]: " Drying ", [nameField("th")]: "  ", slug: " ", position: "" };
    expect(topicBody(values)).toEqual({ items_name: [{ lang: "en", name: "Drying" }] });
  });

  it("leaves a position that is no number to the api, which rejects it", () => {
    expect(topicBody({ [nameField("en")]: "A", position: "first" })).toMatchObject({ position: "first" });
  });

  it("shows that names are missing at the English one", () => {
    expect(topicField("items_name")).toBe(nameField("en"));
    expect(topicField("slug")).toBe("slug");
  });
});
