import type { TrackerTools } from "@grow/app-kit/trackers/tracker-tools.ts";
import { type CountedViews, createViewCounter } from "./count-views.ts";

/** Counts the views of this page and of all further ones. */
export function startCounting(
  counted: readonly CountedViews[],
  { page, guest, onPage }: Pick<TrackerTools, "page" | "guest" | "onPage">,
): void {
  const show = createViewCounter({
    counted,
    page,
    send(target) {
      fetch(target, { method: "POST", headers: { "X-Guest": guest() }, keepalive: true })
        // An unread response keeps its connection open.
        .then((response) => response.text())
        .catch(() => {});
    },
  });
  onPage(() => show(location.pathname));
}
