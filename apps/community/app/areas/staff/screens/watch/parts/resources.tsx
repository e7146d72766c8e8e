import { useFormats } from "@grow/i18n/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { bytesWord, durationWord } from "../../../shared/watch/amounts.ts";
import type { HealthView } from "../health-view.ts";
import { HealthPart } from "./health-part.tsx";

/** What the site runs on: database, disk and server. */
export function Resources(health: Pick<HealthView, "database" | "disk" | "process">) {
  const { t } = useLingui();
  const formats = useFormats();
  const { database, disk, process } = health;
  const count = (value: number) => formats.number(value, 0);
  const open = count(database.cnt_connections);
  const most = count(database.max_connections);
  const size = bytesWord(formats, disk.bytes);
  return (
    <>
      <HealthPart
        title={t({ id: "watch.database", message: "Database" })}
        level={database.level}
        value={bytesWord(formats, database.bytes)}
        unit={<Trans id="watch.database.size">in size</Trans>}
        facts={[
          {
            name: t({ id: "watch.database.connections", message: "Connections" }),
            value: (
              <Trans id="watch.database.of">
                {open} of {most}
              </Trans>
            ),
          },
          { name: t({ id: "watch.database.idle", message: "Idle" }), value: count(database.cnt_idle) },
          {
            name: t({ id: "watch.database.waiting", message: "Requests waiting for one" }),
            value: count(database.cnt_waited_for),
          },
          {
            name: t({ id: "watch.database.query", message: "Longest query now" }),
            value: durationWord(formats, database.oldest_query_ms),
          },
        ]}
      />
      <HealthPart
        title={t({ id: "watch.disk", message: "Disk" })}
        level={disk.level}
        value={formats.percent(disk.used)}
        unit={<Trans id="watch.disk.of">used of {size}</Trans>}
        facts={[
          {
            name: t({ id: "watch.disk.free", message: "Free" }),
            value: bytesWord(formats, disk.free_bytes),
          },
        ]}
      />
      <HealthPart
        title={t({ id: "watch.server", message: "Server" })}
        level={process.level}
        value={durationWord(formats, process.uptime_s * 1000)}
        unit={<Trans id="watch.server.uptime">since its start</Trans>}
        facts={[
          {
            name: t({ id: "watch.server.memory", message: "Memory" }),
            value: bytesWord(formats, process.memory_bytes),
          },
          {
            name: t({ id: "watch.server.delay", message: "Event loop delay, 99th percentile" }),
            value: durationWord(formats, process.delay_ms),
          },
        ]}
      />
    </>
  );
}
