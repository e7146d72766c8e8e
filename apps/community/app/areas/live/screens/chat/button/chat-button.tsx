import "./locales/catalog.ts";
import { leftMarkOf } from "@grow/app-kit/chat/left-mark.ts";
import { hearChat } from "@grow/app-kit/client/live/chat-events.ts";
import { badgeText } from "@grow/app-kit/client/notification-badge.ts";
import { CountDot, Icon, isPlainPress, Link } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "@remix-run/react";
import { MessageCircle } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import { isChatAddress } from "../chat-address.ts";
import styles from "./chat-button.module.css";

const ChatPanel = lazy(async () => ({ default: (await import("../panel/chat-panel.tsx")).ChatPanel }));

/** From this width the panel opens beside the page; under it the button leads to the page of all rooms. */
const WIDE = "(min-width: 1080px)";

/** The messages of a member in the header: the number of unread ones, and the panel. Its code and data load when it is opened. */
export function ChatButton({ user }: { user: number }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  const [path, setPath] = useState<string | null>(null);
  const isChatPage = /^\/chat(\/|$)/.test(pathname);

  useEffect(
    () =>
      hearChat((event) => {
        if (event.event === "unread") setCount(event.count);
      }),
    [],
  );
  // What was written without a connection is sent from any page, which loads the outbox only then.
  useEffect(() => {
    if (leftMarkOf(user).get() === "") return;
    import("./send-left-messages.ts").then(
      ({ sendLeftMessages }) => sendLeftMessages(user),
      () => {},
    );
  }, [user]);
  // Any page opens a room with `?chat=` and its address.
  useEffect(() => {
    const address = new URLSearchParams(search).get("chat") ?? undefined;
    if (!isChatAddress(address)) return;
    if (window.matchMedia(WIDE).matches) setPath(paths.chatRoom(address));
    else navigate(paths.chatRoom(address), { replace: true });
  }, [search, navigate]);

  const badge = badgeText(count);
  return (
    <>
      <Link
        href={paths.chat()}
        className={styles.button}
        aria-expanded={path === null || isChatPage ? undefined : true}
        title={t({ id: "chat.button", message: "Messages" })}
        aria-label={
          badge
            ? t({
                id: "chat.button.new",
                message: plural(count, { one: "Messages, # new", other: "Messages, # new" }),
              })
            : t({ id: "chat.button", message: "Messages" })
        }
        onClick={(event) => {
          if (isChatPage || !isPlainPress(event) || !window.matchMedia(WIDE).matches) return;
          event.preventDefault();
          setPath(path === null ? paths.chat() : null);
        }}
      >
        <Icon of={MessageCircle} size={22} />
        {badge ? (
          <span aria-hidden="true" className={styles.count}>
            <CountDot>{badge}</CountDot>
          </span>
        ) : null}
      </Link>
      {path === null || isChatPage ? null : (
        <Suspense>
          <ChatPanel path={path} onPath={setPath} onClose={() => setPath(null)} />
        </Suspense>
      )}
    </>
  );
}
