import { hydrate, watchHydration } from "./hydration.ts";
import { expect, test } from "./journey.ts";
import { newAccount, nthEmail, signUp } from "./people.ts";

test("a guest writes to the team and is answered by email", async ({
  page,
  guestPage,
  site,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  complaints.allow(/status of 422/);
  const { email } = newAccount();
  const subject = `Hygrometer shown twice ${Date.now()}`;

  // A message that is refused loses nothing.
  await watchHydration(guestPage);
  await guestPage.goto("/imprint");
  await guestPage.getByRole("link", { name: "write to us" }).click();
  await expect(guestPage.getByRole("heading", { level: 1, name: "Write to us" })).toBeVisible();
  await hydrate(guestPage);
  await expectAccessibleInBothThemes(guestPage);
  await guestPage.getByLabel("Your name").fill("Lucia");
  await guestPage.getByLabel("Email", { exact: true }).fill("lucia");
  await guestPage.getByLabel("Subject").fill(subject);
  await guestPage.getByLabel("Your message").fill("The reading is shown twice in week 12.");
  await guestPage.getByRole("button", { name: "Send message" }).click();
  await expect(guestPage.getByText("Choose what it's about.")).toBeVisible();
  await expect(guestPage.getByLabel("Your message")).toHaveValue("The reading is shown twice in week 12.");

  // What was typed is still there after leaving the page.
  await guestPage.goto("/imprint");
  await guestPage.goto("/contact");
  await expect(guestPage.getByLabel("Subject")).toHaveValue(subject);
  await guestPage.getByLabel("Something broken").check({ force: true });
  await guestPage.getByLabel("Email", { exact: true }).fill(email);
  await guestPage.getByRole("button", { name: "Send message" }).click();
  await expect(guestPage.getByRole("heading", { name: "Message sent" })).toBeVisible();
  const received = await nthEmail(site.dataDir, email, 1);
  expect(received.subject).toContain("We got your message");
  expect(received.html).not.toContain(subject);

  // Staff answers on the desk.
  await signIn("admin");
  await page.goto("/admin/contacts?state=open");
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const form = page.locator("form").filter({ hasText: email });
  await form.getByLabel("Your answer").fill("Fixed.\nThanks for telling us.");
  await form.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Answer sent by email.")).toBeVisible();
  await expect(page.getByRole("heading", { name: subject })).toHaveCount(0);
  await page.getByRole("link", { name: /^Answered/ }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  const answer = await nthEmail(site.dataDir, email, 2);
  expect(answer.subject).toContain(subject);
  expect(answer.text).toContain("Thanks for telling us.");
});

test("a member writes to the team without script", async ({ page, plainPage }) => {
  await signUp(page);
  await plainPage.context().addCookies(await page.context().cookies());
  await plainPage.goto("/contact?about=/diaries/12");
  await expect(plainPage.getByLabel("Page it's about")).toHaveValue("/diaries/12");
  await plainPage.getByLabel("My account").check({ force: true });
  await plainPage.getByLabel("Subject").fill("A question");
  await plainPage.getByLabel("Your message").fill("Nothing yet.");
  await plainPage.getByRole("button", { name: "Send message" }).click();
  await expect(plainPage.getByRole("heading", { name: "Message sent" })).toBeVisible();
});
