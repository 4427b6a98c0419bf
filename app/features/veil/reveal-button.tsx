import { useState } from "react";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { currentVeil } from "../../live/veil.ts";
import { usePage } from "../page/page-context.tsx";
import { useIsVeiled } from "./use-is-veiled.ts";

/** Shows the result of a game, or of all starters of a race, to a visitor who has hidden it. */
export function RevealButton({ eventIds }: { readonly eventIds: readonly string[] }) {
  const isVeiled = useIsVeiled(eventIds[0] ?? "");
  const [isAsked, setAsked] = useState(false);
  const t = veilTexts(usePage().lang);
  if (isAsked || !isVeiled) return null;
  const reveal = () => {
    currentVeil()?.reveal(...eventIds);
    setAsked(true);
  };
  return (
    <button type="button" className="button reveal" onClick={reveal}>
      {t.reveal}
    </button>
  );
}
