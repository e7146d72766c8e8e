import { Check, CircleAlert, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import { Icon } from "../../foundation/icon/icon.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./toast.module.css";
import { admitToast } from "./toast-queue.ts";

/** An event, in one line. */
export interface Toast {
  text: ReactNode;
  /** One possible action: Undo, View, Try again. */
  action?: { label: string; onAction: () => void } | undefined;
  /** An error stays until dismissed, and is announced at once. */
  isError?: boolean | undefined;
  /** Duration in milliseconds; by default 5,000, or 8,000 with Undo. */
  duration?: number | undefined;
  /** Shows the remaining seconds in a ring, for Undo. */
  isCounting?: boolean | undefined;
  /** Called when it disappears without its action: the moment to really delete. */
  onExpire?: (() => void) | undefined;
}

interface ShownToast extends Toast {
  id: number;
}

const ShowToast = createContext<(toast: Toast) => void>(() => {});

/** Shows a toast. Does nothing without a {@link ToastProvider}. */
export function useToast(): (toast: Toast) => void {
  return useContext(ShowToast);
}

export interface ToastProviderProps {
  /** Names the region: "Messages of the site". */
  label: string;
  children: ReactNode;
}

/** Contains the toasts of a page: at most three, newest below. */
export function ToastProvider({ label, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const current = useRef(toasts);
  const lastId = useRef(0);

  const put = useCallback((list: readonly ShownToast[]) => {
    current.current = list;
    setToasts(list);
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      lastId.current += 1;
      const { kept, dropped } = admitToast(current.current, { ...toast, id: lastId.current });
      put(kept);
      for (const one of dropped) one.onExpire?.();
    },
    [put],
  );
  const remove = useCallback((id: number) => put(current.current.filter((one) => one.id !== id)), [put]);

  return (
    <ShowToast.Provider value={show}>
      {children}
      <section className={styles.region} aria-label={label}>
        {toasts.map((toast) => (
          <ToastBar key={toast.id} toast={toast} onRemove={remove} />
        ))}
      </section>
    </ShowToast.Provider>
  );
}

interface ToastBarProps {
  toast: ShownToast;
  onRemove: (id: number) => void;
}

function ToastBar({ toast, onRemove }: ToastBarProps) {
  const text = useUiText();
  const [paused, setPaused] = useState(false);
  const left = useRef(toast.duration ?? (toast.isCounting ? 8000 : 5000));
  const [seconds, setSeconds] = useState(Math.ceil(left.current / 1000));
  const { id, isError, isCounting, onExpire, action } = toast;
  const expire = useCallback(() => {
    onRemove(id);
    onExpire?.();
  }, [id, onRemove, onExpire]);

  // Hover and focus stop the timer, so that users can read.
  useEffect(() => {
    if (isError || paused) return;
    const since = Date.now();
    const timer = setTimeout(expire, left.current);
    const ticks = isCounting
      ? setInterval(() => setSeconds(Math.ceil((left.current - (Date.now() - since)) / 1000)), 250)
      : undefined;
    return () => {
      clearTimeout(timer);
      clearInterval(ticks);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [isError, isCounting, paused, expire]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive; hover only stops the timer
    <div
      className={styles.toast}
      role={isError ? "alert" : "status"}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon of={isError ? CircleAlert : Check} />
      <span className={styles.text}>{toast.text}</span>
      {isCounting ? (
        <span className={styles.ring} aria-hidden="true">
          {Math.max(1, seconds)}
        </span>
      ) : null}
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onRemove(id);
            action.onAction();
          }}
        >
          {action.label}
        </button>
      ) : null}
      {isError || !action ? (
        <IconButton icon={X} label={text.close} onClick={expire} className={styles.close} />
      ) : null}
    </div>
  );
}
