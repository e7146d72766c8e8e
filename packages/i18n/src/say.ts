import type { I18n, MessageDescriptor } from "@lingui/core";

/**
 * Formats a message declared with `msg`, with values.
 *
 * @example say(i18n, msg({ id: "week.count", message: "{count} weeks" }), { count: 3 })
 */
export function say(i18n: I18n, text: MessageDescriptor, values: Record<string, unknown> = {}): string {
  return i18n._(
    text.id,
    { ...text.values, ...values },
    text.message === undefined ? {} : { message: text.message },
  );
}
