import "../locales/auth/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { moved } from "../../../shared/redirects/moved.ts";
import { signUpTitles } from "../screens/sign-up/titles.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  moved(context, { to: paths.signUp(), status: 301, titles: signUpTitles });
