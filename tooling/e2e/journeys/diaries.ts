import { expect, type Page } from "@playwright/test";
import { signUp } from "./people.ts";

/** The address of a published week. */
export const weekPage = /\/diaries\/[^/]+\/week\/\d+(\?published)?$/;

/** A published diary that only one journey knows. */
interface OwnDiary {
  readonly id: number;
  /** Its path. */
  readonly link: string;
  readonly name: string;
}

/** A finished diary which everybody may read, with charts on its last and its third week, and comments on the last. */
export async function aLongDiary(page: Page): Promise<string> {
  const answer = await page.request.get("/api/diaries?tags=harvest&sort=like&limit=24");
  const { data } = await answer.json();
  const html = async (address: string) => (await page.request.get(address)).text();
  const charts = (text: string) => text.split("<figure").length - 1;
  for (const { id, link, is_lock } of data.items) {
    if (is_lock) continue;
    const diary = await (await page.request.get(`/api/diaries/${id}`)).json();
    const [third, fourth] = ["week3", "week4"].map((name) =>
      diary.data.items_week.find((week: { name: string }) => week.name === name),
    );
    if (!third || !fourth) continue;
    const last = await html(link);
    const thirdWeek = await html(`${link}/week/${third.id}`);
    // Diaries count the comments on all their weeks.
    if (/ id="comment-\d/.test(last) && charts(last) > 1 && charts(thirdWeek) > 1) return link;
  }
  throw new Error("The demo data has no such diary.");
}

/**
 * Signs an account up and publishes a diary of one week, both by the API.
 *
 * @param page - of the browser that is signed in
 * @param origin - of the public site
 */
export async function publishOwnDiary(page: Page, origin: string): Promise<OwnDiary> {
  const { name: grower } = await signUp(page);
  const create = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { origin }, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).data;
  };
  const name = `Diary of ${grower}`;
  const { id, link } = await create("/api/diaries", { name, type_room: 1, type_soil: 1, type_watering: 1 });
  await create(`/api/diaries/${id}/weeks`, { days: 7, faza: 0, text: "Two leaves." });
  return { id, link, name };
}

/**
 * Creates a diary by the form and waits for the editor of its first week.
 *
 * @returns the id of the diary
 */
export async function startDiary(page: Page, name: string): Promise<number> {
  await page.goto("/diaries/edit/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Start diary" }).click();
  return firstWeekOpened(page);
}

/** Waits for the editor of a new week and returns its diary's id. */
export async function firstWeekOpened(page: Page): Promise<number> {
  await page.waitForURL(/\/diaries\/\d+\/weeks\/new\/edit$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return Number(/\/diaries\/(\d+)\//.exec(page.url())?.[1]);
}

/** Chooses the phase of the edited week. */
export async function choosePhase(page: Page, phase: string): Promise<void> {
  await page.getByRole("radio", { name: phase }).check();
}

/** Publishes the edited week and waits for its page. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Publish/ }).click();
  await page.waitForURL(/\/diaries\/[^/]+\/week\/\d+\?published$/);
}
