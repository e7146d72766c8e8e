import { offlineQueue } from "@grow/app-kit/offline/browser-queue.ts";
import type { OfflineQueue } from "@grow/app-kit/offline/offline-queue.ts";
import { measuresFromText } from "@grow/domain";
import { htmlLang } from "@grow/i18n";
import { useEffect, useMemo, useState } from "react";
import { useRootData, useViewer } from "../../../shell/root-data.ts";
import type { RefusedWeek } from "./save-week.ts";
import { type UploadKeeper, uploadKeeper } from "./upload-keeper.ts";
import type { CreateMark, WeekDraft } from "./use-week-editor.ts";
import type { EditorView } from "./view.ts";
import { weekBody } from "./week-body.ts";
import type { WeekForm } from "./week-form.ts";

/** The queue of who writes; null for a guest, and until the browser could be asked. */
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
  start: CreateMark;
  refused: RefusedWeek | undefined;
  /** A waiting week that is written on. */
  mend: string | null;
  /** Fills the form with what was waiting. */
  onMend: (draft: WeekDraft) => void;
  /** The form was accepted by the server. */
  isSaved: boolean;
  /** The week is kept: the draft has done its work. */
  onKept: () => void;
}

/** A form between this device and the server. */
export interface WeekOutbox {
  readonly queue: OfflineQueue | null;
  readonly keeper: UploadKeeper | null;
  /** The waiting week that this form became; null as long as it is written. */
  readonly kept: string | null;
  /** The form shows a waiting week: it goes the way of that one. */
  readonly isMending: boolean;
}

/**
 * Keeps a week that nobody answered for, with its photos, and opens one that waits. A week that may have arrived all the
 * same keeps its key, so that it arrives once.
 */
export function useWeekOutbox(options: OutboxOptions): WeekOutbox {
  const { view, start, refused, mend, isSaved, onMend, onKept } = options;
  const queue = useOwnQueue();
  const root = useRootData();
  const [kept, setKept] = useState<string | null>(null);
  const [isMending, setMending] = useState(false);
  const { diary, week } = view;
  const owner = mend ?? String(week?.id ?? `${diary.id}-new`);
  const weekId = week?.id;
  const keeper = useMemo(
    () => (queue ? uploadKeeper(queue, { owner, diaryId: diary.id, weekId }) : null),
    [queue, owner, diary.id, weekId],
  );

  useEffect(() => {
    if (!queue || mend === null) return;
    void queue.weeks().then((weeks) => {
      const waiting = weeks.find(({ id }) => id === mend);
      if (!waiting) return;
      setMending(true);
      const { form, measures, key, newest } = waiting;
      onMend({ form: form as WeekForm, measures, requestKey: key, newest });
    });
  }, [queue, mend, onMend]);

  // What it took along is on the server for good now.
  useEffect(() => {
    if (isSaved) void queue?.forgetUploads(owner);
  }, [isSaved, queue, owner]);

  // Once for each answer, with what stood in the form then.
  useEffect(() => {
    if (!queue || refused?.hindrance !== "lost" || !refused.media) return;
    const lang = week?.lang ?? htmlLang(root?.chosenLocale ?? "en");
    const stored = week ? { props: week.readings, item_flowering: null } : undefined;
    const form = { ...refused.form, photos: [], videos: [] };
    const { body } = weekBody(form, { measures: measuresFromText(refused.measures), lang, stored });
    if (!body) return;
    const { photos, videos, isUntried } = refused.media;
    void queue
      .keepWeek({
        key: start.requestKey,
        diary: { id: diary.id, name: diary.name, link: diary.link },
        weekId: week?.id ?? null,
        version: week ? Number(refused.version) : null,
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
        setKept(id);
        onKept();
        if (mend === null) await queue.forgetUploads(owner);
      });
  }, [refused, queue]);

  return { queue, keeper, kept, isMending };
}
