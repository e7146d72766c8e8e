import { say } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORD = msg({ id: "posts.minutes", message: "{minutes} min" });

/** What reading an article takes: "9 min". */
export const minutesWord = (i18n: I18n, minutes: number): string => say(i18n, WORD, { minutes });
