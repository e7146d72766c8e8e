import type { Telemetry } from "../telemetry/telemetry.ts";

/**
 * Reports uncaught script errors and unhandled rejections.
 *
 * @returns stops reporting
 */
export function observeErrors(telemetry: Telemetry): () => void {
  const onError = ({ message, filename, lineno, colno, error }: ErrorEvent) =>
    telemetry.error({
      message,
      file: filename,
      line: lineno,
      col: colno,
      stack: error instanceof Error ? error.stack : undefined,
    });
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    telemetry.error(
      reason instanceof Error
        ? { message: reason.message, stack: reason.stack }
        : { message: String(reason) },
    );
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
