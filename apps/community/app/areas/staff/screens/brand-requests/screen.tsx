import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Note, Plate, Stack, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/queue/queue.module.css";
import { QueuePage } from "../../shared/queue/queue-page.tsx";
import { type BrandRequestsView, type BrandRequestView, REQUEST_STATES } from "./view.ts";

const STATES: Readonly<Record<BrandRequestsView["state"], MessageDescriptor>> = {
  open: msg({ id: "admin.requests.open", message: "Open" }),
  approved: msg({ id: "admin.requests.approved", message: "Approved" }),
  declined: msg({ id: "admin.requests.declined", message: "Declined" }),
};

/** Growers who want to manage a brand. */
export function BrandRequestsScreen({ state, items, next, isGone }: BrandRequestsView & { isGone: boolean }) {
  const { i18n, t } = useLingui();
  return (
    <QueuePage
      title={<Trans id="admin.requests.title">Brand requests</Trans>}
      stateLabel={t({ id: "admin.requests.state", message: "Show requests" })}
      states={REQUEST_STATES.map((one) => ({
        href: deskPaths.brandRequests(one),
        label: i18n._(STATES[one]),
        current: one === state,
      }))}
      note={
        isGone ? (
          <Note tone="warn" urgent>
            <Trans id="admin.requests.gone">This request is no longer open.</Trans>
          </Note>
        ) : null
      }
      empty={{
        title: <Trans id="admin.requests.empty">No requests</Trans>,
        text: <Trans id="admin.requests.empty.text">New requests will show up here.</Trans>,
      }}
      next={
        next === null
          ? null
          : {
              href: deskPaths.brandRequests(state, next),
              label: <Trans id="admin.requests.more">More requests</Trans>,
            }
      }
    >
      {items.map((item) => (
        <OneRequest key={item.id} item={item} isOpen={state === "open"} />
      ))}
    </QueuePage>
  );
}

function OneRequest({ item, isOpen }: { item: BrandRequestView; isOpen: boolean }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { by, brand, site } = item;
  return (
    <Plate>
      <Stack gap={3}>
        <h2>
          {brand?.href ? <TextLink href={brand.href}>{brand.name}</TextLink> : (brand?.name ?? item.name)}
        </h2>
        <p className={styles.head}>
          <span>{sectionWord(i18n, item.section)}</span>
          {by.href ? <TextLink href={by.href}>{by.name}</TextLink> : <span>{by.name}</span>}
          <time dateTime={item.date}>{formats.dateTime(item.date)}</time>
        </p>
        {site === null ? null : (
          <p className={styles.words}>
            <a href={site} target="_blank" rel="noreferrer">
              {site}
            </a>
          </p>
        )}
        {item.text === "" ? null : <p className={styles.words}>{item.text}</p>}
        {isOpen ? (
          <Form method="post">
            <Stack gap={3}>
              <p>
                {brand ? (
                  <Trans id="admin.requests.existing">Approving gives full access to this brand.</Trans>
                ) : (
                  <Trans id="admin.requests.new">Approving adds this brand to the catalogue.</Trans>
                )}
              </p>
              <input type="hidden" name="id" value={item.id} />
              <Cluster>
                <Button type="submit" look="primary" size="small" name="state" value="approved">
                  <Trans id="admin.requests.approve">Approve</Trans>
                </Button>
                <Button type="submit" look="outline" size="small" name="state" value="declined">
                  <Trans id="admin.requests.decline">Decline</Trans>
                </Button>
              </Cluster>
            </Stack>
          </Form>
        ) : null}
      </Stack>
    </Plate>
  );
}
