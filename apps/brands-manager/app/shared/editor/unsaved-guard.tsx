import { LeaveGuard } from "@grow/app-kit/editor/leave-guard.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { formState, sentState } from "./form-state.ts";

/**
 * Within a form: asks before a page is left or closed whose changes are not saved.
 *
 * @param version - the saved version that the form edits; another one means that its changes are saved
 */
export function UnsavedGuard({ version }: { version: number | string | null | undefined }) {
  const { t } = useLingui();
  const mark = useRef<HTMLInputElement>(null);
  const saved = useRef<string | null>(null);
  useEffect(() => {
    const form = mark.current?.form;
    if (!form) return;
    // What was typed before the page started is not saved yet.
    saved.current = saved.current === null ? sentState(form) : formState(form);
  }, [version]);
  const isChanged = () => {
    const form = mark.current?.form;
    return form !== null && form !== undefined && saved.current !== null && formState(form) !== saved.current;
  };
  return (
    <>
      {/* Without a name it is no field of the form. */}
      <input type="hidden" ref={mark} />
      <LeaveGuard
        isChanged={isChanged}
        isLost={isChanged}
        title={t({ id: "editor.leave.title", message: "Leave without saving?" })}
        stay={<Trans id="editor.leave.stay">Keep editing</Trans>}
        leave={<Trans id="editor.leave.go">Leave</Trans>}
      >
        <p>
          <Trans id="editor.leave.text">Your changes will be lost.</Trans>
        </p>
      </LeaveGuard>
    </>
  );
}
