import { reloadPage } from "../../navigation/reload-marker.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { usePage } from "../page/page-context.tsx";
import { useChoice } from "../../storage/choice.ts";
import { storeVeilChoice, toVeilText, veilChoice, withThing, type VeilChoice } from "./veil-choice.ts";
import type { HiddenThing } from "./hidden-things.ts";
import { delayStepSeconds, longestDelaySeconds } from "./veil-cookie.ts";

/** The choice apart from how long the delay is: the live page waits longer by itself. */
const kindOf = (choice: VeilChoice) => toVeilText({ ...choice, delaySeconds: Math.min(1, choice.delaySeconds) });

/** Whether results are shown at all, and how late (0–120 s). */
export function VeilSetting() {
  const { lang } = usePage();
  const t = veilTexts(lang);
  const choice = useChoice(veilChoice);
  const { delaySeconds, isHidden, things } = choice;

  const choose = (next: VeilChoice) => {
    if (!storeVeilChoice(next)) return showToast(siteTexts(lang).unexpected);
    // The server decides before rendering which results a page shows, so the page reloads.
    if (kindOf(next) !== kindOf(choice)) reloadPage();
  };
  const step = (seconds: number) =>
    choose({ ...choice, delaySeconds: Math.max(0, Math.min(longestDelaySeconds, delaySeconds + seconds)) });
  return (
    <>
      <section className="setting">
        <h2>{t.hidden}</h2>
        <p>{t.hiddenHint}</p>
        <label>
          <input
            type="checkbox"
            checked={isHidden}
            onChange={({ target }) => choose({ ...choice, isHidden: target.checked })}
          />
          {t.hiddenAll}
        </label>
        <p className="hidden-hint">{t.hiddenSome}</p>
        {things.length === 0 ? null : (
          <HiddenList things={things} onShow={(thing) => choose(withThing(choice, thing))} />
        )}
      </section>
      <section className="setting">
        <h2>{t.delay}</h2>
        <p>{t.delayHint}</p>
        <fieldset className="choices delay">
          <legend className="sr-only">{t.delay}</legend>
          <button
            type="button"
            className="button"
            aria-label={t.sooner}
            disabled={delaySeconds === 0}
            onClick={() => step(-delayStepSeconds)}
          >
            −
          </button>
          <output>{t.delayOf({ seconds: delaySeconds })}</output>
          <button
            type="button"
            className="button"
            aria-label={t.later}
            disabled={delaySeconds === longestDelaySeconds}
            onClick={() => step(delayStepSeconds)}
          >
            +
          </button>
        </fieldset>
      </section>
    </>
  );
}

type HiddenListProps = {
  readonly things: readonly HiddenThing[];
  readonly onShow: (thing: HiddenThing) => void;
};

/** The things that a visitor has hidden individually, each with a button that shows it again. */
function HiddenList({ things, onShow }: HiddenListProps) {
  const t = veilTexts(usePage().lang);
  return (
    <ul className="hidden-things">
      {things.map((thing) => (
        <li key={`${thing.kind} ${thing.id}`}>
          <bdi translate="no">{thing.name}</bdi>
          <button
            type="button"
            className="button"
            aria-label={t.showAgainOf({ name: thing.name })}
            onClick={() => onShow(thing)}
          >
            {t.showAgain}
          </button>
        </li>
      ))}
    </ul>
  );
}
