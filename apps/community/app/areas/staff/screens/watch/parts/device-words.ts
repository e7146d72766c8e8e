import type { Schema } from "@grow/contract";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Device = Schema<"DeviceClass">;

const WORDS: Readonly<Record<Device, MessageDescriptor>> = {
  phone: msg({ id: "watch.device.phone", message: "Phone" }),
  tablet: msg({ id: "watch.device.tablet", message: "Tablet" }),
  desktop: msg({ id: "watch.device.desktop", message: "Desktop" }),
};

export const deviceWord = (i18n: I18n, device: Device): string => i18n._(WORDS[device]);
