import { describe, expect, test } from "vitest";
import { keyView } from "./view.ts";

const view = (query: string) => keyView(new URLSearchParams(query));
const slugs = (query: string) => view(query).symptoms.map(({ slug }) => slug);

describe("keyView", () => {
  test("shows no symptoms before a place is chosen", () => {
    expect(view("")).toMatchObject({ where: null, colours: [], ages: [], symptoms: [] });
  });

  test("offers only colours and ages that leave a symptom", () => {
    expect(view("where=leaf").ages).toEqual(["old", "new"]);
    expect(view("where=root").ages).toEqual([]);
    expect(view("where=stem").colours).toEqual(["brown", "purple"]);
  });

  test("narrows down to symptoms, each with likely causes", () => {
    expect(slugs("where=leaf&colour=yellow&age=new")).toContain("yellow-new-leaves");
    expect(slugs("where=leaf&colour=yellow&age=new")).not.toContain("yellow-lower-leaves");
    // Symptoms of all leaves fit old and new ones.
    expect(slugs("where=leaf&colour=brown&age=old")).toContain("brown-leaf-tips");
    for (const { causes } of view("where=bud").symptoms) expect(causes.length).toBeGreaterThan(0);
  });

  test("ignores words it does not know", () => {
    expect(view("where=moon&colour=yellow")).toMatchObject({ where: null, colour: null });
    expect(view("where=root&age=old").age).toBeNull();
  });
});
