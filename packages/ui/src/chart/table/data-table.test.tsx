import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DataTable } from "./data-table.tsx";

const rows = [{ name: "Base A", views: 3 }];

it("is readable before hydration, with controls disabled until scripts run", () => {
  const html = renderToStaticMarkup(
    <DataTable
      label="Banners"
      rows={rows}
      rowKey={(row) => row.name}
      columns={[{ key: "name", header: "Banner", cell: (row) => row.name, value: (row) => row.name }]}
      sortable
      csv={{ fileName: "banners", label: "CSV" }}
    />,
  );
  expect(html).toContain("Base A");
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html.match(/<button[^>]*disabled/g)).toHaveLength(2);
});

it("sorts on the server with plain links, without scripts", () => {
  const html = renderToStaticMarkup(
    <DataTable
      label="Banners"
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        {
          key: "views",
          header: "Views",
          cell: (row) => row.views,
          sort: { href: "?sort=views", direction: "descending" },
        },
      ]}
    />,
  );
  expect(html).toContain('href="?sort=views"');
  expect(html).toContain('aria-sort="descending"');
  expect(html).not.toContain("<button");
});

it("marks columns that phones leave out, head and cells alike", () => {
  const html = renderToStaticMarkup(
    <DataTable
      label="Banners"
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        { key: "name", header: "Banner", cell: (row) => row.name },
        { key: "views", header: "Views", cell: (row) => row.views, numeric: true, wideOnly: true },
      ]}
    />,
  );
  expect(html.match(/wideOnly/g)).toHaveLength(2);
});
