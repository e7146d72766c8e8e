import { useFormats } from "@grow/i18n/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { durationWord } from "../../../shared/watch/amounts.ts";
import type { HealthView } from "../health-view.ts";
import { HealthPart } from "./health-part.tsx";

/** What is on its way: jobs, emails and push messages. */
export function Delivery({ queue, mail, push }: Pick<HealthView, "queue" | "mail" | "push">) {
  const { t } = useLingui();
  const formats = useFormats();
  const count = (value: number) => formats.number(value, 0);
  const ageOf = (ms: number | null) => (ms === null ? "–" : durationWord(formats, ms));
  const waiting = t({ id: "watch.waiting", message: "Waiting" });
  const retrying = t({ id: "watch.retrying", message: "Failed, will retry" });
  const failed = t({ id: "watch.failed", message: "Given up in 24 hours" });
  const oldest = t({ id: "watch.oldest", message: "Oldest" });
  return (
    <>
      <HealthPart
        title={t({ id: "watch.jobs", message: "Jobs" })}
        level={queue.level}
        value={count(queue.cnt_waiting)}
        unit={
          queue.is_stuck ? (
            <Trans id="watch.jobs.stuck">waiting, some for more than 15 minutes</Trans>
          ) : (
            <Trans id="watch.jobs.waiting">waiting</Trans>
          )
        }
        facts={[
          { name: oldest, value: ageOf(queue.oldest) },
          { name: t({ id: "watch.running", message: "Running" }), value: count(queue.cnt_running) },
          { name: t({ id: "watch.done", message: "Done in an hour" }), value: count(queue.cnt_done) },
          { name: retrying, value: count(queue.cnt_retrying) },
          { name: failed, value: count(queue.cnt_failed) },
        ]}
      />
      <HealthPart
        title={t({ id: "watch.mail", message: "Email" })}
        level={mail.level}
        value={count(mail.cnt_sent)}
        unit={<Trans id="watch.mail.sent">sent in an hour</Trans>}
        facts={[
          {
            name: t({ id: "watch.mail.transport", message: "Goes to" }),
            value:
              mail.transport === "smtp"
                ? "SMTP"
                : t({ id: "watch.mail.outbox", message: "a folder, not to people" }),
          },
          { name: waiting, value: count(mail.cnt_waiting) },
          { name: retrying, value: count(mail.cnt_retrying) },
          { name: failed, value: count(mail.cnt_failed) },
        ]}
      />
      <HealthPart
        title={t({ id: "watch.push", message: "Push" })}
        level={push.level}
        value={count(push.cnt_devices)}
        unit={
          push.is_on ? (
            <Trans id="watch.push.devices">devices</Trans>
          ) : (
            <Trans id="watch.push.off">devices; push is off</Trans>
          )
        }
        facts={[
          {
            name: t({ id: "watch.push.refused", message: "Refused the last message" }),
            value: count(push.cnt_refused),
          },
          { name: waiting, value: count(push.cnt_waiting) },
          { name: oldest, value: ageOf(push.oldest) },
        ]}
      />
    </>
  );
}
