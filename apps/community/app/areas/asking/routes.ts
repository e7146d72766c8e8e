import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen, resource } = area("asking");

export const routes: AreaRoutes = {
  default: [
    screen("grow-questions/*", "questions/list", "questions"),
    screen("grow-questions/category/:category", "questions/list", "questions-category"),
    screen("grow-questions/key", "symptom-key"),
    screen("shorts", "shorts"),
    screen("videos", "shorts", "videos"),
    screen("shorts/following", "shorts", "followed-shorts"),
    screen("video/:id", "video", "video-page"),
    // One segment is a question if it starts with a digit, else a filter word.
    screen("grow-questions/:id", "questions/question", "question"),
    screen("grow-questions/:id/solution/:sid", "questions/answer", "answer"),
  ],
  empty: [screen("shorts/:id", "video")],
  light: [
    screen("grow-questions/edit/:id", "question-editor"),
    screen("grow-questions/edit/:id/removed", "removed-question"),
    screen("shorts/edit/:id", "short-editor"),
    screen("shorts/edit/:id/removed", "removed-video"),
  ],
  none: [
    resource("grow-questions/edit", "redirects/edit-question.ts"),
    resource("shorts/edit", "redirects/edit-short.ts"),
    resource("grow-questions/edit/similar", "screens/question-editor/similar.ts"),
  ],
};
