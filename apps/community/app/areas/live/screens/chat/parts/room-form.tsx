import { useHydrated } from "@grow/ui/foundation";
import { useToast } from "@grow/ui/overlay";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../../paths.ts";
import type { ChatAnswer } from "../act-on-chat.ts";
import { useRoomFetcher } from "../state/use-room-fetcher.ts";
import type { RoomView } from "../view.ts";

interface RoomFormProps {
  room: Pick<RoomView, "id" | "address">;
  intent: string;
  /** The page that takes it and is shown after it; the room's by default. */
  page?: string | undefined;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string | number | null>>;
  /** With scripts: it was done. Without them the page loads again. */
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

/** A form of a room. With scripts the page stays, and errors are shown in a toast. */
export function RoomForm({ room, intent, page, fields = {}, onDone, children }: RoomFormProps) {
  const { Form, data, state, onSubmit } = useRoomFetcher();
  const isHydrated = useHydrated();
  const toast = useToast();
  const answered = useRef<ChatAnswer>();
  useEffect(() => {
    if (state !== "idle" || !data || data === answered.current) return;
    answered.current = data;
    if (data.error) toast({ text: data.error, isError: true });
    else onDone?.();
  }, [state, data, toast, onDone]);
  return (
    <Form method="post" action={page ?? paths.chatRoom(room.address)} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={room.id} />
      {isHydrated ? <input type="hidden" name="stay" value="yes" /> : null}
      {Object.entries(fields).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  );
}
