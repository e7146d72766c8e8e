import { type QueryExecutorProvider, sql } from "kysely";
import type { NewsletterRecipient } from "./recipient-key.ts";

/** Seconds after sending in which no person reads: scanners of mail servers load pictures and follow links at once. */
const MACHINE_SECONDS = 10;

interface Reaction extends NewsletterRecipient {
  readonly action: "open" | "click";
  /** The recipient in the marks of what was counted. */
  readonly mark: Buffer;
  /** Whether a program did it, by what it says. */
  readonly isMachine: boolean;
  readonly now: Date;
}

/**
 * Counts that a recipient opened a newsletter or clicked in it, once each. What happens within 10 seconds of sending counts as done by a
 * program. Nothing is counted when the recipient is not known any more.
 */
export async function countReaction(
  db: QueryExecutorProvider,
  { newsletter_id, user_id, action, mark, isMachine, now }: Reaction,
): Promise<void> {
  const counter = action === "open" ? "opened" : "clicked";
  const [people, machines] = [sql.ref(`cnt_${counter}`), sql.ref(`cnt_${counter}_machine`)];
  await sql`
    with letter as (
      select newsletter_id, ${isMachine}::boolean or state = 'claimed'
        or send_date > ${now}::timestamptz - make_interval(secs => ${MACHINE_SECONDS}) as is_machine
      from newsletter_letter where newsletter_id = ${newsletter_id} and user_id = ${user_id} and state in ('claimed', 'sent')
    ), marked as (
      insert into newsletter_mark (newsletter_id, who, action)
      select newsletter_id, ${mark}, case when is_machine then 'machine_' else '' end || ${action} from letter
      on conflict do nothing returning newsletter_id, action
    ), fresh as (
      select newsletter_id, (action = ${action})::int as people, (action <> ${action})::int as machines from marked
    ), in_hour as (
      insert into newsletter_hour as h (newsletter_id, hour, ${people}, ${machines})
      select newsletter_id, date_trunc('hour', ${now}::timestamptz, 'UTC'), people, machines from fresh
      on conflict (newsletter_id, hour) do update set
        ${people} = h.${people} + excluded.${people}, ${machines} = h.${machines} + excluded.${machines}
    )
    update newsletter n set ${people} = n.${people} + fresh.people, ${machines} = n.${machines} + fresh.machines
    from fresh where n.id = fresh.newsletter_id`.execute(db);
}
