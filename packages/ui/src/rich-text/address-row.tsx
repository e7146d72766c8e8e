import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../foundation/button/button.tsx";
import { TextField } from "../input/field/text-field.tsx";
import styles from "./rich-text.module.css";

export interface AddressRowProps {
  label: string;
  hint: string;
  /** What is wrong when `onApply` does not take it. */
  error: string;
  texts: { readonly apply: string; readonly cancel: string; readonly removeLink: string };
  defaultValue?: string | undefined;
  /** @returns whether it took the address */
  onApply: (typed: string) => boolean;
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** A row under the toolbar that asks for an address. It is no form, because it is inside one. */
export function AddressRow(props: AddressRowProps) {
  const { label, hint, error, texts, defaultValue, onApply, onRemove, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    if (onApply(field.current?.value ?? "")) onClose();
    else {
      setWrong(true);
      field.current?.focus();
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || event.target !== field.current) return;
    event.preventDefault();
    apply();
  };
  return (
    <fieldset aria-label={label} className={styles.address} onKeyDown={onKey}>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        error={isWrong ? error : undefined}
        defaultValue={defaultValue}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        // The surrounding form must not take it for one of its fields.
        onInput={(event) => event.stopPropagation()}
      />
      <div className={styles.addressButtons}>
        <Button look="primary" size="small" onClick={apply}>
          {texts.apply}
        </Button>
        {onRemove ? (
          <Button size="small" onClick={onRemove}>
            {texts.removeLink}
          </Button>
        ) : null}
        <Button look="quiet" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
