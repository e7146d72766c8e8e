import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { json, proxiedApp } from "./testing/proxied-app.ts";

const site = proxiedApp();

describe("the event stream", () => {
  /** The api's end of each stream. */
  let streams: ServerResponse[];
  let members = 0;

  beforeEach(() => {
    streams = [];
    site.respond = (incoming, response) => {
      if (incoming.url !== "/api/live") return json(response, 200, { data: null });
      streams.push(response.writeHead(200, { "content-type": "text/event-stream" }));
      return void response.write("retry: 3000\n\n");
    };
  });

  async function listen(signal?: AbortSignal): Promise<{ text: string; done: Promise<void> }> {
    members += 1;
    const response = await fetch(`${site.base}/api/live`, {
      signal: signal ?? null,
      // Each member may open only a few streams.
      headers: { cookie: `token=t${members}` },
    });
    const heard = { text: "", done: Promise.resolve() };
    heard.done = (async () => {
      const reader = response.body?.getReader();
      for (let step = await reader?.read(); step && !step.done; step = await reader?.read())
        heard.text += new TextDecoder().decode(step.value);
    })();
    // Some tests abort the stream themselves.
    heard.done.catch(() => {});
    return heard;
  }

  it("belongs to the cookie's user, is not buffered and never cached", async () => {
    const stop = new AbortController();
    const response = await fetch(`${site.base}/api/live`, {
      signal: stop.signal,
      headers: { cookie: "token=t" },
    });
    expect(site.seen[0]?.headers.authorization).toBe("Bearer t");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-length")).toBeNull();
    stop.abort();
  });

  it("closes the api's connection when the browser disconnects", async () => {
    const stop = new AbortController();
    const heard = await listen(stop.signal);
    await expect.poll(() => streams.length).toBe(1);
    const gone = new Promise((resolve) => streams[0]?.once("close", resolve));
    stop.abort();
    await gone;
    await expect(heard.done).rejects.toThrow();
  });

  it("takes no capacity from other requests, however many streams are open", async () => {
    const stop = new AbortController();
    const listeners = await Promise.all(Array.from({ length: 300 }, () => listen(stop.signal)));
    await expect.poll(() => streams.length).toBe(300);
    expect((await fetch(`${site.base}/api/main`)).status).toBe(200);
    stop.abort();
    await Promise.allSettled(listeners.map(({ done }) => done));
  });

  it("ends with a final event when the server stops, without delaying it", async () => {
    const heard = await listen();
    streams[0]?.write('event: ready\ndata: {"user_id":7}\n\n');
    await expect.poll(() => heard.text).toContain("ready");
    await site.app.close();
    await heard.done;
    expect(heard.text).toBe(
      'retry: 3000\n\nevent: ready\ndata: {"user_id":7}\n\nevent: end\ndata: {"reason":"restart"}\n\n',
    );
  });

  it("ends without a final event in the middle of another event", async () => {
    const heard = await listen();
    streams[0]?.write("event: ready\nda");
    await expect.poll(() => heard.text).toContain("da");
    await site.app.close();
    await heard.done;
    expect(heard.text).not.toContain("restart");
  });
});
