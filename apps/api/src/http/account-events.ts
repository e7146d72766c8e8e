import type { FastifyRequest } from "fastify";
import type { AccountLetter, JobQueue } from "../queue/job-queue.ts";

/**
 * The event of the security log for each email about an account. An email tells its owner of every change of how the account is entered, so
 * a new change is in the log as soon as it has one; null for emails that tell of none.
 */
const EVENT_OF_LETTER = {
  confirm: null,
  confirm_new: null,
  reset: null,
  copy_ready: null,
  delete_planned: "deletion_planned",
  email_changing: "email_change_requested",
  email_changed: "email_changed",
  password_changed: "password_changed",
  passkey_added: "passkey_added",
  passkey_removed: "passkey_removed",
  token_added: "token_added",
  provider_added: "provider_added",
  provider_removed: "provider_removed",
  codes_changed: "codes_changed",
  // The sign-in with it has its own line.
  code_used: null,
} as const satisfies Record<AccountLetter, string | null>;

/** A change of how an account is entered, or a wrong password before one. */
export type AccountEvent =
  | NonNullable<(typeof EVENT_OF_LETTER)[AccountLetter]>
  | "account_deleted"
  | "token_revoked"
  | "proof_failed";

/** A change of who manages a brand. */
export type ManagerEvent = "manager_invited" | "manager_added" | "manager_removed" | "manager_role_changed";

/** The brand and the grower that a {@link ManagerEvent} concerns. */
interface Managed {
  readonly brandId: number;
  readonly userId: number;
}

interface NotedEvent {
  readonly event: AccountEvent | ManagerEvent;
  /** The acting user. */
  readonly userId: number | null;
  readonly managed?: Managed;
}

const noted = new WeakMap<FastifyRequest, NotedEvent[]>();

/** What a request has changed, in order. */
export function accountEvents(request: FastifyRequest): readonly NotedEvent[] {
  return noted.get(request) ?? [];
}

export function noteAccountEvent(request: FastifyRequest, event: AccountEvent, userId: number | null): void {
  noted.set(request, [...accountEvents(request), { event, userId }]);
}

/** Notes who was invited to manage a brand, or made or unmade its manager. */
export function noteManagerEvent(request: FastifyRequest, event: ManagerEvent, managed: Managed): void {
  noted.set(request, [...accountEvents(request), { event, userId: request.reader?.id ?? null, managed }]);
}

/** The queue for a request's handler, which notes the emails about accounts. */
export function notingJobs(jobs: JobQueue, request: FastifyRequest): JobQueue {
  return {
    async send(name, data, ...rest) {
      await jobs.send(name, data, ...rest);
      if (name === "send-farewell") noteAccountEvent(request, "account_deleted", request.reader?.id ?? null);
      if (name !== "send-letter" || !("letter" in data)) return;
      const event = EVENT_OF_LETTER[data.letter];
      if (event !== null) noteAccountEvent(request, event, data.user_id);
    },
  };
}
