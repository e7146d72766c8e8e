import type { WaitingMessage } from "@grow/app-kit/offline/waiting-message.ts";
import type { MessageView } from "../message-view.ts";

/**
 * Pending messages without those that the room's list has already: the live line may bring an own message before the response to its
 * request. Each message of the list accounts for one pending message.
 *
 * @param pending - of one room, in the order in which they are sent
 */
export function withoutArrived(
  pending: readonly WaitingMessage[],
  messages: readonly MessageView[],
): readonly WaitingMessage[] {
  const taken = new Set<number>();
  return pending.filter((waiting) => {
    const { state, after } = waiting;
    if (state !== "waiting" || after === null) return true;
    const arrived = messages.find(
      (message) => message.id > after && !taken.has(message.id) && isSame(waiting, message),
    );
    if (arrived) taken.add(arrived.id);
    return arrived === undefined;
  });
}

function isSame({ text, photo, share }: WaitingMessage, message: MessageView): boolean {
  const { shared } = message;
  return (
    message.isOwn &&
    message.text === text &&
    (message.photo !== null) === (photo !== null) &&
    shared?.kind === share?.kind &&
    shared?.id === share?.id
  );
}
