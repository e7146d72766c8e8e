import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../../shared/file-response.ts";
import { loadFeed } from "./load-feed.ts";
import type { OlderLines } from "./view.ts";

/** Lines of a further page of the feed, which the page adds to its own. Takes the query of the page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { lines, hasMore } = await loadFeed(context);
  const older: OlderLines = { lines, hasMore };
  return jsonAnswer(context, older);
}
