import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Note, Plate, Stack, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/queue/queue.module.css";
import { QueuePage } from "../../shared/queue/queue-page.tsx";
import { REQUEST_STATES, type StrainRequestsView, type StrainRequestView } from "./view.ts";

const STATES: Readonly<Record<StrainRequestsView["state"], MessageDescriptor>> = {
  open: msg({ id: "admin.requests.open", message: "Open" }),
  approved: msg({ id: "admin.requests.approved", message: "Approved" }),
  declined: msg({ id: "admin.requests.declined", message: "Declined" }),
};

/** Strains that brands sell seeds of and the catalogue does not know. Works without scripts. */
export function StrainRequestsScreen({
  state,
  items,
  next,
  isGone,
}: StrainRequestsView & { isGone: boolean }) {
  const { i18n, t } = useLingui();
  return (
    <QueuePage
      title={<Trans id="admin.strains.title">New strains</Trans>}
      stateLabel={t({ id: "admin.requests.state", message: "Show requests" })}
      states={REQUEST_STATES.map((one) => ({
        href: deskPaths.strainRequests(one),
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
              href: deskPaths.strainRequests(state, next),
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

function Linked({ name, href }: { name: string; href: string | null }) {
  return href === null ? <span>{name}</span> : <TextLink href={href}>{name}</TextLink>;
}

function OneRequest({ item, isOpen }: { item: StrainRequestView; isOpen: boolean }) {
  const formats = useFormats();
  return (
    <Plate>
      <Stack gap={3}>
        <h2>{item.strain ? <Linked {...item.strain} /> : item.name}</h2>
        <p className={styles.head}>
          <Linked {...item.brand} />
          <Linked {...item.product} />
          {item.by ? <Linked {...item.by} /> : null}
          <time dateTime={item.date}>{formats.dateTime(item.date)}</time>
        </p>
        {isOpen ? <Decision item={item} /> : null}
      </Stack>
    </Plate>
  );
}

/** Adds the strain, takes one of the catalogue instead, or declines. */
function Decision({ item: { id, similar } }: { item: StrainRequestView }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Stack gap={3}>
        {similar.length > 0 ? (
          <>
            <p>
              <Trans id="admin.strains.similar">Already in the catalogue under a similar name:</Trans>
            </p>
            <Cluster>
              {similar.map(({ id: strainId, name, href }) => (
                <span key={strainId} className={styles.head}>
                  <Linked name={name} href={href} />
                  <Button type="submit" look="outline" size="small" name="strain_id" value={String(strainId)}>
                    <Trans id="admin.strains.same">It's {name}</Trans>
                  </Button>
                </span>
              ))}
            </Cluster>
          </>
        ) : null}
        <Cluster>
          <Button type="submit" look="primary" size="small" name="state" value="approved">
            <Trans id="admin.strains.add">Add strain</Trans>
          </Button>
          <Button type="submit" look="outline" size="small" name="state" value="declined">
            <Trans id="admin.requests.decline">Decline</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
