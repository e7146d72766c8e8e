import { randomBytes } from "node:crypto";
import { type AccountInput, anAccount } from "@grow/testing";
import { solveChallenge } from "@grow/testing/solve-challenge";
import { expect, type Page } from "@playwright/test";
import { lettersTo } from "../site/letters.ts";

/** Somebody whom no other journey knows, in whichever process it runs. */
export function somebodyNew(): AccountInput {
  return anAccount({
    name: `new-${randomBytes(5).toString("hex")}`,
    password: "five leaves and a trichome",
  });
}

/** Fills in the form for a new account and sends it. The browser works out the proof meanwhile. */
export async function sendSignUp(page: Page, { name, email, password }: AccountInput): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Makes an account; the browser is signed in afterwards. For journeys that are about something else than the form, whose way takes seconds. */
export async function signUp(page: Page, account: AccountInput = somebodyNew()): Promise<AccountInput> {
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

/** Makes an account by the form; the browser is signed in afterwards. */
export async function signUpByForm(page: Page, account: AccountInput = somebodyNew()): Promise<AccountInput> {
  await page.goto("/auth/signup");
  await sendSignUp(page, account);
  await page.waitForURL("**/auth/confirm-email");
  return account;
}

/** Fills in the form for signing in and sends it. */
export async function sendSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel("Name or email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}

/** The number-th letter to somebody, once it has been written. */
export async function letter(dataDir: string, address: string, number: number) {
  await expect
    .poll(async () => (await lettersTo(dataDir, address)).length, { message: `a letter to ${address}` })
    .toBeGreaterThanOrEqual(number);
  const found = (await lettersTo(dataDir, address))[number - 1];
  if (!found) throw new Error("The letter has gone.");
  return found;
}
