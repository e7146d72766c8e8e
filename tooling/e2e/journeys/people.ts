import { randomBytes } from "node:crypto";
import { type AccountInput, anAccount } from "@grow/testing";
import { solveChallenge } from "@grow/testing/solve-challenge";
import { patience } from "@grow/testing/test-time";
import { expect, type Page } from "@playwright/test";
import { emailsTo, linkIn } from "../site/emails.ts";

/** A unique account, across processes. */
export function newAccount(): AccountInput {
  return anAccount({
    name: `new-${randomBytes(5).toString("hex")}`,
    password: "five leaves and a trichome",
  });
}

/** Submits the sign-up form. The browser solves the proof of work meanwhile. */
export async function sendSignUp(page: Page, { name, email, password }: AccountInput): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Signs an account up by the API, which saves seconds, and signs the browser in. */
export async function signUp(page: Page, account: AccountInput = newAccount()): Promise<AccountInput> {
  const { request } = page;
  const asked = await request.get("/api/captcha");
  const { data: challenge } = await asked.json();
  const answer = await request.post("/api/users", {
    headers: { origin: new URL(asked.url()).origin },
    data: { ...account, recaptcha: solveChallenge(challenge) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return account;
}

/** Signs an account up by the form, and the browser in. */
export async function signUpByForm(page: Page, account: AccountInput = newAccount()): Promise<AccountInput> {
  await page.goto("/auth/signup");
  await sendSignUp(page, account);
  await page.waitForURL("**/auth/confirm-email");
  return account;
}

/** Submits the sign-in form. */
export async function sendSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel("Name or email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Waits for the n-th email to an address. */
export async function nthEmail(dataDir: string, address: string, number: number) {
  await expect
    .poll(async () => (await emailsTo(dataDir, address)).length, { message: `an email to ${address}` })
    .toBeGreaterThanOrEqual(number);
  const found = (await emailsTo(dataDir, address))[number - 1];
  if (!found) throw new Error("The email has gone.");
  return found;
}

/** Opens the link of the first email to a new account, and confirms its address. */
export async function confirmAddress(page: Page, dataDir: string, address: string): Promise<void> {
  await page.goto(linkIn(await nthEmail(dataDir, address, 1)));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByRole("heading", { name: `${address} is confirmed` })).toBeVisible();
}

/** Waits for the email to an address whose link leads to a page. Emails of one minute may arrive in any order. */
export async function emailLink(dataDir: string, address: string, path: string): Promise<string> {
  const links = async () => (await emailsTo(dataDir, address)).map(linkIn);
  const isWanted = (link: string) => new URL(link).pathname === path;
  await expect
    .poll(async () => (await links()).some(isWanted), {
      message: `a link to ${path} for ${address}`,
      // The job that sends it may start ten seconds later.
      timeout: 30_000 * patience,
    })
    .toBe(true);
  return (await links()).find(isWanted) ?? "";
}
