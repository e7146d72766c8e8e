import { DEMO_PASSWORD } from "@grow/testing";
import { expect, mergeTests } from "@playwright/test";
import { choosePhase, publish, startDiary } from "../../e2e/journeys/diaries.ts";
import { test as journey } from "../../e2e/journeys/journey.ts";
import { sendSignIn } from "../../e2e/journeys/people.ts";
import { test as withCluster } from "./cluster-journey.ts";

const test = mergeTests(withCluster, journey);

test("a grower signs in, creates a diary and publishes a week across servers, and a guest reads it", async ({
  page,
  guestPage,
  plainPage,
}) => {
  await page.goto("/auth/signin");
  await sendSignIn(page, "grower", DEMO_PASSWORD);
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  const id = await startDiary(page, "On two machines");
  await choosePhase(page, "Vegetative");
  await page.getByRole("textbox", { name: "Comment" }).fill("Seen from everywhere.");
  await publish(page);
  await expect(page.getByText("Seen from everywhere.")).toBeVisible();
  const week = new URL(page.url()).pathname;
  for (const reader of [guestPage, plainPage]) {
    // Twice, so that both servers receive a request.
    for (let turn = 0; turn < 2; turn++) {
      await reader.goto(week);
      await expect(reader.getByText("Seen from everywhere.")).toBeVisible();
      await reader.goto(`/diaries/${id}`);
      await expect(reader.getByRole("heading", { name: "On two machines" }).first()).toBeVisible();
    }
  }
});
