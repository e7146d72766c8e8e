import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { aPhoto } from "./photos.ts";

/** Sends a request as the page's user. */
async function post<Data>(page: Page, path: string, data: object): Promise<Data> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(path, { headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

interface Topic {
  readonly id: number;
  readonly slug: string;
}

/** Creates a category or tag with this English name. */
const addTopic = (page: Page, kind: "category" | "tag", name: string) =>
  post<Topic>(page, `/api/staff/topics/${kind}`, { items_name: [{ lang: "en", name }] });

interface NewArticle {
  readonly title: string;
  readonly category: string;
  readonly tags?: readonly string[];
}

/** Creates a draft. */
async function addArticle(page: Page, { title, category, tags = [] }: NewArticle) {
  const { origin } = new URL(page.url());
  const uploaded = await page.request.post("/api/uploads/problems/photos", {
    headers: { origin },
    multipart: { file: await aPhoto("cover.jpg") },
  });
  const { data: photo } = await uploaded.json();
  const text = {
    lang: "en",
    title,
    text: `<p>${title}: dry it for ten days.</p>`,
    preview: "About drying.",
    description: "",
    author_role: "",
  };
  return await post<{ id: number; version: number; link: string }>(page, "/api/staff/posts", {
    ...{
      lang: "en",
      items_text: [text],
      cover_id: photo.id,
      cover_alt: "A jar",
      category,
      tags,
      diary_ids: [],
    },
  });
}

async function publish(page: Page, article: NewArticle): Promise<void> {
  const { id, version } = await addArticle(page, article);
  await post(page, `/api/staff/posts/${id}/publish`, { version });
}

// A second attempt on the same site finds what the first one left.
const unique = () => `${Date.now()}`.slice(-9);

test("a moderator renames a category, and its former address redirects", async ({
  page,
  guestPage,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  // The console notes the address that was rejected.
  complaints.allow(/status of 422/);
  const attempt = unique();
  await signIn("moderator");
  await page.goto("/admin/journal/topics/categories");
  const { slug } = await addTopic(page, "category", `Curing ${attempt}`);
  await publish(page, { title: `Jars ${attempt}`, category: slug });

  await page.getByLabel("Search by name").fill(`curing ${attempt}`);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("1 category")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: `Curing ${attempt}` }).click();
  await page.getByLabel("English").fill(`Curing in jars ${attempt}`);
  await page.getByLabel("Deutsch").fill(`Reifen ${attempt}`);
  await page.getByLabel("Address").fill("Jars & more");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Use lower-case letters a to z, digits and hyphens.")).toBeVisible();
  await expect(page.getByLabel("Deutsch")).toHaveValue(`Reifen ${attempt}`);
  await page.getByLabel("Address").fill(`jars-${attempt}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: `jars-${attempt}` })).toContainText(slug);
  // While an article has it, it can't be deleted.
  await page.getByText("Delete", { exact: true }).click();
  await expect(page.getByText(/^1 article uses it\./)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await guestPage.goto(`/journal/category/${slug}?lang=de`);
  await expect(guestPage).toHaveURL(new RegExp(`/journal/category/jars-${attempt}`));
  await expect(guestPage.getByRole("heading", { level: 1, name: `Reifen ${attempt}` })).toBeVisible();
});

test("an administrator merges two tags after seeing what moves", async ({
  page,
  guestPage,
  signIn,
  expectAccessibleInBothThemes,
}) => {
  const attempt = unique();
  await signIn("admin");
  await page.goto("/admin/journal/topics/tags");
  const category = await addTopic(page, "category", `Merged ${attempt}`);
  const wrong = await addTopic(page, "tag", `Trichoms ${attempt}`);
  const right = await addTopic(page, "tag", `Trichomes ${attempt}`);
  await publish(page, { title: `Loupe ${attempt}`, category: category.slug, tags: [wrong.slug] });

  await page.goto(`/admin/journal/topics/tags/${wrong.id}`);
  await page.getByLabel("Merge into").click();
  await page.getByRole("combobox", { name: "Merge into" }).fill(`trichomes ${attempt}`);
  await page.getByRole("option", { name: new RegExp(`^Trichomes ${attempt}`) }).click();
  await page.getByRole("button", { name: "See what moves" }).click();
  await expect(page.getByText(`/journal/tags/${wrong.slug} → /journal/tags/${right.slug}`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: `Merge into Trichomes ${attempt}` }).click();
  await expect(page.getByText("Merged. The former address redirects here.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `Trichomes ${attempt}` })).toBeVisible();

  await guestPage.goto(`/journal/tags/${wrong.slug}`);
  await expect(guestPage).toHaveURL(new RegExp(`/journal/tags/${right.slug}$`));
  await expect(guestPage.getByRole("link", { name: `Loupe ${attempt}` }).first()).toBeVisible();
});

test("a moderator compares versions of a draft, restores one and looks at the preview", async ({
  page,
  guestPage,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  const attempt = unique();
  await signIn("moderator");
  await page.goto("/admin/journal/topics/categories");
  const { slug } = await addTopic(page, "category", `Drafts ${attempt}`);
  const title = `Slowly ${attempt}`;
  const { id, version, link } = await addArticle(page, { title, category: slug });
  const { data: draft } = await (await page.request.get(`/api/staff/posts/${id}`)).json();
  const { number: _number, is_readable: _readable, ...text } = draft.items_text[0];
  const { origin } = new URL(page.url());
  const saved = await page.request.put(`/api/staff/posts/${id}`, {
    headers: { origin },
    data: {
      ...{ version, lang: "en", cover_id: draft.item_cover.id, category: slug, tags: [], diary_ids: [] },
      items_text: [{ ...text, text: `<p>${title}: dry it for fourteen days.</p>` }],
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);

  await page.goto(`/admin/journal/${id}/versions/en`);
  await expect(page.getByRole("deletion")).toHaveText("ten");
  await expect(page.getByRole("insertion")).toHaveText("fourteen");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "Version 1", exact: true }).click();
  await page.getByRole("link", { name: "Restore version 1" }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByText("Version 1 is restored as the newest one.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Version 3", exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByText("Preview · not published")).toBeVisible();
  await expect(page.getByText(`${title}: dry it for ten days.`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "Phone", exact: true }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText(`${title}: dry it for ten days.`)).toBeVisible();
  await expect(frame.getByText("Preview · not published")).toBeHidden();

  complaints.allow(/status of 404/);
  await guestPage.goto(link);
  await expect(guestPage.getByText(`${title}: dry it for ten days.`)).toBeHidden();
  await guestPage.goto(`/admin/journal/${id}/preview/en`);
  await expect(guestPage).toHaveURL(/\/auth\/signin\?return_path=/);
});
