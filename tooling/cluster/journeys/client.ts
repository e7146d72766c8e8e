import { type Dispatcher, request } from "undici";

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData["headers"];
  readonly text: string;
}

/** An HTTP client with cookies that opens a new connection per request. */
export class Client {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, token?: string) {
    this.#origin = origin;
    if (token) this.#cookies.set("token", token);
  }

  /** A cookie set by a server. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  async get(path: string): Promise<Answer> {
    return await this.#send("GET", path);
  }

  /** Sends JSON to the api, through the web servers. */
  async send(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body: unknown = {}): Promise<Answer> {
    return await this.#send(method, `/api${path}`, JSON.stringify(body));
  }

  async #send(method: Dispatcher.HttpMethod, path: string, body?: string): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await request(`${this.#origin}${path}`, {
      method,
      // One connection per request, like many users.
      reset: true,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json", origin: this.#origin }),
      },
      body: body ?? null,
    });
    for (const set of [answer.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  }
}

/** The data of an API response. */
export function dataOf<Data>({ text }: Answer): Data {
  return JSON.parse(text).data;
}
