import { ApiError, type Detail } from "@grow/api-client";
import { measuresFromText } from "@grow/domain";
import { formatsFor, i18nFor, type Locale } from "@grow/i18n";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { COOKIES, cookieScope, parseCookies } from "../request/cookies.ts";
import { frozen } from "../request/frozen.ts";
import type { Session } from "../request/load-context.server.ts";
import { readEnvironment } from "../server/environment.ts";

/** An api request of a loader or action. */
export interface SeenCall {
  method: string;
  path: string;
  init: { params?: { path?: unknown; query?: unknown }; body?: unknown } | undefined;
}

/** Responses of the fake api: data by `"METHOD /path"`, or a function of the request that may throw. */
export type FakeAnswers = Record<string, unknown>;

/** The user and page of a request. */
export interface FakeVisit {
  /** Path and query of the page. */
  path?: string;
  cookie?: string;
  session?: Session | null;
  locale?: Locale;
  /** The api's responses; a request that is not listed fails the test. */
  api?: FakeAnswers;
  app?: "community" | "brands-manager";
}

/** The context of a loader or action in a test, with the given api responses. */
export function fakeContext(visit: FakeVisit = {}): { context: AppLoadContext; calls: SeenCall[] } {
  const calls: SeenCall[] = [];
  const environment = readEnvironment(visit.app ?? "community", {
    PUBLIC_URL: "https://grow.example",
    BRANDS_URL: "https://brands.grow.example",
  });
  const method = (name: string) => async (path: string, init?: SeenCall["init"]) => {
    const call = { method: name, path, init };
    calls.push(call);
    const key = `${name} ${path}`;
    const answer = visit.api?.[key];
    if (answer === undefined && !(visit.api && key in visit.api))
      throw new Error(`Unexpected request ${key}`);
    const data = typeof answer === "function" ? await answer(call) : answer;
    // Frozen like cached responses, so that a loader that mutates one fails here.
    const isObject = typeof data === "object" && data !== null;
    return { data: name === "GET" && isObject ? frozen(data) : data, details: [], status: 200 };
  };
  const cookies = parseCookies(visit.cookie);
  const locale = visit.locale ?? "en";
  const path = visit.path ?? "/";
  const silent = () => undefined;
  const context = {
    environment,
    api: {
      GET: method("GET"),
      POST: method("POST"),
      PUT: method("PUT"),
      PATCH: method("PATCH"),
      DELETE: method("DELETE"),
    },
    token: cookies.get(COOKIES.token),
    cookies,
    cookieScope: cookieScope(environment),
    session: async () => visit.session ?? null,
    locale,
    chosenLocale: locale,
    i18n: i18nFor(locale),
    formats: formatsFor(locale),
    theme: "system",
    measures: measuresFromText(cookies.get(COOKIES.measures)),
    now: Date.parse("2026-11-20T12:00:00Z"),
    url: new URL(path, environment.publicUrl),
    path,
    isBot: false,
    log: { info: silent, warn: silent, error: silent, debug: silent },
    answerCookies: [],
  };
  // The fake has every property tests use; the api's overloads cannot be written out.
  return { context: context as unknown as AppLoadContext, calls };
}

/** A request that submits a form. */
export function formRequest(
  path: string,
  fields: Record<string, string> | [name: string, value: string][],
): Request {
  return new Request(new URL(path, "https://grow.example"), {
    method: "POST",
    body: new URLSearchParams(fields),
  });
}

/** An error response, with what comes beside its details. @see rejecting */
export function refusal(
  status: number,
  details: readonly (Omit<Detail, "type" | "text"> & { text?: string })[],
  data?: unknown,
): ApiError {
  return new ApiError({
    status,
    details: details.map((detail) => ({ type: "error" as const, text: "", ...detail })),
    data,
  });
}

/** The fake api's answer to a request that it rejects: `"POST /users": rejecting(422, [...])`. */
export const rejecting =
  (...answer: Parameters<typeof refusal>): (() => never) =>
  () => {
    throw refusal(...answer);
  };
