import { type PostOptions, postJson } from "@grow/trackers/browser";

/**
 * Posts JSON to the API, only while there is a connection: the browser would write each failed request to its console.
 *
 * @throws an Error offline, without a response, and for any status but 2xx
 */
export async function post(url: string, body: unknown, options?: PostOptions): Promise<void> {
  if (!navigator.onLine) throw new Error("No connection");
  await postJson(url, body, options);
}
