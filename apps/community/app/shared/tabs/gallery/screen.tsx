import { EmptyState, LinkButton, Stack } from "@grow/ui/foundation";
import { PhotoGrid } from "@grow/ui/media";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { photoSource } from "../../photo-source.ts";
import { tabAddress } from "../tab-list.ts";
import { GALLERY_CHOICES, type GalleryChoices, type GalleryView } from "./view.ts";

const SORTS: Record<GalleryChoices["sort"], MessageDescriptor> = {
  new: msg({ id: "tab.gallery.sort.new", message: "Newest" }),
  like: msg({ id: "tab.gallery.sort.like", message: "Most liked" }),
};

/** Photos in columns; each leads to its week. */
export function GalleryTab({ sort, page, pages, photos }: GalleryView) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const address = (request: Partial<GalleryChoices>) => tabAddress(pathname, GALLERY_CHOICES, request);
  if (photos.length === 0)
    return (
      <EmptyState
        title={<Trans id="tab.gallery.empty">No photos yet</Trans>}
        actions={
          <LinkButton look="primary" href={paths.newDiary()}>
            <Trans id="tab.gallery.empty.start">Start a diary</Trans>
          </LinkButton>
        }
      >
        <Trans id="tab.gallery.empty.text">Photos from diaries show up here.</Trans>
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <SegmentLinks
        label={t({ id: "tab.gallery.sort", message: "Sort photos" })}
        links={GALLERY_CHOICES.sort.map((value) => ({
          href: address({ sort: value }),
          label: i18n._(SORTS[value]),
          current: value === sort,
        }))}
      />
      <PhotoGrid
        isMeasured
        priority={page === 1}
        photos={photos.map(({ id, photo, link, diary }) => ({
          ...photoSource(
            { ...photo, alt: photo.alt || t({ id: "tab.gallery.photo", message: `Photo from ${diary}` }) },
            "gallery",
          ),
          id,
          href: link,
        }))}
      />
      {pages > 1 ? (
        <Pagination
          label={t({ id: "tab.gallery.pages", message: "Pages of photos" })}
          current={page}
          total={pages}
          href={(number) => address({ sort, page: number })}
        />
      ) : null}
    </Stack>
  );
}
