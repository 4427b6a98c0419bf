import { useState, useSyncExternalStore } from "react";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { currentVeil } from "../../live/veil.ts";
import { usePage } from "../page/page-context.tsx";

const never = () => () => {};

/** Shows the result of one game to a visitor who sees none otherwise. */
export function RevealButton({ eventId }: { readonly eventId: string }) {
  const veil = useSyncExternalStore(never, currentVeil, () => null);
  const [isAsked, setAsked] = useState(false);
  const t = veilTexts(usePage().lang);
  if (veil?.isHidden !== true || isAsked || veil.isRevealed(eventId)) return null;
  const reveal = () => {
    veil.reveal(eventId);
    setAsked(true);
  };
  return (
    <button type="button" className="button reveal" onClick={reveal}>
      {t.reveal}
    </button>
  );
}
