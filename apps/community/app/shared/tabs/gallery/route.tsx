import "./locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { subjectFilter } from "../subject.ts";
import { tabLength, tabRange, tabRequest } from "../tab-list.ts";
import { GalleryTab } from "./screen.tsx";
import { GALLERY_CHOICES, galleryView } from "./view.ts";

/** Photos of diaries that grow a strain or seed, or something of a brand: a tab of its page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url } = context;
  const { page, sort } = tabRequest(url, GALLERY_CHOICES);
  const filter = await subjectFilter(context, params);
  const query = { ...filter, ...tabRange(page), has_photo: true, sort };
  const { data } = await api.GET("/weeks", { params: { query } });
  return galleryView(sort, data, tabLength(url, page, data));
}

export default function GalleryTabRoute() {
  return <GalleryTab {...useLoaderData<typeof loader>()} />;
}
