import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const shortEditorTitles: HeadTemplate = {
  title: msg({ id: "shortEditor.title", message: "Your video" }),
  description: msg({ id: "shortEditor.description", message: "Upload and publish a video." }),
};
