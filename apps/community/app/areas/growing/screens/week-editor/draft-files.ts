import type { SlotDraft } from "@grow/app-kit/editor/drafts.ts";
import type { StoredUpload } from "@grow/app-kit/offline/waiting.ts";
import type { WeekDraft } from "./week-draft.ts";

type Upload = Pick<StoredUpload, "id" | "sent">;

/** Whether a draft uses a photo or video that this device stores, uploaded or not. */
export function isOfDraft({ id, sent }: Upload, { files, form }: Pick<WeekDraft, "files" | "form">): boolean {
  return (
    (files?.includes(id) ?? false) || [...form.photos, ...form.videos].some((row) => row.id === sent?.id)
  );
}

/** Whether any of the drafts uses it. */
export function isOfAny(upload: Upload, drafts: readonly SlotDraft<WeekDraft>[]): boolean {
  return drafts.some(({ value }) => isOfDraft(upload, value));
}
