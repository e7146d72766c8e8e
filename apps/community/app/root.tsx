import "@grow/ui/styles.css";
import "@grow/app-kit/locales/catalog.ts";
import "./locales/catalog.ts";
import { PageDocument } from "@grow/app-kit/shell/page-document.tsx";
import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ManifestLink } from "./areas/front/offline/manifest-link.tsx";
import { OfflineBehaviour } from "./areas/front/offline/offline-behaviour.tsx";
import { MentionsPlace } from "./shared/mentions/mentions-place.tsx";
import { loadRootData } from "./shared/root-data.ts";
import { ErrorPage } from "./shell/error-page.tsx";

export {
  fallbackMeta as meta,
  revalidateAfterForms as shouldRevalidate,
} from "@grow/app-kit/shell/page-document.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadRootData(context);

/** Additional icons: for browsers without SVG icons, home screens and installation. */
export const links: LinksFunction = () => [
  { rel: "icon", href: "/icon-32.png", type: "image/png", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export function Layout({ children }: { children: ReactNode }) {
  return <PageDocument head={<ManifestLink />}>{children}</PageDocument>;
}

export default function App() {
  return (
    <>
      <OfflineBehaviour />
      <Outlet />
      <MentionsPlace />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
