import { msg } from "@lingui/core/macro";

/** The title of a widget's frame. */
export const FRAME_TITLE = msg({ id: "widget.frame", message: "{title} on Grow" });
