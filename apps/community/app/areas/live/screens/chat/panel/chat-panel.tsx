import "../../../../../shared/talk/locales/catalog.ts";
import "../locales/catalog.ts";
import { IconButton, IconLink, isPlainPress, Skeleton, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFetcher } from "@remix-run/react";
import { Maximize2, X } from "lucide-react";
import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { paths } from "../../../paths.ts";
import type { ChatRoomData, ChatRooms } from "../load-chat.ts";
import { FindGrower } from "../parts/find-grower.tsx";
import { FoundGrowers, type FoundGrowersProps } from "../parts/found-growers.tsx";
import { Room } from "../parts/room.tsx";
import { RoomList } from "../parts/room-list.tsx";
import { isReachable } from "../state/is-reachable.ts";
import styles from "./chat-panel.module.css";

interface ChatPanelProps {
  /** The page that it shows: all rooms, or one. */
  path: string;
  onPath: (path: string) => void;
  onClose: () => void;
}

type PanelData = { rooms: ChatRooms } & Partial<ChatRoomData> &
  Partial<Pick<FoundGrowersProps, "people" | "query">>;

/** The rooms of a member beside any page. Its data are those of the pages of the same address. */
export function ChatPanel({ path, onPath, onClose }: ChatPanelProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<PanelData>();
  const panel = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  const { load, data } = fetcher;
  // Without a connection the panel waits, and the page under it stays.
  useEffect(() => {
    let isLeft = false;
    const open = () =>
      void isReachable().then((isOpen) => {
        if (isLeft) return;
        setCut(!isOpen);
        if (isOpen) load(path);
      });
    open();
    addEventListener("online", open);
    return () => {
      isLeft = true;
      removeEventListener("online", open);
    };
  }, [load, path]);
  useEffect(() => panel.current?.focus(), []);

  // Links to rooms and lists stay in the panel.
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainPress(event)) return;
    const { pathname, search, origin } = new URL(link.href);
    const isChat = origin === location.origin && /^\/chat(\/|$)/.test(pathname);
    if (!isChat || link.dataset.page !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onPath(pathname + search);
  };
  const find = (event: SyntheticEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute("role") !== "search") return;
    event.preventDefault();
    event.stopPropagation();
    const query = String(new FormData(form).get("query") ?? "");
    onPath(`${new URL(form.action).pathname}?${new URLSearchParams({ query })}`);
  };
  const room = data?.room;
  return createPortal(
    <section
      ref={panel}
      className={styles.panel}
      data-room={room ? "" : undefined}
      tabIndex={-1}
      aria-label={t({ id: "chat.heading", message: "Messages" })}
      onClickCapture={follow}
      onSubmitCapture={find}
      onKeyDown={(event) => {
        // A dialog in it closes alone.
        const isInner = (event.target as Element).closest("dialog") !== null;
        if (event.key === "Escape" && !event.defaultPrevented && !isInner) onClose();
      }}
    >
      <div className={styles.list}>
        <Stack gap={4}>
          <div className={styles.head}>
            <h2>
              <Trans id="chat.heading">Messages</Trans>
            </h2>
            <span>
              <IconLink
                data-page=""
                icon={Maximize2}
                label={t({ id: "chat.panel.page", message: "Open as a page" })}
                href={path}
              />
              <IconButton
                icon={X}
                label={t({ id: "chat.panel.close", message: "Close" })}
                onClick={onClose}
              />
            </span>
          </div>
          <FindGrower />
          {data === undefined ? (
            isCut ? (
              <p>{t({ id: "chat.state.waiting", message: "waiting for a connection" })}</p>
            ) : (
              <Skeleton />
            )
          ) : data.people ? (
            <FoundGrowers people={data.people} query={data.query ?? ""} />
          ) : (
            <RoomList rooms={data.rooms} current={room?.address} />
          )}
        </Stack>
      </div>
      {room ? (
        <Room
          key={room.address}
          data={data as unknown as ChatRoomData}
          level={2}
          onLeave={() => onPath(paths.chat())}
        />
      ) : null}
    </section>,
    document.body,
  );
}
