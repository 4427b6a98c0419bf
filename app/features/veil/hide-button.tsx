import { useState, useSyncExternalStore } from "react";
import { siteTexts } from "../../i18n/site-texts.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";
import { usePage } from "../page/page-context.tsx";
import { isSame, type HiddenThing } from "./hidden-things.ts";
import { readVeilChoice, storeVeilChoice, withThing } from "./veil-choice.ts";

const never = () => () => {};

/** Hides the result of a game, or of all games of a team or a league; pressed, shows them again. */
export function HideButton({ thing }: { readonly thing: HiddenThing }) {
  const { lang } = usePage();
  const t = veilTexts(lang);
  const [isBusy, setBusy] = useState(false);
  const isHidden = useSyncExternalStore(
    never,
    () => readVeilChoice().things.some((other) => isSame(other, thing)),
    () => false,
  );
  const label = thing.kind === "game" ? t.hideGame : t.hideOf(thing.name);
  const toggle = () => {
    if (!storeVeilChoice(withThing(readVeilChoice(), thing))) return showToast(siteTexts(lang).unexpected);
    setBusy(true);
    // What a page may show is decided before it is drawn.
    location.reload();
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
