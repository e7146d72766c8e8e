import { outboxOf } from "@grow/app-kit/chat/browser-outbox.ts";

/** Opens the user's outbox, which sends what was left in it. */
export async function sendLeftMessages(user: number): Promise<void> {
  await outboxOf(user);
}
