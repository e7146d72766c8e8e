import type { SlotDraft } from "@grow/app-kit/editor/drafts.ts";
import { offlineQueue } from "@grow/app-kit/offline/browser-queue.ts";
import type { OfflineQueue } from "@grow/app-kit/offline/offline-queue.ts";
import type { StoredUpload, WeekBody } from "@grow/app-kit/offline/waiting.ts";
import { measuresFromText } from "@grow/domain";
import { htmlLang } from "@grow/i18n";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRootData, useViewer } from "../../../../shared/root-data.ts";
import { type WeekForm, wholeForm } from "../../shared/week-form/week-form.ts";
import { isOfAny, isOfDraft } from "./draft-files.ts";
import type { RefusedWeek } from "./save-week.ts";
import { type UploadKeeper, uploadKeeper } from "./upload-store.ts";
import type { EditorStart } from "./use-week-editor.ts";
import type { WeekMerge } from "./use-week-merge.ts";
import type { EditorView } from "./view.ts";
import { weekBody } from "./week-body.ts";
import type { WeekDraft } from "./week-draft.ts";

/** The user's queue; null for a guest, and until it is loaded. */
export function useOwnQueue(): OfflineQueue | null {
  const userId = useViewer()?.id ?? null;
  const [queue, setQueue] = useState<OfflineQueue | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    let isOver = false;
    void offlineQueue(userId).then((made) => {
      if (!isOver) setQueue(made);
    });
    return () => {
      isOver = true;
    };
  }, [userId]);
  return queue;
}

interface OutboxOptions {
  view: Pick<EditorView, "diary" | "week">;
  start: Pick<EditorStart, "requestKey" | "newest" | "form" | "files">;
  refused: RefusedWeek | undefined;
  /** A waiting week that is written on. */
  mend: string | null;
  /** Fills the form with what was waiting. */
  onMend: WeekMerge["mend"];
  /** The form of a version that this page has seen. */
  baseOf: WeekMerge["baseOf"];
  /** The form was accepted by the server. */
  isSaved: boolean;
  /** Called when the week is stored, which makes the draft obsolete. */
  onStored: () => void;
  /** Another new week of this diary is queued. */
  onQueued: (week: Pick<WeekBody, "faza" | "days">) => void;
  /** Drafts from before that were neither resumed nor discarded: their files stay out of the form. */
  offered: readonly SlotDraft<WeekDraft>[];
}

/** A form between this device and the server. */
export interface WeekOutbox {
  readonly queue: OfflineQueue | null;
  readonly keeper: UploadKeeper | null;
  /** The waiting week that this form became; null as long as it is written. */
  readonly queuedId: string | null;
  /** The form shows a queued week, and is sent like it. */
  readonly isMending: boolean;
  /** Deletes the photos and videos of a discarded draft. */
  readonly discardFiles: (draft: SlotDraft<WeekDraft>) => Promise<void>;
  /** Deletes the photos and videos that were chosen in this form. */
  readonly forgetFiles: () => Promise<void>;
  /** Deletes them, and the queued week that this form shows. */
  readonly dropQueued: () => Promise<void>;
}

/**
 * Keeps a week that nobody answered for, with its photos, and opens one that waits. A week that may have arrived all the
 * same keeps its key, so that it arrives once.
 */
export function useWeekOutbox(options: OutboxOptions): WeekOutbox {
  const { view, start, refused, mend, isSaved, onMend, onStored, onQueued, offered, baseOf } = options;
  const queue = useOwnQueue();
  const root = useRootData();
  const [queuedId, setQueuedId] = useState<string | null>(null);
  const [isMending, setMending] = useState(false);
  const { diary, week } = view;
  const owner = mend ?? String(week?.id ?? `${diary.id}-new`);
  const weekId = week?.id;
  const drafts = useRef({ offered, start });
  drafts.current = { offered, start };
  const keeper = useMemo(() => {
    const isHeld = (upload: StoredUpload) =>
      !isOfDraft(upload, drafts.current.start) && isOfAny(upload, drafts.current.offered);
    return queue ? uploadKeeper(queue, { owner, diaryId: diary.id, weekId, isHeld }) : null;
  }, [queue, owner, diary.id, weekId]);
  const forgetFiles = useCallback(async () => {
    await queue?.forgetUploads(owner, (upload) => !isOfAny(upload, drafts.current.offered));
  }, [queue, owner]);
  const dropQueued = async () => {
    await forgetFiles();
    if (mend !== null && isMending) await queue?.dropWeek(mend);
  };
  const discardFiles = async ({ slot, value }: SlotDraft<WeekDraft>) => {
    const others = offered.filter((other) => other.slot !== slot);
    const isUnused = (upload: StoredUpload) => !isOfDraft(upload, start) && !isOfAny(upload, others);
    await queue?.forgetUploads(owner, (upload) => isOfDraft(upload, value) && isUnused(upload));
  };

  useEffect(() => {
    if (!queue || mend === null) return;
    void queue.weeks().then((weeks) => {
      const waiting = weeks.find(({ id }) => id === mend);
      if (!waiting) return;
      setMending(true);
      const { form, measures, key, newest, version, base } = waiting;
      const draft = { form: wholeForm(form as WeekForm), measures, requestKey: key, newest };
      const opened = base ? wholeForm(base.form as WeekForm) : null;
      onMend({ draft, version: String(version ?? "") }, opened);
    });
  }, [queue, mend, onMend]);

  useEffect(() => {
    if (!queue || weekId !== undefined || mend !== null) return;
    void queue.weeks().then((weeks) => {
      const queued = weeks.filter((one) => one.weekId === null && one.diary.id === diary.id);
      const [last] = queued.map(({ body }) => body).sort((one, other) => other.days - one.days);
      if (last) onQueued(last);
    });
  }, [queue, weekId, mend, diary.id, onQueued]);

  // Its files are stored on the server now.
  useEffect(() => {
    if (isSaved) void forgetFiles();
  }, [isSaved, forgetFiles]);

  // Once per response, with the form's state then.
  useEffect(() => {
    if (!queue || refused?.submitFailure !== "lost" || !refused.media) return;
    const lang = week?.lang ?? htmlLang(root?.chosenLocale ?? "en");
    const stored = week ? { props: week.readings, item_flowering: null } : undefined;
    const form = { ...refused.form, photos: [], videos: [] };
    const { body } = weekBody(form, { measures: measuresFromText(refused.measures), lang, stored });
    if (!body) return;
    const { photos, videos, isUntried } = refused.media;
    const measures = measuresFromText(refused.measures);
    const opened = week ? baseOf(refused.version, measures) : null;
    const base = opened && weekBody(opened, { measures, lang, stored }).body;
    void queue
      .keepWeek({
        key: start.requestKey,
        diary: { id: diary.id, name: diary.name, link: diary.link },
        weekId: week?.id ?? null,
        version: week ? Number(refused.version) : null,
        base: base && { body: base, form: opened },
        newest: start.newest,
        body,
        photos,
        videos,
        form: refused.form,
        measures: refused.measures,
        isTried: !isUntried,
        replaces: isMending && mend !== null ? mend : undefined,
      })
      .then(async (id) => {
        setQueuedId(id);
        onStored();
        if (mend === null) await forgetFiles();
      });
  }, [refused, queue]);

  return { queue, keeper, queuedId, isMending, discardFiles, forgetFiles, dropQueued };
}
