import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** An earlier address. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  redirect(`${paths.accounts()}${context.url.search}`, 301);
