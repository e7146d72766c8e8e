import { describe, expect, test } from "vitest";
import { keyView } from "./view.ts";

const view = (query: string) => keyView(new URLSearchParams(query));
const colours = (query: string) => view(query).colours.map(({ value }) => value);

describe("keyView", () => {
  test("shows no symptoms before a place is chosen, and how many each place has", () => {
    expect(view("")).toMatchObject({
      where: null,
      chosen: [],
      colours: [],
      symptoms: [],
      causes: [],
      step: 1,
    });
    expect(view("").places).toContainEqual({ value: "root", count: 6 });
  });

  test("marks old and new leaves apart, and both without an age", () => {
    expect(view("where=leaf&age=old").chosen).toEqual(["leaf-old"]);
    expect(view("where=leaf").chosen).toEqual(["leaf-new", "leaf-old"]);
    expect(view("where=root&age=old")).toMatchObject({ age: null, chosen: ["root"] });
  });

  test("offers only colours that leave a symptom, and none where there is no choice", () => {
    expect(colours("where=stem")).toEqual(["brown", "purple", "green"]);
    expect(view("where=stem").step).toBe(2);
    expect(view("where=other")).toMatchObject({ colours: [], step: 3 });
  });

  test("narrows down to symptoms", () => {
    expect(view("where=leaf&colour=yellow&age=new").symptoms).toContain("yellow-new-leaves");
    expect(view("where=leaf&colour=yellow&age=new").symptoms).not.toContain("yellow-lower-leaves");
    // Symptoms of all leaves fit old and new ones.
    expect(view("where=leaf&colour=brown&age=old").symptoms).toContain("brown-leaf-tips");
    expect(view("where=leaf&colour=green").symptoms).toContain("drooping-leaves");
  });

  test("names the causes of a symptom, and before those that most of the rest share", () => {
    expect(view("where=leaf&age=old&symptom=brown-leaf-tips")).toMatchObject({
      symptom: "brown-leaf-tips",
      causes: ["overfeeding", "air-dry"],
      step: 4,
    });
    const { causes } = view("where=root");
    expect(causes).toHaveLength(4);
    expect(causes[0]).toBe("roots-sick");
  });

  test("ignores words it does not know, and a symptom that does not fit", () => {
    expect(view("where=moon&colour=yellow")).toMatchObject({ where: null, colour: null });
    expect(view("where=bud&symptom=brown-leaf-tips").symptom).toBeNull();
  });
});
