import { useToast } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { useCallback, useState } from "react";
import { sendLate } from "../fetch-form.ts";

/** A form submitted by a script, which keeps its input until it was accepted. */
export interface LateForm {
  isBusy: boolean;
  /** Why it was rejected. */
  error: string | undefined;
  /** Submits it; true if it was accepted. */
  send(fields: Readonly<Record<string, string>>): Promise<boolean>;
}

/** @param address - the form's target */
export function useLateForm(address: string): LateForm {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isBusy,
    error,
    async send(fields) {
      setBusy(true);
      setError(undefined);
      const answer = await sendLate(address, { ...fields, return_path: location.pathname + location.search });
      setBusy(false);
      if (answer && "signIn" in answer) navigate(answer.signIn);
      else if (!answer || "error" in answer) {
        setError(
          answer?.error ??
            t({ id: "talk.offline", message: "The server didn't respond. Your text is safe. Try again." }),
        );
      } else return true;
      return false;
    },
  };
}

/** The same for a button without fields: errors are shown in a toast. */
export function useLatePress(
  address: string,
): (fields: Readonly<Record<string, string>>) => Promise<boolean> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(
    async (fields) => {
      const answer = await sendLate(address, { ...fields, return_path: location.pathname + location.search });
      if (answer && "ok" in answer) return true;
      if (answer && "signIn" in answer) navigate(answer.signIn);
      else {
        const text =
          answer?.error ??
          t({ id: "talk.offline", message: "The server didn't respond. Your text is safe. Try again." });
        toast({ text, isError: true });
      }
      return false;
    },
    [address, navigate, toast, t],
  );
}
