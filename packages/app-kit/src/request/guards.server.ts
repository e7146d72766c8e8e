import { ApiError } from "@grow/api-client";
import { isParam, type ParamKind } from "@grow/domain";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ServerBuild,
} from "@remix-run/server-runtime";
import { COOKIES } from "./cookies.ts";
import { badParameter, failure, notFound } from "./failures.ts";
import { lockedRights } from "./locked-rights.ts";
import { RETURN_PATH, safeReturnPath, signInPath } from "./return-path.ts";
import type { RouteHandle } from "./route-handle.ts";

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;
type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Lets a request pass, or throws a redirect or failure. */
export type Guard = (args: Args, handle: RouteHandle) => void | Promise<void>;

/** The guards that a route may name in `handle.middleware`. */
export const GUARDS: Readonly<Record<string, Guard>> = {
  /** Redirects guests to sign in and back. */
  async auth({ context }) {
    if (!(await context.session())) throw redirect(signInAddress(context));
  },
  /** Redirects signed-in users to where they were going. */
  async "guest-only"({ context }) {
    if (await context.session()) throw leaveSignIn(context);
  },
  /** As `guest-only`, but staff who still have to sign in with a passkey stay and are told so. */
  async "sign-in"({ context }) {
    const session = await context.session();
    if (session && lockedRights(session).length === 0) throw leaveSignIn(context);
  },
  /** For developers: requires a non-empty cookie named `details`. */
  details({ context }) {
    if (!context.cookies.get(COOKIES.details)) throw redirect("/");
  },
  /** For administrators; all others get 404. */
  admin: ({ context }) => requireAccess(context, ["admin"]),
  /** For moderators and administrators; all others get 404. */
  moderator: ({ context }) => requireAccess(context, ["moderate", "admin"]),
  /** Validates the parameters named in `handle.params`. */
  params({ context, params }, handle) {
    for (const [name, kind] of Object.entries(handle.params ?? {})) {
      // Several rows may share a route, and not every row has all parameters.
      if (params[name] === undefined) continue;
      if (!isParam(kind as ParamKind, params[name])) throw badParameter(context.url.pathname);
    }
  },
};

async function requireAccess(context: Args["context"], rights: readonly string[]): Promise<void> {
  const session = await context.session();
  if (!session) throw redirect(signInAddress(context));
  if (session.access.some((right) => rights.includes(right))) return;
  if (lockedRights(session).some((right) => rights.includes(right))) throw redirect(signInAddress(context));
  throw notFound(context.url.pathname);
}

/** The redirect of signed-in users to where they were going. */
function leaveSignIn({ environment, url }: Args["context"]): Response {
  return redirect(safeReturnPath(url.searchParams.get(RETURN_PATH), [environment.brandsUrl]));
}

/** URL of the community's sign-in page that returns to this page; absolute on the other site. */
export function signInAddress(context: Args["context"]): string {
  const { environment, path } = context;
  return environment.app === "community"
    ? signInPath(path)
    : `${environment.publicUrl}${signInPath(`${environment.brandsUrl}${path}`)}`;
}

/**
 * Runs the guards of each route before its loader and action, and turns api errors into pages. Guards run in the order in which
 * the route names them; an unknown name fails when the page is requested.
 */
export function guardRoutes(
  build: ServerBuild,
  guards: Readonly<Record<string, Guard>> = GUARDS,
): ServerBuild {
  const routes: Record<string, ServerRoute> = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { module } = route;
    const handle = (module.handle ?? {}) as RouteHandle;
    const names = handle.middleware ?? [];
    if (names.length > 0 && !module.loader) {
      throw new Error(
        `Route ${id} names guards and has no loader, so that the browser would never ask for them`,
      );
    }
    const pass = async (args: Args): Promise<void> => {
      for (const name of names) {
        const guard = guards[name];
        if (!guard) throw new Error(`Unknown route middleware: ${name}`);
        await guard(args, handle);
      }
    };
    const { loader, action } = module;
    routes[id] = {
      ...route,
      module: {
        ...module,
        ...(loader ? { loader: (args: LoaderFunctionArgs) => run(args, pass, () => loader(args)) } : {}),
        ...(action ? { action: (args: ActionFunctionArgs) => run(args, pass, () => action(args)) } : {}),
      } as ServerRoute["module"],
    };
  }
  return { ...build, routes };
}

async function run(args: Args, pass: (args: Args) => Promise<void>, act: () => unknown): Promise<unknown> {
  try {
    await pass(args);
    return await act();
  } catch (error) {
    if (error instanceof ApiError) throw pageOf(error, args);
    throw error;
  }
}

/** Turns a rejected api request into a page or redirect, never a stack trace. */
function pageOf(error: ApiError, { context }: Args): unknown {
  if (error.status === 404) return notFound(context.url.pathname);
  if (error.status === 401 && !context.token) return redirect(signInAddress(context));
  const text = error.details[0]?.text ?? "The server did not answer";
  if (error.status === 0 || error.status >= 500) {
    context.log.error({ status: error.status, path: context.url.pathname }, text);
    return failure(error.status === 0 ? 503 : error.status, `${text} (${error.status || 503})`);
  }
  return failure(error.status, text);
}
