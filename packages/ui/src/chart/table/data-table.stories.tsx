import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../../foundation/chip/chip.tsx";
import { DataTable } from "./data-table.tsx";
import type { TableColumn } from "./table-column.ts";

const meta: Meta = { title: "Chart/Data table" };
export default meta;
type Story = StoryObj;

interface Banner {
  name: string;
  views: number | null;
  rate: number | null;
  state: string;
}

const banners: readonly Banner[] = [
  { name: "Base A/B, autumn", views: 142_310, rate: 2.9, state: "Running" },
  { name: "Testers wanted", views: null, rate: null, state: "Draft" },
  { name: "=Bloom Lift, week 6", views: 88_020, rate: 1.8, state: "Running" },
  { name: "Ähren und Blüten", views: 9_400, rate: 4.6, state: "Paused" },
  { name: "Zeolith", views: 203_880, rate: 1.4, state: "Ended" },
];

const columns: readonly TableColumn<Banner>[] = [
  { key: "name", header: "Banner", cell: (row) => row.name, value: (row) => row.name },
  {
    key: "views",
    header: "Views",
    numeric: true,
    cell: (row) => row.views?.toLocaleString("en") ?? "–",
    value: (row) => row.views,
  },
  {
    key: "rate",
    header: "Rate",
    csvHeader: "Rate, %",
    numeric: true,
    cell: (row) => (row.rate === null ? "–" : `${row.rate} %`),
    value: (row) => row.rate,
  },
  { key: "state", header: "State", cell: (row) => <Badge>{row.state}</Badge> },
];

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole("rowheader")
    .map((cell) => cell.textContent);

export const Sorting: Story = {
  render: () => (
    <DataTable
      label="Banners"
      columns={columns}
      rows={banners}
      rowKey={(row) => row.name}
      sortable
      csv={{ fileName: "banners", label: "CSV" }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole("table", { name: "Banners" });
    const head = (name: string) => within(table).getByRole("columnheader", { name });
    await expect(head("Views")).not.toHaveAttribute("aria-sort");

    // Numbers sort descending first; missing values are last in both directions.
    within(head("Views")).getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(head("Views")).toHaveAttribute("aria-sort", "descending");
    await expect(names(table).at(0)).toBe("Zeolith");
    await expect(names(table).at(-1)).toBe("Testers wanted");
    await userEvent.keyboard("{Enter}");
    await expect(head("Views")).toHaveAttribute("aria-sort", "ascending");
    await expect(names(table).at(0)).toBe("Ähren und Blüten");
    await expect(names(table).at(-1)).toBe("Testers wanted");

    await userEvent.click(within(head("Banner")).getByRole("button"));
    await expect(head("Banner")).toHaveAttribute("aria-sort", "ascending");
    await expect(head("Views")).not.toHaveAttribute("aria-sort");
    await expect(within(head("State")).queryByRole("button")).toBeNull();
  },
};

export const Export: Story = {
  render: () => (
    <DataTable
      label="Banners"
      columns={columns}
      rows={banners.slice(1, 3)}
      rowKey={(row) => row.name}
      csv={{ fileName: "banners", label: "CSV" }}
    />
  ),
  play: async ({ canvasElement }) => {
    const file = fn((_blob: Blob) => "blob:story");
    const make = spyOn(URL, "createObjectURL").mockImplementation((blob) => file(blob as Blob));
    const press = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    try {
      await userEvent.click(within(canvasElement).getByRole("button", { name: "CSV" }));
      // The code that writes the file is lazy-loaded.
      await waitFor(() => expect(press).toHaveBeenCalledOnce());
      const text = await file.mock.calls[0]?.[0].text();
      await expect(text?.replace("\uFEFF", "").split("\r\n")).toEqual([
        'Banner,Views,"Rate, %"',
        "Testers wanted,,",
        '"\'=Bloom Lift, week 6",88020,1.8',
        "",
      ]);
    } finally {
      make.mockRestore();
      press.mockRestore();
    }
  },
};

const strains = Array.from({ length: 40 }, (_, index) => ({
  name: `Strain ${index + 1}`,
  views: 12_000 - index * 37,
  rate: index % 5,
  state: "Running",
}));

/** One page of many, sorted by the server: heads are links and sticky. */
export const StickyHead: Story = {
  render: () => (
    <DataTable
      label="Strains"
      columns={columns.map((column) =>
        column.key === "views"
          ? { ...column, sort: { href: "#up", direction: "descending" as const } }
          : column.key === "name"
            ? { ...column, sort: { href: "#name" } }
            : column,
      )}
      rows={strains}
      rowKey={(row) => row.name}
      stickyHead
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole("region", { name: "Strains" });
    const link = canvas.getByRole("link", { name: "Views" });
    await expect(link).toHaveAttribute("href", "#up");
    const before = link.getBoundingClientRect().top;
    area.scrollTop = 600;
    await expect(Math.abs(link.getBoundingClientRect().top - before)).toBeLessThan(2);
    area.scrollTop = 0;
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <DataTable
      label="Banner"
      columns={[
        { ...columns[0], header: "Bannerbezeichnung" } as TableColumn<Banner>,
        { ...columns[1], header: "Einblendungen" } as TableColumn<Banner>,
        { ...columns[2], header: "Klickrate" } as TableColumn<Banner>,
        { key: "s", header: "Zustand", cell: () => <Badge tone="info">In Überprüfung</Badge> },
      ]}
      rows={banners}
      rowKey={(row) => row.name}
      sortable
      csv={{ fileName: "banner", label: "Als CSV-Datei herunterladen" }}
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <DataTable
      label="แบนเนอร์"
      columns={[
        { ...columns[0], header: "ชื่อแบนเนอร์" } as TableColumn<Banner>,
        { ...columns[1], header: "จำนวนที่แสดง" } as TableColumn<Banner>,
        { ...columns[2], header: "อัตราการกด" } as TableColumn<Banner>,
        { key: "s", header: "สถานะ", cell: () => <Badge tone="info">กำลังตรวจสอบ</Badge> },
      ]}
      rows={banners}
      rowKey={(row) => row.name}
      sortable
      csv={{ fileName: "banners", label: "ดาวน์โหลดเป็น CSV" }}
    />
  ),
};
