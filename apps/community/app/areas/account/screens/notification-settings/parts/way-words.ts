import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Bell, type LucideIcon, Mail, Mails, Smartphone } from "lucide-react";

/** A way in which a member hears of something. */
export type Way = "site" | "push" | "mail" | "digest";

/** Icon, name and explanation of each way, in the order of the columns. */
const WORDS: Record<
  Way,
  { readonly icon: LucideIcon; readonly name: MessageDescriptor; readonly help: MessageDescriptor }
> = {
  site: {
    icon: Bell,
    name: msg({ id: "settings.news.site", message: "On Grow" }),
    help: msg({ id: "settings.news.site.help", message: "In your notifications" }),
  },
  push: {
    icon: Smartphone,
    name: msg({ id: "settings.news.push", message: "Push" }),
    help: msg({ id: "settings.news.push.help", message: "On the devices above" }),
  },
  mail: {
    icon: Mail,
    name: msg({ id: "settings.news.mail", message: "By email" }),
    help: msg({ id: "settings.news.mail.help", message: "At once" }),
  },
  digest: {
    icon: Mails,
    name: msg({ id: "settings.news.digest", message: "Summary" }),
    help: msg({
      id: "settings.news.digest.help",
      message: "By email, together with others. Tick “On Grow” too.",
    }),
  },
};

export const WAYS = Object.keys(WORDS) as readonly Way[];

export const wayIcon = (way: Way): LucideIcon => WORDS[way].icon;

export const wayName = (i18n: I18n, way: Way): string => i18n._(WORDS[way].name);

export const wayHelp = (i18n: I18n, way: Way): string => i18n._(WORDS[way].help);
