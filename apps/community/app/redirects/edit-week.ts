import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** Older addresses of the week editor; the smoke report is a part of it. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const diary = paramId(params.id);
  const week = paramId(params.week);
  if (diary === undefined || week === undefined) throw badParameter(context.url.pathname);
  return redirect(paths.editWeek(diary, week), 301);
}
