import { useState, useSyncExternalStore } from "react";
import { currentVeil } from "../../live/veil.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import type { HiddenThing } from "./hidden-things.ts";

const never = () => () => {};

/** Hides the result of a game, or of all games of a team or a league; pressed, shows them again. */
export function HideButton({ thing }: { readonly thing: HiddenThing }) {
  const { lang } = usePage();
  const t = veilTexts(lang);
  const [isBusy, setBusy] = useState(false);
  const isHidden = useSyncExternalStore(
    never,
    () => currentVeil()?.hides(thing.kind, thing.id) ?? false,
    () => false,
  );
  const label = thing.kind === "game" ? t.hideGame : t.hideOf(thing.name);
  const toggle = async () => {
    setBusy(true);
    // Most visitors hide nothing, and load no code for it.
    await import("./toggle-thing.ts").then(({ toggleThing }) => toggleThing(thing, lang)).catch(() => {});
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="action hide-result"
      aria-pressed={isHidden}
      aria-busy={isBusy}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name="unseen" />
    </button>
  );
}
