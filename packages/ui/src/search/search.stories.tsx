import type { Meta, StoryObj } from "@storybook/react-vite";
import { History } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StayHere } from "../story-data/stay-here.tsx";
import { SearchBox } from "./search-box.tsx";
import type { SearchGroup } from "./search-suggestions.tsx";

const meta: Meta = { title: "Floating/Search" };
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
const send = fn((event: { preventDefault: () => void }) => event.preventDefault());
const follow = fn();

function Box({ label = "Search Grow", all = (text: string) => `Search everything for “${text}”` }) {
  const [text, setText] = useState("");
  const groups = text === "" ? recent : "night".startsWith(text.toLowerCase()) ? found : [];
  return (
    <StayHere onFollow={follow}>
      <form aria-label={label} onSubmit={send} style={{ maxInlineSize: 380, minBlockSize: 520 }}>
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
    await userEvent.keyboard("/");
    await expect(field).toHaveFocus();
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
    // Upwards from nothing is the last row, which searches everything.
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
