import { FlaskConical } from "lucide-react";
import { expect, it } from "vitest";
import { currentTab, type PortalTab } from "./portal-tab.ts";

const tab = (href: string): PortalTab => ({
  ...{ order: 1, label: { id: href }, icon: FlaskConical, needs: "nothing" },
  href,
});

it("currentTab marks the list of an editor, and no tab on a page without one", () => {
  const tabs = [tab("/brands-manager"), tab("/brands-manager/products")];
  const current = (pathname: string) => currentTab(tabs, pathname)?.href;
  expect(current("/brands-manager")).toBe("/brands-manager");
  expect(current("/brands-manager/products/edit/51")).toBe("/brands-manager/products");
  // Feeding charts of a brand without nutrients.
  expect(current("/brands-manager/schemes")).toBeUndefined();
});
