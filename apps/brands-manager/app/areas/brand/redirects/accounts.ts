import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** A former URL. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  redirect(`${paths.accounts()}${context.url.search}`, 301);
