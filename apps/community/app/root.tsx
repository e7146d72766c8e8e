import "@grow/ui/styles.css";
import "@grow/app-kit/locales/catalog.ts";
import "./locales/shell/catalog.ts";
import { PageDocument } from "@grow/app-kit/shell/page-document.tsx";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./shell/error-page.tsx";
import { loadRootData } from "./shell/root-data.ts";

export {
  fallbackMeta as meta,
  revalidateAfterForms as shouldRevalidate,
} from "@grow/app-kit/shell/page-document.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadRootData(context);

export const Layout = PageDocument;

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
