import { Button, Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";

/** The event of browsers that install by a button; others have a menu entry. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** How the site is put on the home screen. Nothing where it runs as an app already. */
export function InstallHint() {
  const { t } = useLingui();
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [isInstalled, setInstalled] = useState(false);
  useEffect(() => {
    setInstalled(matchMedia("(display-mode: standalone)").matches);
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const done = () => setInstalled(true);
    addEventListener("beforeinstallprompt", take);
    addEventListener("appinstalled", done);
    return () => {
      removeEventListener("beforeinstallprompt", take);
      removeEventListener("appinstalled", done);
    };
  }, []);
  if (isInstalled) return null;
  return (
    <Section close title={t({ id: "offline.install", message: "Install the app" })}>
      <Stack gap={3}>
        <p>
          <Trans id="offline.install.text">
            Choose “Add to home screen” or “Install” in your browser's menu.
          </Trans>
        </p>
        {offer ? (
          <div>
            <Button look="outline" icon={Download} onClick={() => void offer.prompt()}>
              <Trans id="offline.install.button">Install Grow</Trans>
            </Button>
          </div>
        ) : null}
      </Stack>
    </Section>
  );
}
