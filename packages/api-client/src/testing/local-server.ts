import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. */
export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How the server responds to the next request. */
export type Answering = (response: ServerResponse, arrival: Arrival) => void;

export interface LocalServer {
  readonly base: string;
  /** All requests so far, oldest first. */
  readonly arrivals: Arrival[];
  /** Sets the responses to the next requests in turn; the last one stays. */
  answer(...answers: Answering[]): void;
  close(): Promise<void>;
}

/** Starts a server on a free loopback port. */
export async function startLocalServer(): Promise<LocalServer> {
  const arrivals: Arrival[] = [];
  let answers: Answering[] = [json(200, { data: null })];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const arrival = { method, url, headers, body: Buffer.concat(chunks) };
      arrivals.push(arrival);
      const [next] = answers;
      if (answers.length > 1) answers.shift();
      next?.(response, arrival);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/api`,
    arrivals,
    answer(...next) {
      arrivals.length = 0;
      answers = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Responds with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answering {
  return (response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Responds without a body. */
export function empty(status: number): Answering {
  return (response) => response.writeHead(status).end();
}

/** Closes the connection without a response. */
export const cut: Answering = (response) => response.destroy();

/** Cuts the response off in the middle. */
export const cutHalfWay: Answering = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
  response.write('{"data":{"id":', () => response.destroy());
};

/** Never responds. */
export const silent: Answering = () => {};

/** An error response of the contract. */
export function failure(status: number, code: string, more: object = {}): Answering {
  return json(status, { data: null, details: [{ type: "error", code, text: `It is ${code}.`, ...more }] });
}
