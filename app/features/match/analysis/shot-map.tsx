import type { ReactElement } from "react";
import { commaIn, semicolonIn } from "../../../../shared/texts/comma.ts";
import { isolatedIn } from "../../../../shared/texts/direction.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { goalDistance } from "../../../../shared/sports/football/pitch.ts";
import { expectedGoalsCalibration } from "../../../../shared/sports/football/expected-goals-calibration.ts";
import { shotOutcomes } from "../../../../shared/wire/sections/analysis-section.ts";
import type { AnalysisShot, MatchAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { matchPageTexts } from "../../../i18n/match-page-texts.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { Method } from "./method.tsx";
import { useSides } from "./use-sides.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";

/** Units of the drawing: decimetres of a pitch of 105 by 68 m. */
const pitch = { length: 1050, width: 680 } as const;

/** The places of both sides' shots, with home attacking to the right: size shows xG, fill shows the outcome. Null if no place is known. */
export function ShotMap({ analysis }: { readonly analysis: MatchAnalysis }) {
  const { lang } = useEventContext();
  const { home, away } = useSides();
  if (analysis.shots.length === 0) return null;
  return (
    <section className="card analysis shots" aria-labelledby="shots-title">
      {toCard(analysis, home, away, lang)}
    </section>
  );
}

function toCard({ shots }: MatchAnalysis, home: string, away: string, lang: Language): ReactElement {
  const texts = matchPageTexts(lang).analysis.shots;
  const totalOf = (side: 1 | 2) => {
    const own = shots.filter((shot) => shot.side === side);
    // Whole thousandths, as the statistics add them.
    const expected = own.reduce((sum, shot) => sum + Math.round(shot.expected * 1000), 0) / 1000;
    return {
      count: texts.total({ count: own.length }),
      expected: texts.expected({ value: formatNumber(expected, lang, 2) }),
    };
  };
  const totals = [
    { name: home, look: "of-home", ...totalOf(1) },
    { name: away, look: "of-away", ...totalOf(2) },
  ];
  const sentence = totals
    .map(({ name, count, expected }) => [name, count, expected].join(commaIn(lang)))
    .join(semicolonIn(lang));
  const { shots: fitted, matches, brier, brierOfBase } = expectedGoalsCalibration;
  return (
    <>
      <h2 id="shots-title">{texts.title}</h2>
      <dl className="totals">
        {totals.map(({ name, look, count, expected }) => (
          <div key={look} className={look}>
            <dt>
              <bdi translate="no">{name}</bdi>
            </dt>
            <dd>
              <b>{expected}</b> {count}
            </dd>
          </div>
        ))}
      </dl>
      <svg
        className="shot-map"
        viewBox={`0 0 ${pitch.length} ${pitch.width}`}
        role="img"
        aria-label={texts.chart({ text: sentence })}
      >
        <PitchLines />
        {/* The largest first, so that none hides another. */}
        {shots
          .toSorted((a, b) => b.expected - a.expected)
          .map((shot) => (
            <ShotMark key={shot.id} shot={shot} />
          ))}
      </svg>
      <ul className="key">
        {shotOutcomes.map((outcome) => (
          <li key={outcome}>
            <svg viewBox="-32 -32 64 64" aria-hidden="true" className="of-home">
              <Disc outcome={outcome} radius={24} />
            </svg>
            {texts.outcomes[outcome]}
          </li>
        ))}
        <li>{texts.size}</li>
      </ul>
      <details className="every-shot">
        <summary>{texts.all({ count: shots.length })}</summary>
        <ol>
          {shots.map((shot) => (
            <li key={shot.id} className={shot.side === 1 ? "of-home" : "of-away"}>
              <span className="minute">{isolatedIn(shot.minute, lang)}</span>
              <span className="who">
                <bdi translate="no">{shot.player || texts.unknownPlayer}</bdi>
                <small>
                  {[
                    shot.side === 1 ? home : away,
                    texts.outcomes[shot.outcome],
                    shot.body === null ? "" : texts.bodies[shot.body],
                    shot.situation === null ? "" : texts.situations[shot.situation],
                    texts.metres({ metres: Math.round(goalDistance(shot)) }),
                  ]
                    .filter((text) => text !== "")
                    .join(" · ")}
                </small>
              </span>
              <b>{texts.expected({ value: formatNumber(shot.expected, lang, 2) })}</b>
            </li>
          ))}
        </ol>
      </details>
      <Method
        text={texts.method({
          shots: fitted,
          matches,
          brier: formatNumber(brier, lang, 3),
          base: formatNumber(brierOfBase, lang, 3),
        })}
      />
    </>
  );
}

function ShotMark({ shot }: { readonly shot: AnalysisShot }) {
  const { lang } = useEventContext();
  const texts = matchPageTexts(lang).analysis.shots;
  const along = (shot.x / 100) * pitch.length;
  const across = (shot.y / 100) * pitch.width;
  // Away plays the other way, so that its left is the other touch line.
  const [x, y] = shot.side === 1 ? [along, across] : [pitch.length - along, pitch.width - across];
  const expected = texts.expected({ value: formatNumber(shot.expected, lang, 2) });
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} className={shot.side === 1 ? "of-home" : "of-away"}>
      <title>{`${shot.minute} ${shot.player} · ${texts.outcomes[shot.outcome]} · ${expected}`}</title>
      <Disc outcome={shot.outcome} radius={Math.round(11 + 34 * Math.sqrt(shot.expected))} />
    </g>
  );
}

/** A shot's outcome without colour: full, tinted, hollow, hollow and dashed, hollow with a bar. */
function Disc({ outcome, radius }: { readonly outcome: AnalysisShot["outcome"]; readonly radius: number }) {
  return (
    <>
      <circle r={radius} className={`is-${outcome}`} />
      {outcome === "woodwork" ? <path d={`M0 ${-radius}V${radius}`} className="bar" /> : null}
    </>
  );
}

function PitchLines() {
  return (
    <g className="lines">
      <rect x="6" y="6" width="1038" height="668" />
      <path d="M525 6V674M6 138H165V542H6M1044 138H885V542H1044M6 248H55V432H6M1044 248H995V432H1044" />
      <circle cx="525" cy="340" r="91" />
    </g>
  );
}
