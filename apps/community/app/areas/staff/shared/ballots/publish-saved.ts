import { ApiError } from "@grow/api-client";
import type { Done } from "./done.ts";

/** Publishes what was just saved. A refusal leaves it saved: its page says what is missing. */
export async function publishSaved(publish: () => Promise<unknown>): Promise<Done> {
  try {
    await publish();
    return "published";
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return "incomplete";
    throw error;
  }
}
