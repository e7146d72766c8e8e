import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { bodyOfWeek, mergeWeeks } from "./merge-weeks.ts";
import { isWhatWasSent } from "./same-week.ts";
import { failureOf, later, RoundOver, type Sending, sendFile, whoIsIn } from "./sending.ts";
import {
  type MediaOfWeek,
  mayPass,
  type SendFailure,
  type StoredUpload,
  type WaitingWeek,
  type WeekBody,
} from "./waiting.ts";

/**
 * The server forgets two things after 24 hours: a file that no week uses, and the idempotency key of a create. For anything older
 * than this, the server is checked first.
 */
const LONG_AGO = 20 * 3_600_000;

type Files = ReadonlyMap<string, StoredUpload>;

/**
 * Sends the weeks of one user in the order in which they were written. A week that cannot be sent blocks later ones of the same
 * diary.
 */
export async function sendWeeks(sending: Sending): Promise<void> {
  const { store, userId } = sending;
  const held = new Set<number>();
  const weeks = (await store.weeks.of(userId)).sort((one, other) => one.addedAt - other.addedAt);
  for (const { id, diary } of weeks) {
    if (held.has(diary.id)) continue;
    // Reloaded, because an earlier week may have set its id and version.
    const week = await store.weeks.get(id);
    if (week && !(await hasArrived(sending, week))) held.add(diary.id);
  }
}

/** Sends one week, unless it is blocked. */
async function hasArrived(sending: Sending, week: WaitingWeek): Promise<boolean> {
  const { store, api, now, tell } = sending;
  if (week.state !== "waiting" || week.basedOn !== null || !sending.isDue(week)) return false;
  const note = async (what: Partial<WaitingWeek>) => {
    await store.weeks.change(week.id, what);
    tell({ kind: "week", id: week.id });
    return false;
  };
  const refuse = (failure: SendFailure) => note({ state: "refused", failure });

  try {
    if (await arrivedLongAgo(sending, week)) return true;
    const files = await filesOf(sending, week);
    if (files === "held") return false;
    if ("status" in files) return await refuse(files);
    if ((await whoIsIn(api)) !== week.userId) throw new RoundOver("signed-out");
    // Saved before sending: if the response is lost, it is unknown whether the week arrived.
    const triedAt = week.triedAt ?? now();
    if (!(await store.weeks.change(week.id, { triedAt }))) return true;
    const body = bodyOf(week, files);
    await forget(sending, week, body, await api.saveWeek(week, body));
    return true;
  } catch (error) {
    if (error instanceof RoundOver) throw error;
    const failure = failureOf(error);
    const present = presentState(error);
    if (present) {
      const mine = bodyOf(week, await filesAtHand(sending, week));
      const isOwn = week.triedAt !== null && isWhatWasSent(present, mine);
      const merged = isOwn ? present : await saveMerged(sending, week, mine, present);
      if (merged === "asks") return await note({ state: "conflict", failure, present });
      if ("status" in merged)
        return mayPass(merged.status) ? await note(later(week, merged, now())) : await refuse(merged);
      await forget(sending, week, mine, merged, !isOwn);
      return true;
    }
    if (error instanceof ApiError && error.has("idempotency_mismatch")) {
      const ours = await madeByKey(sending, week);
      const known = ours && (await store.weeks.change(week.id, { weekId: ours.id, version: ours.version }));
      if (known) return await hasArrived(sending, known);
    }
    if (!mayPass(failure.status)) return await refuse(failure);
    await note(later(week, failure, now()));
    if (failure.status === 0) throw new RoundOver("no-network");
    return false;
  }
}

/**
 * Sends a week merged with the version saved meanwhile.
 *
 * @returns the saved week, a failure, or an undecided conflict
 */
async function saveMerged(
  { api }: Sending,
  week: WaitingWeek,
  mine: WeekBody,
  present: Schema<"Week">,
): Promise<Pick<Schema<"Week">, "id" | "version"> | SendFailure | "asks"> {
  const choice = week.choice?.version === present.version ? week.choice : null;
  const { body, asked } = mergeWeeks(
    week.base?.body ?? null,
    mine,
    bodyOfWeek(present),
    new Set(choice?.theirs),
  );
  if (asked.length > 0 && choice === null) return "asks";
  if (isWhatWasSent(present, body)) return present;
  try {
    return await api.saveWeek({ ...week, version: present.version }, body);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.status === 0) throw new RoundOver("no-network");
    // Saved elsewhere once more: the next round merges with that version.
    return presentState(error) ? { ...failure, status: 0 } : failure;
  }
}

