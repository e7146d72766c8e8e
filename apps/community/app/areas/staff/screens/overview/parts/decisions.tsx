import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Icon, type IconDrawing, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, FlagOff, Mail, Merge, Pencil, Plus, RotateCcw, Tag, Trash2 } from "lucide-react";
import styles from "./decisions.module.css";

type Decision = Schema<"StaffDecision">;

const WORDS: Readonly<Record<Decision["type"], { word: MessageDescriptor; icon: IconDrawing }>> = {
  "staff.create": { word: msg({ id: "admin.decision.create", message: "Created" }), icon: Plus },
  "staff.update": { word: msg({ id: "admin.decision.update", message: "Edited" }), icon: Pencil },
  "staff.delete": { word: msg({ id: "admin.decision.delete", message: "Removed" }), icon: Trash2 },
  "staff.restore": { word: msg({ id: "admin.decision.restore", message: "Restored" }), icon: RotateCcw },
  "staff.merge": {
    word: msg({ id: "admin.decision.merge", message: "Duplicate merged" }),
    icon: Merge,
  },
  "staff.claim": {
    word: msg({ id: "admin.decision.claim", message: "Name from diaries linked" }),
    icon: Tag,
  },
  "complaint.accepted": {
    word: msg({ id: "admin.decision.accepted", message: "Report resolved" }),
    icon: Check,
  },
  "complaint.rejected": {
    word: msg({ id: "admin.decision.rejected", message: "Report dismissed" }),
    icon: FlagOff,
  },
  "contact.reply": { word: msg({ id: "admin.decision.reply", message: "Message answered" }), icon: Mail },
};

/** The latest decisions of the staff member who looks. */
export function Decisions({ decisions }: { decisions: readonly Decision[] }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <section>
      <h2 className={styles.title}>
        <Trans id="admin.decisions">Your decisions</Trans>
      </h2>
      {decisions.length === 0 ? (
        <p className={styles.none}>
          <Trans id="admin.decisions.empty">Your decisions will show up here.</Trans>
        </p>
      ) : (
        <ol className={styles.list}>
          {decisions.map(({ type, name, link, add_date }) => (
            <li key={`${type} ${add_date} ${name}`} className={styles.decision}>
              <span className={styles.sign}>
                <Icon of={WORDS[type].icon} size={16} />
              </span>
              <span>
                {name === "" ? null : link ? <TextLink href={link}>{name}</TextLink> : <b>{name}</b>}
                <span className={styles.what}>
                  {i18n._(WORDS[type].word)} · <time dateTime={add_date}>{formats.dateTime(add_date)}</time>
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
