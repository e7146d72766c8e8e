import "./locales/catalog.ts";
import { Note, useHydrated } from "@grow/ui/foundation";
import { ChoiceGroup, Radio } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { Side, VersionMerge } from "./field-parts.ts";
import type { FormFields } from "./form-fields.ts";
import styles from "./merge-note.module.css";

const SIDES = ["mine", "theirs"] as const;

/** How the parts of a form are named and shown. */
export interface PartWords {
  /** Labels by the names of the parts. */
  readonly labels: Readonly<Record<string, string>>;
  /** A part of one version, if it is not the text of the field with its name. */
  readonly show?: ((part: string, fields: FormFields) => ReactNode) | undefined;
}

interface MergeNoteProps extends PartWords {
  merge: VersionMerge;
  onDecide: (part: string, side: Side) => void;
}

/** Both versions of what two people changed: the user decides part by part, and nothing is overwritten unseen. */
export function MergeNote({ merge, onDecide, labels, show }: MergeNoteProps) {
  const { t } = useLingui();
  const group = useId();
  const isHydrated = useHydrated();
  const words: Record<Side, string> = {
    mine: t({ id: "editor.conflict.mine", message: "Your version" }),
    theirs: t({ id: "editor.conflict.theirs", message: "Their version" }),
  };
  const value = (part: string, fields: FormFields) => show?.(part, fields) ?? fields[part] ?? "";
  return (
    <Note
      tone="warn"
      urgent
      title={<Trans id="editor.conflict.title">A colleague saved this while you were editing</Trans>}
    >
      <p>
        <Trans id="editor.conflict.text">
          Nothing is overwritten yet. Choose what to keep, then save again.
        </Trans>
      </p>
      <div className={styles.parts}>
        {Object.entries(merge.chosen).map(([part, chosen]) => (
          <ChoiceGroup key={part} legend={labels[part] ?? part}>
            {SIDES.map((side) => (
              <Radio
                key={side}
                name={`${group}-${part}`}
                checked={chosen === side}
                disabled={!isHydrated}
                onChange={() => onDecide(part, side)}
                detail={<span className={styles.value}>{value(part, merge[side]) || "–"}</span>}
              >
                {words[side]}
              </Radio>
            ))}
          </ChoiceGroup>
        ))}
      </div>
    </Note>
  );
}

/**
 * The photos of a field, small.
 *
 * @param stored - address of the photo that is saved where the field has none, because its id is unknown
 */
export function PartPhotos({
  name,
  fields,
  stored,
}: {
  name: string;
  fields: FormFields;
  stored?: string | undefined;
}) {
  const ids = (fields[name] ?? "").split(",").filter(Boolean);
  if (ids.length === 0 && !stored) return "–";
  return (
    <span className={styles.photos}>
      {ids.length === 0 ? <img src={stored} alt="" /> : null}
      {ids.map((id) => (
        <img key={id} src={fields[`${name}_url_${id}`]} alt={fields[`${name}_alt_${id}`] ?? ""} />
      ))}
    </span>
  );
}
