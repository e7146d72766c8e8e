import { ROOMS } from "@grow/domain";

type Room = (typeof ROOMS)[number];

/** The room in `?room=indoor`; null for all. */
export function chosenRoom(search: URLSearchParams): Room | null {
  return ROOMS.find(({ name }) => name === search.get("room")) ?? null;
}
