import type { Meta, StoryObj } from "@storybook/react-vite";
import { History } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StayHere } from "../../story-data/stay-here.tsx";
import { SearchBox } from "./search-box.tsx";
import type { SearchGroup } from "./search-suggestions.tsx";

const meta: Meta = { title: "Input/Search" };
export default meta;
type Story = StoryObj;

const found: readonly SearchGroup[] = [
  {
    key: "strains",
    title: "Strains",
    all: "All 6",
    items: [
      {
        href: "#plum",
        name: "Night Plum",
        detail: "Ember Genetics, 312 diaries",
        end: "8.9/10",
        picture: "/seeds.webp",
      },
      {
        href: "#harbour",
        name: "Night Harbour",
        detail: "Northfold Seeds, 41 diaries",
        end: "7.4/10",
        picture: "/bud.webp",
      },
    ],
  },
  {
    key: "diaries",
    title: "Diaries",
    all: "All 128",
    items: [
      {
        href: "#hunt",
        name: "Night Plum pheno hunt, six seeds",
        detail: "tessellate, harvested, 412 g",
        picture: "/tent.webp",
      },
    ],
  },
  {
    key: "growers",
    title: "Growers",
    items: [
      {
        href: "#grower",
        name: "nightshift_grow",
        detail: "12 diaries",
        picture: "/window.webp",
        isPerson: true,
      },
    ],
  },
];
const recent: readonly SearchGroup[] = [
  {
    key: "recent",
    title: "Your last searches",
    items: ["velvet orbit", "leaf edges curl", "led 240"].map((name) => ({
      href: `#${name}`,
      name,
      icon: History,
    })),
  },
];
const foundInGerman: readonly SearchGroup[] = [
  {
    key: "diaries",
    title: "Anbautagebücher",
    all: "Alle 128",
    items: [
      {
        href: "#hunt",
        name: "Nachtpflaume im Gewächshaus, Phänotypensuche mit sechs Samen",
        detail: "tessellate, geerntet, 412 g",
        picture: "/tent.webp",
      },
    ],
  },
  {
    key: "products",
    title: "Produkte",
    items: [
      {
        href: "#product",
        name: "Nachtschattendünger Zweikomponentig",
        detail: "Loam & Lumen, in 1.310 Tagebüchern verwendet",
        end: "8,2/10",
        picture: "/bottle.svg",
      },
    ],
  },
];
const send = fn((event: { preventDefault: () => void }) => event.preventDefault());
const follow = fn();

function Box({
  label = "Search Grow",
  all = (text: string) => `Search everything for “${text}”`,
  hits = found,
  word = "night",
}) {
  const [text, setText] = useState("");
  const groups = text === "" ? recent : word.startsWith(text.toLowerCase()) ? hits : [];
  return (
    <StayHere onFollow={follow}>
      <form
        aria-label={label}
        onSubmit={send}
        style={{ maxInlineSize: 380, minBlockSize: 520, marginInlineStart: "auto" }}
      >
        <SearchBox
          label={label}
          groups={groups}
          everything={all}
          count={`${groups.length} groups`}
          onSearch={setText}
          hasShortcut
        />
      </form>
    </StayHere>
  );
}

export const Suggestions: Story = {
  render: () => <Box />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "Search Grow" });
    send.mockClear();
    follow.mockClear();
    // The key listener is added in an effect.
    await waitFor(async () => {
      await userEvent.keyboard("/");
      await expect(field).toHaveFocus();
    });
    await expect(field).toHaveValue("");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
    await userEvent.keyboard("night");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(5));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { name: /Night Harbour/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.keyboard("{Enter}");
    await expect(follow).toHaveBeenCalledWith("#harbour");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    // ArrowUp without a selection goes to the last row, which searches everything.
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(send).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("night");
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const RecentOnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => <Box label="ค้นหาใน Grow" all={(text) => `ค้นหา “${text}” ทั้งหมด`} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
  },
};

export const FoundOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Box
      label="Grow durchsuchen"
      all={(text) => `Überall nach „${text}“ suchen`}
      hits={foundInGerman}
      word="nacht"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("nacht");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
  },
};
