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
import { RETURN_PATH, safeReturnPath, signInPath } from "./return-path.ts";
import type { RouteHandle } from "./route-handle.ts";

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;
type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Lets a request pass, or throws where it goes instead. */
export type Guard = (args: Args, handle: RouteHandle) => void | Promise<void>;

/** The guards that a route may name in `handle.middleware`. */
export const GUARDS: Readonly<Record<string, Guard>> = {
  /** Guests are sent to sign in and come back. */
  async auth({ context }) {
    if (!(await context.session())) throw redirect(signInAddress(context));
  },
  /** Signed-in people have no business here and go on to where they wanted. */
  async "guest-only"({ context }) {
    if (!(await context.session())) return;
    const { brandsUrl } = context.environment;
    throw redirect(safeReturnPath(context.url.searchParams.get(RETURN_PATH), [brandsUrl]));
  },
  /** Pages for developers: only with a non-empty cookie named details. */
  details({ context }) {
    if (!context.cookies.get(COOKIES.details)) throw redirect("/");
  },
  /** For administrators; to all others the page does not exist. */
  async admin({ context }) {
    const session = await context.session();
    if (!session) throw redirect(signInAddress(context));
    if (!session.access.includes("admin")) throw notFound(context.url.pathname);
  },
  /** Checks the shape of the parameters named in `handle.params`. */
  params({ context, params }, handle) {
    for (const [name, kind] of Object.entries(handle.params ?? {})) {
      // Several rows may share a route, and not each of them has every parameter.
      if (params[name] === undefined) continue;
      if (!isParam(kind as ParamKind, params[name])) throw badParameter(context.url.pathname);
    }
  },
};

/** The sign-in page of the community, leading back to this page; absolute when this is the other site. */
export function signInAddress(context: Args["context"]): string {
  const { environment, path } = context;
  return environment.app === "community"
    ? signInPath(path)
    : `${environment.publicUrl}${signInPath(`${environment.brandsUrl}${path}`)}`;
}

/**
 * Puts the guards of each route before its loader and action, and turns errors of the api into pages.
 * Guards run in the order the route names them; an unknown name is an error when the page is asked for.
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

/** What a page becomes when the api refuses: another page, never a stack. */
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
