import type { IconDrawing } from "@grow/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Bell,
  CalendarDays,
  Flag,
  NotebookPen,
  NotebookText,
  Plus,
  ServerCog,
  SunMoon,
  Wheat,
} from "lucide-react";
import { paths } from "../paths.ts";
import { mayModerate } from "../shared/may-moderate.ts";

/** A row of the light layout's rail. */
export interface FrameLink {
  href: string;
  label: MessageDescriptor;
  icon: IconDrawing;
}

/** What the light layout shows around a page. */
export interface LightFrame {
  /** An editor needs the width: where there is room it has the header of the site instead of the rail. */
  isEditor: boolean;
  /** What all of it is about: settings, a diary. */
  name: MessageDescriptor;
  /** Groups of rows, divided by a rule. */
  sections: readonly (readonly FrameLink[])[];
  back: { href: string; label: MessageDescriptor };
}

const INTERFACE: FrameLink = {
  href: paths.interfaceSettings(),
  label: msg({ id: "shell.light.interface", message: "Interface" }),
  icon: SunMoon,
};

/** For the signed-in. */
const NOTIFICATIONS: FrameLink = {
  href: paths.notificationSettings(),
  label: msg({ id: "shell.light.notifications", message: "Notifications" }),
  icon: Bell,
};

/** For moderators. */
const COMPLAINTS: FrameLink = {
  href: paths.complaintQueue(),
  label: msg({ id: "shell.light.complaints", message: "Complaints" }),
  icon: Flag,
};

/** For administrators. */
const KEPT_PAGES: FrameLink = {
  href: paths.cache(),
  label: msg({ id: "shell.light.cache", message: "Kept pages" }),
  icon: ServerCog,
};

const HOME = { href: paths.home(), label: msg({ id: "shell.light.home", message: "Back to Grow" }) };

const SETTINGS_NAME = msg({ id: "shell.light.settings", message: "Settings" });

/** Pages that are about neither settings nor a diary's editors, by the beginning of their address. */
const NAMES: readonly (readonly [start: RegExp, name: MessageDescriptor])[] = [
  [/^\/admin\//, msg({ id: "shell.light.staff", message: "Administration" })],
  [/^\/(?:comments|complains|translates)\//, msg({ id: "shell.light.talk", message: "Conversation" })],
];

/** The diary whose editor stands at an address; undefined on all other pages. */
function editedDiary(path: string): number | undefined {
  const id = /^\/diaries\/(?:edit\/)?(\d+)/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * The frame of the page at an address: the editors of a diary have its parts in their sheet, everything else has the settings.
 *
 * @param path - of the page, without its query
 * @param access - rights of the reader; null for a guest
 */
export function lightFrame(path: string, access: readonly string[] | null): LightFrame {
  const staff = [
    ...(mayModerate(access ?? []) ? [COMPLAINTS] : []),
    ...(access?.includes("admin") ? [KEPT_PAGES] : []),
  ];
  const own = access === null ? [INTERFACE] : [INTERFACE, NOTIFICATIONS];
  const settings = staff.length > 0 ? [own, staff] : [own];
  const diary = editedDiary(path);
  if (diary === undefined && path !== paths.newDiary()) {
    return {
      isEditor: false,
      name: NAMES.find(([start]) => start.test(path))?.[1] ?? SETTINGS_NAME,
      sections: settings,
      back: HOME,
    };
  }
  if (diary === undefined) {
    const start: FrameLink = {
      href: paths.newDiary(),
      label: msg({ id: "shell.nav.newDiary", message: "Start a diary" }),
      icon: NotebookPen,
    };
    return {
      isEditor: true,
      name: msg({ id: "shell.light.diary", message: "Your diary" }),
      sections: [[start], ...settings],
      back: HOME,
    };
  }
  const link = `/diaries/${diary}`;
  const week: FrameLink = {
    href: path,
    label: msg({ id: "shell.light.editWeek", message: "Edit the week" }),
    icon: CalendarDays,
  };
  return {
    isEditor: true,
    name: msg({ id: "shell.light.diary", message: "Your diary" }),
    sections: [
      [
        { href: link, label: msg({ id: "shell.light.read", message: "Read it" }), icon: NotebookText },
        {
          href: paths.editDiary(diary),
          label: msg({ id: "shell.light.editDiary", message: "Setup and name" }),
          icon: NotebookPen,
        },
        {
          href: paths.newWeek(diary),
          label: msg({ id: "shell.light.newWeek", message: "Add a week" }),
          icon: Plus,
        },
        {
          href: paths.newHarvest(diary),
          label: msg({ id: "shell.light.harvest", message: "Add the harvest" }),
          icon: Wheat,
        },
        ...(/\/weeks\/\d+\/edit$/.test(path) ? [week] : []),
      ],
      ...settings,
    ],
    back: { href: link, label: msg({ id: "shell.light.backToDiary", message: "Back to the diary" }) },
  };
}
