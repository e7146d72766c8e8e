import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stack } from "../../foundation/layout/layout.tsx";
import { picture } from "../../story-data/pictures.ts";
import { FamilyTree, TreeLegend, type TreeStrain } from "./family-tree.tsx";

const meta: Meta = { title: "Catalogue/Family tree" };
export default meta;
type Story = StoryObj;

let next = 0;
function strain(name: string, detail: string, photo: string | null, ...parents: TreeStrain[]): TreeStrain {
  next += 1;
  return { id: next, name, href: `#${next}`, detail, photo: photo ? picture(photo) : null, parents };
}
const unknown = (name: string, detail: string): TreeStrain => {
  next += 1;
  return { id: next, name, href: "#fill-in", detail, isUnknown: true };
};

const nightPlum = strain(
  "Night Plum",
  "Ember Genetics, 2022",
  "bud",
  strain(
    "Velvet Orbit",
    "mother, Ember Genetics, 2018",
    "tent",
    strain(
      "Violet Line",
      "mother, Ember Genetics, 2014",
      "outdoors",
      strain(
        "Purple Hollow",
        "mother, Northfold, 2007",
        "gallery-1",
        {
          ...strain("Hill landrace", "landrace, Nepal", "outdoors"),
          older: { href: "#older", label: "Show older" },
        },
        unknown("Unknown father", "nobody has said yet"),
      ),
      strain("Coast Afghan", "father, line of 1998", "gallery-2"),
    ),
    strain(
      "Orbit",
      "father, Haiden & Daughters, 2011",
      "gallery-3",
      strain("Skylark", "mother, Tidewater, 2003", "gallery-4"),
      strain("Hill landrace", "landrace, also on the mother's side", "outdoors"),
    ),
  ),
  strain(
    "Mossback",
    "father, Ember Genetics, 2016",
    "window",
    strain(
      "Valley Autumn",
      "mother, Old Kiln, 2009",
      "gallery-5",
      strain("Valley landrace", "landrace, Hindu Kush", null),
    ),
    unknown("Unknown father", "nobody has said yet"),
  ),
);

export const FourGenerationsBack: Story = {
  render: () => (
    <Stack gap={6}>
      <TreeLegend self="this strain" unknown="not known">
        Mother above father. An ancestor on both sides is drawn twice and says so.
      </TreeLegend>
      <FamilyTree
        label="Family of Night Plum"
        strain={nightPlum}
        generations={["Strain", "Parents", "Grandparents", "Great-grandparents", "4 generations back"]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: /Night Plum/ })).toHaveAttribute("aria-current", "page");
    // Reading order: the mother and her line, then the father.
    const names = canvas
      .getAllByRole("link")
      .map((link) => link.querySelector("b")?.textContent)
      .filter(Boolean);
    await expect(names.slice(0, 4)).toEqual(["Night Plum", "Velvet Orbit", "Violet Line", "Purple Hollow"]);
    await expect(names.at(-4)).toBe("Mossback");
    await expect(names.filter((name) => name === "Hill landrace")).toHaveLength(2);
  },
};

export const TooDeep: Story = {
  render: () => (
    <FamilyTree
      label="Family of a strain with seven known generations"
      strain={["F6", "F5", "F4", "F3", "F2", "F1"].reduce(
        (older, name) => ({ ...strain(name, "selfed", null), parents: [older] }),
        strain("Landrace", "Hindu Kush", null),
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
    await expect(canvas.queryByText("Landrace")).toBeNull();
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <FamilyTree
      label="Stammbaum von Nachtpflaume"
      strain={strain(
        "Nachtpflaumenrückkreuzung Nummer vier",
        "Züchtungsgemeinschaft Sonnenblumenweg, 2022",
        "bud",
        strain(
          "Samtumlaufbahn",
          "Mutter, Züchtungsgemeinschaft, 2018",
          "tent",
          unknown("Unbekannte Mutter", "dazu hat noch niemand etwas gesagt"),
          strain("Hindukusch", "Landrasse, auch auf der väterlichen Seite", "outdoors"),
        ),
      )}
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <FamilyTree
      label="ต้นตระกูลของ Night Plum"
      strain={strain(
        "Night Plum",
        "Ember Genetics, 2022",
        "bud",
        strain("Velvet Orbit", "แม่, 2018", "tent"),
        unknown("ไม่ทราบพ่อพันธุ์", "ยังไม่มีใครบอก"),
      )}
    />
  ),
};
