import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** An article that its editor looks at before its readers do. */
export const previewTitles: HeadTemplate = {
  title: msg({ id: "preview.title", message: "Preview: {title}" }),
  description: msg({ id: "preview.description", message: "{title}, as readers will see it." }),
};
