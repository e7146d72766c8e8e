import { msg } from "@lingui/core/macro";
import { Clapperboard, MessageCircleQuestion } from "lucide-react";
import type { AreaFrame } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

function shortEditor(path: string): ReturnType<NonNullable<AreaFrame["page"]>> {
  if (!path.startsWith(`${paths.shorts()}/edit/`)) return undefined;
  const label = msg({ id: "shell.light.short", message: "Your video" });
  return {
    isEditor: true,
    name: label,
    sections: [[{ href: path, label, icon: Clapperboard }]],
    back: {
      href: paths.shorts(),
      label: msg({ id: "shell.light.backToShorts", message: "Back to the shorts" }),
    },
  };
}

export const frame: AreaFrame = {
  page(path) {
    const id = /^\/grow-questions\/edit\/(new|\d+)/.exec(path)?.[1];
    if (id === undefined) return shortEditor(path);
    const back = id === "new" || path.endsWith("/removed") ? paths.questions() : `${paths.questions()}/${id}`;
    return {
      isEditor: true,
      name: msg({ id: "shell.light.question", message: "Your question" }),
      sections: [
        [
          {
            href: path,
            label: msg({ id: "shell.light.question", message: "Your question" }),
            icon: MessageCircleQuestion,
          },
        ],
      ],
      back: {
        href: back,
        label: msg({ id: "shell.light.backToQuestions", message: "Back to the questions" }),
      },
    };
  },
};
