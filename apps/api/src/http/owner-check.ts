import type { FastifyRequest } from "fastify";
import type { Db } from "../db/database.ts";
import { notSignedIn } from "../errors/api-error.ts";
import type { FieldCheck } from "../media/read-upload-form.ts";
import type { OwnerFinder } from "./owners.ts";
import type { Reader } from "./reader.ts";

/** Checks whether a request's thing belongs to the user, as early as path, query, body or form allow. */
export class OwnerCheck {
  readonly #finder: OwnerFinder | null;
  readonly #request: FastifyRequest;
  readonly #db: Db;
  #found: { readonly thing: unknown } | null = null;

  constructor(finder: OwnerFinder | null, request: FastifyRequest, db: Db) {
    this.#finder = finder;
    this.#request = request;
    this.#db = db;
  }

  /** @throws ApiError 403 or 404 if the path identifies the thing */
  async byPath(): Promise<void> {
    if (this.#finder?.by !== "path") return;
    const params = values(this.#request.params);
    this.#found = { thing: await this.#finder.find(params, this.#reader(), this.#db) };
  }

  /** @throws ApiError 403 or 404 if query or body identify it */
  async byRequest(): Promise<void> {
    if (this.#finder?.by !== "request") return;
    const { query, body } = this.#request;
    const sent = { query: values(query), body: values(body) };
    this.#found = { thing: await this.#finder.find(sent, this.#reader(), this.#db) };
  }

  /** For the reader of a form: checks its fields before the file is received. */
  get byForm(): FieldCheck {
    const finder = this.#finder;
    if (finder?.by !== "form") return { needs: "", run: async () => {} };
    return {
      needs: finder.needs,
      run: async (fields) => {
        this.#found = { thing: await finder.find(fields, this.#reader(), this.#db) };
      },
    };
  }

  /** The result of the finder. */
  found<Found>(finder: OwnerFinder<Found>): Found {
    if (finder !== this.#finder || this.#found === null)
      throw new Error("The ownership of this thing was not checked.");
    // It came out of this very finder.
    return this.#found.thing as Found;
  }

  /** @throws Error if the handler read a form without the check */
  mustBeDone(): void {
    if (this.#finder !== null && this.#found === null)
      throw new Error("A form was read without the ownership check of its thing.");
  }

  #reader(): Reader {
    const { reader } = this.#request;
    if (reader === null) throw notSignedIn();
    return reader;
  }
}

function values(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === "object" && given !== null ? { ...given } : {};
}
