import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Ban,
  Bell,
  Cookie,
  Crown,
  IdCard,
  Image,
  KeyRound,
  KeySquare,
  Mails,
  MonitorSmartphone,
  Receipt,
  Ruler,
  Share2,
  SunMoon,
  Trash2,
  UserRound,
} from "lucide-react";
import type { FrameLink } from "../../../../shared/navigation.ts";
import type { SettingsWord } from "../../settings-sections.ts";

/** Name and icon of each section; one without them does not compile. */
export const SECTION_WORDS: Record<
  SettingsWord,
  { readonly label: MessageDescriptor; readonly icon: FrameLink["icon"] }
> = {
  "": { label: msg({ id: "settings.section.profile", message: "Profile" }), icon: UserRound },
  picture: { label: msg({ id: "settings.section.picture", message: "Picture" }), icon: Image },
  socials: { label: msg({ id: "settings.section.socials", message: "Links and providers" }), icon: Share2 },
  personal: { label: msg({ id: "settings.section.personal", message: "Personal data" }), icon: IdCard },
  interface: { label: msg({ id: "settings.section.interface", message: "Interface" }), icon: SunMoon },
  measures: { label: msg({ id: "settings.section.measures", message: "Units" }), icon: Ruler },
  notifications: {
    label: msg({ id: "settings.section.notifications", message: "Notifications" }),
    icon: Bell,
  },
  subscribe: {
    label: msg({ id: "settings.section.subscribe", message: "Email subscriptions" }),
    icon: Mails,
  },
  cookies: { label: msg({ id: "settings.section.cookies", message: "Cookies" }), icon: Cookie },
  premium: { label: msg({ id: "settings.section.premium", message: "Premium" }), icon: Crown },
  invoices: { label: msg({ id: "settings.section.invoices", message: "Invoices" }), icon: Receipt },
  password: {
    label: msg({ id: "settings.section.password", message: "Password and passkeys" }),
    icon: KeyRound,
  },
  sessions: { label: msg({ id: "settings.section.sessions", message: "Devices" }), icon: MonitorSmartphone },
  tokens: { label: msg({ id: "settings.section.tokens", message: "Access tokens" }), icon: KeySquare },
  banned: { label: msg({ id: "settings.section.banned", message: "Blocked" }), icon: Ban },
  delete: { label: msg({ id: "settings.section.delete", message: "Delete account" }), icon: Trash2 },
};
