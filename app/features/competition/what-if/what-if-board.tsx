import { useEffect, useMemo, useState } from "react";
import type { ShownSeason } from "../../../../shared/wire/sections/read-season.ts";
import { mineTexts } from "../../../i18n/mine-texts.ts";
import { whatIfTexts } from "../../../i18n/what-if-texts.ts";
import { showToast } from "../../../ui/toast.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { useSectionHref } from "../competition-context.tsx";
import { assumeResults } from "./assume-results.ts";
import { AssumedSeason } from "./assumed-season.tsx";
import { formatWhatIf, parseWhatIf, withChoice } from "./choices.ts";
import { GamesForm } from "./games-form.tsx";

type WhatIfBoardProps = { readonly shown: ShownSeason; readonly query: string };

/** The choices live in the address, so that a reload and a friend see the same table. */
export function WhatIfBoard({ shown, query }: WhatIfBoardProps) {
  const { lang } = usePage();
  const texts = whatIfTexts(lang);
  const [whatIf, setWhatIf] = useState(() => parseWhatIf(new URLSearchParams(query)));
  const { round, choices } = whatIf;
  const { season } = shown;
  const assumed = useMemo(() => assumeResults(season, choices), [season, choices]);
  const count = season.left.length - assumed.left.length;
  const ignored = choices.size - count;
  useEffect(() => {
    const search = formatWhatIf(whatIf);
    if (search !== location.search) history.replaceState(history.state, "", location.pathname + search);
  }, [whatIf]);
  return (
    <div className="what-if">
      <div className="what-if-columns">
        <GamesForm
          shown={shown}
          round={round}
          choices={choices}
          onRound={(next) => setWhatIf((now) => ({ ...now, round: next }))}
          onChoose={(eventId, choice) => setWhatIf((now) => withChoice(now, eventId, choice))}
          onEntered={setWhatIf}
        />
        <Block
          name="what_if_table"
          title={count === 0 ? texts.now : texts.table}
          state={<ChoiceCount count={count} onClear={() => setWhatIf({ round, choices: new Map() })} />}
          className="card what-if-result"
        >
          {ignored === 0 ? null : <p className="what-if-note">{texts.ignored({ count: ignored })}</p>}
          <AssumedSeason shown={shown} assumed={assumed} />
        </Block>
      </div>
    </div>
  );
}

type ChoiceCountProps = { readonly count: number; readonly onClear: () => void };

/** How many results are chosen, said aloud when the number changes. A link takes them back, also without scripts. */
function ChoiceCount({ count, onClear }: ChoiceCountProps) {
  const { lang } = usePage();
  const texts = whatIfTexts(lang);
  const sectionHref = useSectionHref();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      showToast(mineTexts(lang).addressCopied);
    } catch {
      showToast(texts.notCopied);
    }
  };
  return (
    <div className="what-if-count">
      <output>{texts.chosen({ count })}</output>
      {count === 0 ? null : (
        <>
          <button type="button" className="button" onClick={copy}>
            {texts.copy}
          </button>
          <a
            className="button"
            href={sectionHref("whatIf")}
            onClick={(event) => {
              event.preventDefault();
              onClear();
            }}
          >
            {texts.clear}
          </a>
        </>
      )}
    </div>
  );
}
