import type { Schema } from "@grow/contract";
import { Chip, Cluster } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { VitalsView } from "../vitals-view.ts";
import { deviceWord } from "./device-words.ts";

/** Chooses period, devices and pages. */
export function Choices({ periods, devices, page }: Pick<VitalsView, "periods" | "devices" | "page">) {
  const { i18n, t } = useLingui();
  const wordOf = (device: Schema<"DeviceClass"> | "") =>
    device === "" ? t({ id: "watch.device.all", message: "All" }) : deviceWord(i18n, device);
  return (
    <Cluster>
      {page ? (
        <Chip
          href={page.allHref}
          on
          aria-label={t({ id: "watch.page.all", message: `${{ page: page.name }}: show all pages` })}
        >
          {page.name}
        </Chip>
      ) : null}
      <SegmentLinks
        label={t({ id: "watch.device", message: "Device" })}
        links={devices.map(({ value, href, current }) => ({ href, current, label: wordOf(value) }))}
      />
      <SegmentLinks
        label={t({ id: "watch.period", message: "Period" })}
        links={periods.map(({ value, href, current }) => ({
          ...{ href, current },
          label:
            value === 1 ? (
              <Trans id="watch.today">Today</Trans>
            ) : (
              <Plural id="watch.period.days" value={value} one="# day" other="# days" />
            ),
        }))}
      />
    </Cluster>
  );
}
