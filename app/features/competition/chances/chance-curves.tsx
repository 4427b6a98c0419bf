import { useMemo } from "react";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import {
  readChanceCurves,
  type ChanceCurves as Curves,
  type CurvesOfZone,
} from "../../../../shared/wire/sections/chance-curves-section.ts";
import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { ShareChart, ShareStroke, topFor } from "../../../ui/charts/share-lines.tsx";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { dateNear, localDay } from "../../day/day-words.ts";
import { Filter } from "../../match/segments/segments.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { useCompetition } from "../competition-context.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";
import { toChanceText, toShare } from "./chance-cell.ts";
import type { LoadedChances } from "./season-chances.tsx";

/**
 * How the chances of the season came about: for the title and each zone, the likeliest teams. Nothing in the first two rounds;
 * where results are hidden, the table of chances says so for both.
 */
export function ChanceCurves({ feedName, body: loaded }: LoadedChances) {
  const { lang } = usePage();
  const texts = chancesTexts(lang);
  const body = useMovingFeed(feedName, loaded);
  const curves = useMemo(() => (isMasked(body) ? null : readChanceCurves(body)), [body]);
  if (curves === null) return null;
  const titled = curves.zones.map((zone) => ({ ...zone, title: zone.label || texts.champion }));
  return (
    <Block name="chance_curves" title={texts.curves} state={<span className="state">{texts.inPercent}</span>}>
      <Filter label={texts.curvesChoice} texts={titled.map(({ title }) => title)}>
        <div className="chance-curves">
          {titled.map((zone, index) => (
            <ZoneCurves key={zone.title} zone={zone} curves={curves} choice={`choice-${index + 1}`} />
          ))}
        </div>
      </Filter>
      <div className="chances-notes">
        <p>{texts.curvesNotes({ seasons: formatNumber(curves.seasons, lang) })}</p>
      </div>
      <details className="curves-as-table">
        <summary>{texts.curvesTable}</summary>
        <CurvesTable zones={titled} curves={curves} />
      </details>
    </Block>
  );
}

type TitledZone = CurvesOfZone & { readonly title: string };
type ZoneProps = {
  readonly zone: TitledZone;
  readonly curves: Curves;
  /** The class by which a phone shows it, one at a time. */
  readonly choice: string;
};

function ZoneCurves({ zone: { title, teams }, curves: { games, startSeconds }, choice }: ZoneProps) {
  const { lang, t, timeZone } = usePage();
  const { todayEpochDay } = useCompetition();
  const texts = chancesTexts(lang);
  const first = games[0] ?? 0;
  const lines = teams.map(({ chances }) =>
    chances.map((chance, index) => ({ at: (games[index] ?? 0) - first, share: toShare(chance) })),
  );
  const dayOf = (seconds = 0) => dateNear(localDay(seconds, timeZone), todayEpochDay, t);
  const scale = {
    last: Math.max(1, (games.at(-1) ?? 0) - first),
    top: topFor(lines.flat().map(({ share }) => share)),
  };
  return (
    <section className={choice} aria-label={title}>
      <h3>{title}</h3>
      <ShareChart
        scale={scale}
        label={texts.curvesOf({ zone: title })}
        lines={lines}
        ends={[dayOf(startSeconds[0]), dayOf(startSeconds.at(-1))]}
      />
      <ul>
        {teams.map(({ teamId, team, path, chances }, index) => (
          <li key={teamId}>
            <ShareStroke index={index} />
            <NameLink name={team} path={path} />
            <span dir="ltr">
              <Figure chance={chances[0]} /> <span aria-hidden="true">→</span>
              <span className="sr-only">{texts.curveTo}</span>{" "}
              <b>
                <Figure chance={chances.at(-1)} />
              </b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A chance as the table of chances writes it. */
function Figure({ chance = { kind: "impossible" } }: { readonly chance?: Chance | undefined }) {
  const texts = chancesTexts(usePage().lang);
  return (
    <>
      <span dir="ltr">{toChanceText(chance)}</span>
      {chance.kind === "share" ? null : <span className="sr-only"> ({texts[chance.kind]})</span>}
    </>
  );
}

function CurvesTable({
  zones,
  curves: { startSeconds },
}: {
  readonly zones: readonly TitledZone[];
  readonly curves: Curves;
}) {
  const { lang, t, timeZone } = usePage();
  const { todayEpochDay } = useCompetition();
  const texts = chancesTexts(lang);
  return (
    <ScrollRegion className="curves-table" label={texts.curvesTable}>
      <table>
        <caption className="sr-only">{texts.curves}</caption>
        <thead>
          <tr>
            <th scope="col">{standingsTexts(lang).columns.team}</th>
            {startSeconds.map((seconds, index) => (
              // Two stages may end on one day.
              <th key={`${index}`} scope="col">
                {dateNear(localDay(seconds, timeZone), todayEpochDay, t)}
              </th>
            ))}
          </tr>
        </thead>
        {zones.map(({ title, teams }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={startSeconds.length + 1}>
                {title}
              </th>
            </tr>
            {teams.map(({ teamId, team, path, chances }) => (
              <tr key={teamId}>
                <th scope="row">
                  <NameLink name={team} path={path} />
                </th>
                {chances.map((chance, index) => (
                  <td key={`${index}`}>
                    <Figure chance={chance} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
