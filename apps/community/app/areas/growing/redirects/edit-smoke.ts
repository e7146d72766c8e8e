import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";

/** The older address of the smoke report. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const diary = paramId(params.id);
  const week = paramId(params.week);
  if (diary === undefined || week === undefined) throw badParameter(context.url.pathname);
  return redirect(paths.editSmoke(diary, week), 301);
}
