import { ChatTyping } from "@grow/ui/social";
import { Trans } from "@lingui/react/macro";
import type { MemberView, RoomView } from "../view.ts";

interface TypingLineProps {
  room: RoomView;
  members: readonly MemberView[];
  /** Id of the grower who is writing. */
  by: number | null;
}

/** Says who is writing. */
export function TypingLine({ room, members, by }: TypingLineProps) {
  if (by === null) return null;
  const name = by === room.userId ? room.name : members.find(({ id }) => id === by)?.name;
  return (
    <ChatTyping>
      {name ? (
        <Trans id="chat.typing">{name} is typing</Trans>
      ) : (
        <Trans id="chat.typing.someone">Someone is typing</Trans>
      )}
    </ChatTyping>
  );
}
