import { msg } from "@lingui/core/macro";
import { CalendarDays, NotebookPen, NotebookText, Plus, Wheat } from "lucide-react";
import type { AreaFrame, FrameLink, LightFrame } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

const NAME = msg({ id: "shell.light.diary", message: "Your diary" });

const DIARIES = msg({ id: "shell.nav.ownDiaries", message: "Your diaries" });

/** The diary of an editor page; undefined on all other pages. */
function editedDiary(path: string): number | undefined {
  const id = /^\/diaries\/(?:edit\/)?(\d+)/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The editors of a diary link to each other, and back to the diary. */
function editorFrame(diary: number, path: string): Partial<LightFrame> {
  const link = `/diaries/${diary}`;
  const week: FrameLink = {
    href: path,
    label: msg({ id: "shell.light.editWeek", message: "Edit week" }),
    icon: CalendarDays,
  };
  return {
    isEditor: true,
    name: NAME,
    sections: [
      [
        { href: link, label: msg({ id: "shell.light.read", message: "View diary" }), icon: NotebookText },
        {
          href: paths.editDiary(diary),
          label: msg({ id: "shell.light.editDiary", message: "Setup and name" }),
          icon: NotebookPen,
        },
        {
          href: paths.newWeek(diary),
          label: msg({ id: "shell.light.newWeek", message: "Add week" }),
          icon: Plus,
        },
        {
          href: paths.newHarvest(diary),
          label: msg({ id: "shell.light.harvest", message: "Add harvest" }),
          icon: Wheat,
        },
        ...(/\/weeks\/\d+\/edit$/.test(path) ? [week] : []),
      ],
    ],
    back: { href: link, label: msg({ id: "shell.light.backToDiary", message: "Back to the diary" }) },
  };
}

export const frame: AreaFrame = {
  page(path) {
    const diary = editedDiary(path);
    if (diary !== undefined) return editorFrame(diary, path);
    if (path === paths.deletedContent()) return { name: DIARIES };
    if (path !== paths.newDiary()) return undefined;
    const start: FrameLink = {
      href: path,
      label: msg({ id: "shell.nav.newDiary", message: "Start a diary" }),
      icon: NotebookPen,
    };
    return { isEditor: true, name: NAME, sections: [[start]] };
  },
};
