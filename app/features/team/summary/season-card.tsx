import { lazy, Suspense } from "react";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { useTruth } from "../../veil/use-truth.ts";
import type { SeasonOutlook } from "./season-outlook.ts";
import { LeagueLine, ShownSeason } from "./shown-season.tsx";

/** Contains the reader of the feed. It is loaded when a visitor has revealed the masked chances. */
const RevealedSeason = lazy(() => import("./revealed-season.tsx"));

type OutlookProps = { readonly outlook: SeasonOutlook };

/** How the season of the team's league may end for it, with a link to the chances of all teams. */
export function SeasonCard({ outlook }: OutlookProps) {
  const { texts, season } = outlook;
  return (
    <Card block="chances" title={texts.heading} note={texts.inPercent}>
      {season === null ? <MaskedSeason outlook={outlook} /> : <ShownSeason outlook={outlook} season={season} />}
    </Card>
  );
}

/** A dash, and what shows the chances. */
function MaskedSeason({ outlook }: OutlookProps) {
  const t = veilTexts(usePage().lang);
  const { feedName, texts } = outlook;
  const [bodies, show] = useTruth([feedName]);
  const masked = (
    <LeagueLine outlook={outlook} about={null}>
      <b className="line-end">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t.masked}</span>
      </b>
      {bodies === null ? (
        <button type="button" className="button" aria-label={`${t.showAgain} · ${texts.heading}`} onClick={show}>
          {t.showAgain}
        </button>
      ) : null}
    </LeagueLine>
  );
  const [body] = bodies ?? [];
  if (body === undefined) return masked;
  return (
    <Suspense fallback={masked}>
      <RevealedSeason outlook={outlook} body={body} masked={masked} />
    </Suspense>
  );
}
