import { useId, useMemo } from "react";
import { readPlaces, type PlacesByRound as Places } from "../../../../shared/wire/sections/places-section.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { placesByRoundTexts } from "../../../i18n/places-by-round-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { PlaceAxes, PlaceLine } from "../../../ui/charts/place-lines.tsx";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";

/** So many lines from the top and from the bottom of the table are strong, besides the one that the visitor chose. */
const strongAtEnds = 3;

type PlacesByRoundProps = { readonly feedName: string; readonly body: string };

/** The place of each team after each round, drawn and as a table. Nothing for a season without one table and rounds. */
export function PlacesByRound({ feedName, body: loaded }: PlacesByRoundProps) {
  const texts = placesByRoundTexts(usePage().lang);
  const body = useMovingFeed(feedName, loaded);
  const known = useMemo(() => readPlaces(body), [body]);
  if (isMasked(body))
    return (
      <Block name="places_by_round" title={texts.title}>
        <MaskedTable />
      </Block>
    );
  if (known === null) return null;
  const { rounds, isOpen } = known;
  const label = texts.chart({ first: rounds[0] ?? 0, last: rounds.at(-1) ?? 0 });
  const state = isOpen ? <span className="state">{texts.open({ round: rounds.at(-1) ?? 0 })}</span> : null;
  return (
    <Block name="places_by_round" title={texts.title} state={state}>
      <ScrollRegion className="places-chart-box" label={label}>
        <Chart places={known} />
      </ScrollRegion>
      <details className="places-as-table">
        <summary>{texts.table}</summary>
        <PlacesTable places={known} caption={label} />
      </details>
    </Block>
  );
}

type PartProps = { readonly places: Places };

/** The names behind the lines are radio buttons: the chosen team's line is over the others, without scripts as well. */
function Chart({ places: { rounds, teams } }: PartProps) {
  const texts = placesByRoundTexts(usePage().lang);
  const name = useId();
  const scale = { last: rounds.length - 1, most: teams.length };
  const isStrong = (index: number) => index < strongAtEnds || index >= teams.length - strongAtEnds;
  return (
    <div className="places-by-round">
      <PlaceAxes scale={scale} label={texts.title} height="100%" toTick={(at) => rounds[at]} />
      <fieldset>
        <legend className="sr-only">{texts.follow}</legend>
        <ol>
          {teams.map(({ teamId, team, places }, index) => (
            <li key={teamId} className={isStrong(index) ? "strong" : undefined}>
              <label>
                <input type="radio" name={name} className="sr-only" defaultChecked={index === 0} />
                <bdi translate="no">{team}</bdi>
              </label>
              <PlaceLine marks={places.map((place, at) => ({ at, place }))} scale={scale} />
            </li>
          ))}
        </ol>
      </fieldset>
    </div>
  );
}

function PlacesTable({ places: { rounds, teams }, caption }: PartProps & { readonly caption: string }) {
  const { lang } = usePage();
  const texts = placesByRoundTexts(lang);
  return (
    <ScrollRegion className="places-table" label={texts.table}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{standingsTexts(lang).columns.team}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {formatNumber(round, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map(({ teamId, team, path, places }) => (
            <tr key={teamId}>
              <th scope="row">
                <NameLink name={team} path={path} />
              </th>
              {places.map((place, at) => (
                <td key={rounds[at]}>{formatNumber(place, lang)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
