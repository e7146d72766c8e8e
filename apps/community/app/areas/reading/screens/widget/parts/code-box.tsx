import { Button, Cluster, Stack, useHydrated } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { useToast } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";

interface CodeBoxProps {
  readonly label: string;
  readonly hint?: string;
  readonly code: string;
  readonly rows: number;
}

/** Code to copy; without script it is selected by hand. */
export function CodeBox({ label, hint, code, rows }: CodeBoxProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast({ text: t({ id: "widget.copied", message: "Code copied" }) });
    } catch {
      toast({
        text: t({ id: "widget.copyFailed", message: "Couldn't copy. Select the code and copy it." }),
        isError: true,
      });
    }
  }

  return (
    <Stack gap={2}>
      <TextArea
        key={code}
        label={label}
        hint={hint}
        readOnly
        rows={rows}
        spellCheck={false}
        defaultValue={code}
      />
      <Cluster>
        <Button look="outline" size="small" icon={Copy} onClick={copy} disabled={!isHydrated}>
          <Trans id="widget.copy">Copy code</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
