import { systemClock } from "@grow/trackers";
import { PrefetchPageLinks, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type ConnectionInfo, pagesAhead, schedulePrefetch } from "./payload-prefetch.ts";

/**
 * Fetches ahead what the links in view lead to, 1 s after a page was shown. Put it where data may be kept by the
 * browser: on pages of guests. What is made for a token is never kept, and would only be fetched twice. The router
 * fetches the scripts of those pages along with their data, and both count as bytes of the page that they are fetched from.
 */
export function PayloadPrefetchLinks() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [ahead, setAhead] = useState<{ here: string; pages: string[] }>({ here, pages: [] });

  useEffect(
    () =>
      schedulePrefetch(systemClock, connectionOfBrowser, () =>
        setAhead({ here, pages: pagesAhead(linksOfPage(), here) }),
      ),
    [here],
  );
  if (ahead.here !== here) return null;
  return ahead.pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

function connectionOfBrowser(): ConnectionInfo | undefined {
  return (navigator as Navigator & { connection?: ConnectionInfo }).connection;
}

/** The links of the page's own content; those of header and footer are on every page. */
function linksOfPage() {
  return Array.from(document.querySelectorAll("main a[href]"), (link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return {
      href: link.getAttribute("href") ?? "",
      isInView: width > 0 && bottom > 0 && top < innerHeight,
    };
  });
}
