import type { Page } from "@playwright/test";
import { chooseBrand } from "./brands.ts";
import { hydrate, watchHydration } from "./hydration.ts";
import { expect, test } from "./journey.ts";

const text = (page: Page) => page.getByLabel("Description", { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a discarded product draft is neither in the form nor published, and what was typed is offered again", async ({
  page,
  signIn,
  site,
}) => {
  const portal = `${site.brands}/brands-manager`;
  await watchHydration(page);
  await signIn("manager");
  await page.goto(`${portal}/products/edit/new`);
  await page.getByLabel("Name", { exact: true }).fill("Drafted Base");
  await text(page).fill("What growers read.");
  await press(page, "Publish");
  await expect(page).toHaveURL(/products\/edit\/\d+\?saved/);

  await text(page).fill("The discarded text");
  await press(page, "Save draft");
  await press(page, "Discard draft");
  await expect(page.getByText("Draft discarded.")).toBeVisible();
  await expect(text(page)).toHaveValue("What growers read.");
  await press(page, "Publish");
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue("What growers read.");
  // Until then links leave without asking.
  await hydrate(page);

  const product = page.url();
  await text(page).fill("Not saved yet");
  await page.getByRole("link", { name: "Products" }).first().click();
  await press(page, "Leave");
  await expect(page).toHaveURL(/\/products$/);
  await page.goto(product);
  await press(page, "Continue draft");
  await expect(text(page)).toHaveValue("Not saved yet");
});

test("two managers of a feeding chart see both doses, and what is wrong gets focus", async ({
  page,
  signIn,
  site,
  complaints,
}) => {
  // Chromium logs every response that rejects a form.
  complaints.allow(/status of (?:409|422)/);
  const portal = `${site.brands}/brands-manager`;
  await signIn("manager");
  await page.goto(portal);
  await chooseBrand(page, "Loam & Lumen");
  await page.goto(`${portal}/schemes/edit/new`);
  const name = page.getByLabel("Name", { exact: true });
  const dose = (one: Page) => one.getByRole("main").locator("table input").first();
  await expect(page.getByRole("button", { name: "Fill right" })).toBeEnabled();
  await dose(page).fill("1");
  await press(page, "Save chart");
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await name.fill("Two at a time");
  await press(page, "Save chart");
  await expect(page).toHaveURL(/schemes\/edit\/\d+\?saved/);

  const colleague = await page.context().newPage();
  await colleague.goto(page.url().replace("?saved", ""));
  await expect(colleague.getByRole("button", { name: "Fill right" })).toBeEnabled();
  await dose(colleague).fill("9");
  await colleague.getByLabel("Name", { exact: true }).fill("Two at once");
  await press(colleague, "Save chart");
  await expect(colleague.getByText("Saved.")).toBeVisible();

  await dose(page).fill("5");
  await press(page, "Save chart");
  const note = page.getByRole("alert").filter({ hasText: "A colleague saved this" });
  await expect(note).toBeInViewport();
  await expect(note.getByRole("radio", { name: /^Your version ?5 / })).toBeChecked();
  await expect(note.getByRole("radio", { name: /^Their version ?9 / })).not.toBeChecked();
  // Only the colleague has changed the name.
  await expect(name).toHaveValue("Two at once");
  await expect(dose(page)).toHaveValue("5");
  await note.getByRole("radio", { name: /^Their version ?9 / }).check();
  await expect(dose(page)).toHaveValue("9");
  await note.getByRole("radio", { name: /^Your version ?5 / }).check();
  await press(page, "Save chart");
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(dose(page)).toHaveValue("5");
});
