import { useState, useSyncExternalStore } from "react";
import { currentVeil } from "../../live/veil.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import type { HiddenThing } from "./hidden-things.ts";

const never = () => () => {};

type HideButtonProps = {
  readonly thing: HiddenThing;
  /** Set for a whole series, where its races have a button too: a text then tells the buttons apart. */
  readonly hasWords?: boolean;
};

/** Hides the results of a game, or of all games of a team or a league; pressing it again shows them. */
export function HideButton({ thing, hasWords = false }: HideButtonProps) {
  const { lang, hiddenIds } = usePage();
  const t = veilTexts(lang);
  const [isBusy, setBusy] = useState(false);
  const isHidden = useSyncExternalStore(
    never,
    () => currentVeil()?.hides(thing.kind, thing.id) ?? false,
    () => hiddenIds?.includes(thing.id) ?? false,
  );
  const label =
    thing.kind === "game" ? t.hideGame : hasWords ? t.hideSeries({ name: thing.name }) : t.hideOf({ name: thing.name });
  const toggle = async () => {
    setBusy(true);
    // Most visitors hide nothing, and load no code for it.
    await import("./toggle-thing.ts").then(({ toggleThing }) => toggleThing(thing, lang)).catch(() => {});
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={hasWords ? "hide-result with-words" : "action hide-result"}
      aria-pressed={isHidden}
      aria-busy={isBusy}
      aria-label={hasWords ? undefined : label}
      title={hasWords ? undefined : label}
      onClick={toggle}
    >
      <Icon name="unseen" />
      {hasWords ? label : null}
    </button>
  );
}
