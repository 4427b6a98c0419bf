import { useState } from "react";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { currentVeil } from "../../live/veil.ts";
import { usePage } from "../page/page-context.tsx";
import { useIsVeiled } from "./use-is-veiled.ts";

/** Shows the result of one game to a visitor who sees none otherwise. */
export function RevealButton({ eventId }: { readonly eventId: string }) {
  const isVeiled = useIsVeiled(eventId);
  const [isAsked, setAsked] = useState(false);
  const t = veilTexts(usePage().lang);
  if (isAsked || !isVeiled) return null;
  const reveal = () => {
    currentVeil()?.reveal(eventId);
    setAsked(true);
  };
  return (
    <button type="button" className="button reveal" onClick={reveal}>
      {t.reveal}
    </button>
  );
}
