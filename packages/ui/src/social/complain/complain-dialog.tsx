import { type FormHTMLAttributes, type ReactNode, useId } from "react";
import { Button } from "../../foundation/button/button.tsx";
import { Stack } from "../../foundation/layout/layout.tsx";
import { Note } from "../../foundation/note/note.tsx";
import { Checkbox, ChoiceGroup, Radio } from "../../input/choice/choice.tsx";
import { TextArea } from "../../input/field/text-area.tsx";
import { Dialog } from "../../overlay/dialog/dialog.tsx";

/** A reason to report something. */
export interface ComplainReason {
  value: string;
  label: string;
  /** "Not allowed anywhere on Grow". */
  detail?: string | undefined;
}

export interface ComplainDialogProps {
  open: boolean;
  onClose: () => void;
  /** "Report this comment". */
  title: string;
  /** Who can see it: "Only moderators see your report. The author does not learn who sent it." */
  intro: ReactNode;
  reasons: readonly ComplainReason[];
  words: {
    /** The question above the reasons. */
    reason: string;
    /** The text: "What should we look at?". */
    text: string;
    cancel: string;
    submit: string;
    /** "Also hide this grower from me"; omitted where there is no grower to hide. */
    hide?: string | undefined;
  };
  /** Maximum length of the text. */
  maxLength?: number | undefined;
  busy?: boolean | undefined;
  /** Why it could not be submitted. */
  error?: ReactNode | undefined;
  /** Renders the app's form around the fields `reason`, `text` and `hide`, with the given attributes. */
  form: (attributes: Pick<FormHTMLAttributes<HTMLFormElement>, "id">, fields: ReactNode) => ReactNode;
}

/** Reports something to moderators. A reason is required, the text optional, and nothing is preselected. */
export function ComplainDialog(props: ComplainDialogProps) {
  const { open, onClose, title, intro, reasons, words, maxLength, busy, error, form } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button look="primary" type="submit" form={id} busy={busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      {form(
        { id },
        <Stack gap={3}>
          <p>{intro}</p>
          {error ? (
            <Note tone="bad" urgent>
              {error}
            </Note>
          ) : null}
          <ChoiceGroup legend={words.reason} legendHidden>
            {reasons.map(({ value, label, detail }) => (
              <Radio key={value} name="reason" value={value} detail={detail} required>
                {label}
              </Radio>
            ))}
          </ChoiceGroup>
          <TextArea name="text" label={words.text} optional rows={2} maxLength={maxLength} />
          {words.hide ? <Checkbox name="hide">{words.hide}</Checkbox> : null}
        </Stack>,
      )}
    </Dialog>
  );
}
