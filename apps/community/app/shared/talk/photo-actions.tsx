import "./locales/catalog.ts";
import { IconButton } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { Check, Flag } from "lucide-react";
import { type Ref, useState } from "react";
import { paths } from "../../paths.ts";
import { LikeForm } from "../likes/like-form.tsx";
import type { LikedView } from "../likes/liked-view.ts";
import { useViewer } from "../root-data.ts";
import { useSecondary } from "../secondary/use-secondary.ts";
import { ComplaintDialog } from "./complaint-dialog.tsx";
import { complaintHeading, complaintTexts } from "./complaint-words.ts";

interface PhotoActionsProps {
  id: number;
  /** The like button, for a double tap on the photo. */
  heart: Ref<HTMLSpanElement>;
}

/** Actions on an open photo: like, report. */
export function PhotoActions({ id, heart }: PhotoActionsProps) {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const like = useSecondary<LikedView>(paths.likeState("photo", id));
  const [isReporting, setReporting] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <span ref={heart}>
        {like ? <LikeForm key={id} type="photo" id={id} {...like} size="small" borderless /> : null}
      </span>
      <IconButton
        icon={isSent ? Check : Flag}
        label={isSent ? complaintTexts(i18n).sent : complaintHeading(i18n, "photo")}
        onClick={() => {
          if (viewer) setReporting(!isSent);
          else navigate(paths.signIn(location.pathname + location.search));
        }}
      />
      <ComplaintDialog
        type="photo"
        id={id}
        open={isReporting}
        onClose={() => setReporting(false)}
        onSent={() => setSent(true)}
      />
    </>
  );
}