/** A week whose photo is rejected: by what the server says about the photo. */
function refusedFile(upload: StoredUpload | undefined): SendFailure {
  const details = upload?.failure?.details ?? [];
  const codes = details.length > 0 ? details : [{ type: "error", code: "not_found", text: "" } as const];
  return {
    status: upload?.failure?.status ?? 404,
    details: codes.map((detail) => ({ ...detail, field: "items_photo" })),
  };
}

/** The server's current week, from a conflict response. */
function presentState(error: unknown): Schema<"Week"> | null {
  return error instanceof ApiError && error.has("stale") ? (error.data as Schema<"Week">) : null;
}

function bodyOf(week: WaitingWeek, files: Files): WeekBody {
  const media = (list: readonly MediaOfWeek[]) =>
    list.map((one) => ({
      id: "id" in one ? one.id : (files.get(one.upload)?.sent?.id ?? 0),
      alt: one.alt,
    }));
  return { ...week.body, items_photo: media(week.photos), items_video: media(week.videos) };
}

/** Finds a new week that was sent so long ago that the server has forgotten its idempotency key. */
async function arrivedLongAgo(sending: Sending, week: WaitingWeek): Promise<boolean> {
  const { triedAt, weekId, diary } = week;
  if (weekId !== null || triedAt === null || sending.now() - triedAt < LONG_AGO) return false;
  const body = bodyOf(week, await filesAtHand(sending, week));
  const there = (await sending.api.weeksOf(diary.id)).find((one) => isWhatWasSent(one, body));
  if (there) await forget(sending, week, body, there);
  return there !== undefined;
}

/** The week that the key has made of an earlier text: the only one that came since the form was opened. */
async function madeByKey(
  { api }: Sending,
  { weekId, newest, diary }: WaitingWeek,
): Promise<Schema<"Week"> | undefined> {
  if (weekId !== null) return undefined;
  const [ours, ...others] = (await api.weeksOf(diary.id)).filter(({ id }) => id > newest);
  return others.length === 0 ? ours : undefined;
}

async function filesAtHand({ store }: Sending, week: WaitingWeek): Promise<Files> {
  const files = new Map<string, StoredUpload>();
  for (const one of [...week.photos, ...week.videos]) {
    const upload = "upload" in one ? await store.uploads.get(one.upload) : undefined;
    if (upload) files.set(upload.id, upload);
  }
  return files;
}

/** The files of a week, all on the server; those uploaded too long ago are uploaded again. */
async function filesOf(sending: Sending, week: WaitingWeek): Promise<Files | SendFailure | "held"> {
  const { store, now } = sending;
  const files = new Map<string, StoredUpload>();
  for (const one of [...week.photos, ...week.videos]) {
    if (!("upload" in one)) continue;
    let upload = await store.uploads.get(one.upload);
    if (upload?.state === "done" && upload.sent && now() - upload.sent.at > LONG_AGO) {
      upload = await store.uploads.change(upload.id, { state: "waiting", sent: null, nextAt: 0 });
    }
    if (upload?.state === "waiting") {
      if (upload.isRaw || !sending.isDue(upload)) return "held";
      upload = await sendFile(sending, upload);
    }
    if (!upload || upload.state === "refused") return refusedFile(upload);
    if (upload.state !== "done") return "held";
    files.set(upload.id, upload);
  }
  return files;
}

/**
 * Nothing of a sent week needs to be stored any longer. Weeks that change it further learn what it has become, and begin with what
 * was sent: what was saved elsewhere meanwhile is then merged into them, not overwritten.
 *
 * @param isMerged - the server has more than `sent`: a week that follows must meet that as a conflict of versions
 */
async function forget(
  sending: Sending,
  week: WaitingWeek,
  sent: WeekBody,
  { id, version }: Pick<Schema<"Week">, "id" | "version">,
  isMerged = false,
): Promise<void> {
  const { store, userId, tell } = sending;
  const files = await filesAtHand(sending, week);
  const onServer = (list: readonly MediaOfWeek[]) =>
    list.map((one): MediaOfWeek => {
      const arrived = "upload" in one ? files.get(one.upload)?.sent : undefined;
      return arrived ? { id: arrived.id, alt: one.alt } : one;
    });
  for (const other of await store.weeks.of(userId)) {
    if (other.basedOn !== week.id) continue;
    await store.weeks.change(other.id, {
      basedOn: null,
      weekId: id,
      version: isMerged ? week.version : version,
      base: { body: sent, form: other.measures === week.measures ? week.form : null },
      photos: onServer(other.photos),
      videos: onServer(other.videos),
    });
  }
  await store.weeks.delete(week.id);
  for (const { id: file, sent: arrived } of files.values()) if (arrived) await store.uploads.delete(file);
  tell({ kind: "week-sent", id: week.id, diaryId: week.diary.id, weekId: id, version });
}
