import "@grow/app-kit/ads/locales/catalog.ts";
import "../../locales/banners/catalog.ts";
import "../../locales/catalog.ts";
import { countriesIn } from "@grow/app-kit/forms/countries.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import { runDeed } from "../../shared/desks/run-deed.ts";
import { RULE_LISTS, rulesBody, rulesValues } from "./rules-form.ts";
import { AdRulesScreen } from "./screen.tsx";
import { adRulesTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ data: rules }, session] = await Promise.all([
    context.api.GET("/staff/ad-rules"),
    context.session(),
  ]);
  return {
    head: { ...fillHead(context.i18n, adRulesTitles), isIndexed: false },
    countries: countriesIn(context.locale),
    values: rulesValues(rules),
    isAdmin: session?.access.includes("admin") ?? false,
    isSaved: context.url.searchParams.get("done") === "saved",
  };
}

export const action = (args: ActionFunctionArgs) =>
  runDeed(args, {
    deeds: {
      async save({ values }) {
        await args.context.api.PUT("/staff/ad-rules", { body: rulesBody(values) });
        return deskPaths.adRules("saved");
      },
    },
    fields: RULE_LISTS,
    lists: RULE_LISTS,
  });

export const meta = pageMeta;

export default function AdRulesRoute() {
  const view = useLoaderData<typeof loader>();
  return <AdRulesScreen {...view} rejected={useActionData<typeof action>() ?? null} />;
}
