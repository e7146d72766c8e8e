import type { Schema } from "@grow/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type State = Schema<"GiveawayState">;

/** The state of a giveaway. */
export const STATES: Readonly<Record<State, MessageDescriptor>> = {
  announced: msg({ id: "giveaway.state.announced", message: "Starts soon" }),
  open: msg({ id: "giveaway.state.open", message: "Open" }),
  counting: msg({ id: "giveaway.state.counting", message: "Ended" }),
  waiting: msg({ id: "giveaway.state.waiting", message: "Winners known" }),
  over: msg({ id: "giveaway.state.over", message: "Prizes given" }),
};
