import type { ReactNode } from "react";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { usePage } from "../page/page-context.tsx";
import { useTruth } from "../veil/use-truth.ts";
import { Card } from "./game-cards.tsx";
import { useParticipant } from "./participant-context.tsx";
import { toPlaces, type ListedPlace, type MaskedPlace, type TablePlace } from "./table-place.ts";
import { withLocalMarks } from "../../../shared/texts/numbers.ts";

/** The places of a team or a starter in tables; renders nothing where there are none. */
export function TablePlaces({ tables }: { readonly tables: readonly ListedPlace[] }) {
  const texts = peopleTexts(usePage().lang);
  if (tables.length === 0) return null;
  return (
    <Card block="standings_table" title={texts.tables}>
      <ul className="lines">
        {tables.map((place) =>
          "feedName" in place ? (
            <Masked key={place.league} place={place} />
          ) : (
            <Shown key={place.league} place={place} />
          ),
        )}
      </ul>
    </Card>
  );
}

function Shown({ place }: { readonly place: TablePlace }) {
  const { sportId } = useParticipant();
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  const points = sportById(sportId)?.duel === false ? texts.inRaces : texts.inTable;
  return (
    <Line
      place={place}
      about={place.points === null ? null : withLocalMarks(points({ points: place.points, games: place.games }), lang)}
    >
      <b className="line-end">{texts.rankOf({ rank: place.rank, teams: place.teams })}</b>
    </Line>
  );
}

/** A dash, and what shows the place. */
function Masked({ place }: { readonly place: MaskedPlace }) {
  const { profile } = useParticipant();
  const { lang } = usePage();
  const t = veilTexts(lang);
  const [bodies, show] = useTruth([place.feedName]);
  const { league: name, flag, path, feedName } = place;
  const [shown] = toPlaces({ league: { name, flag, path }, feedName }, bodies?.[0] ?? "", profile.id, lang);
  if (shown !== undefined && !("feedName" in shown)) return <Shown place={shown} />;
  return (
    <Line place={place} about={null}>
      <b className="line-end">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t.maskedPlace}</span>
      </b>
      {bodies === null ? (
        <button type="button" className="button" aria-label={`${t.showAgain} · ${name}`} onClick={show}>
          {t.showAgain}
        </button>
      ) : null}
    </Line>
  );
}

type LineProps = {
  readonly place: Pick<TablePlace, "league" | "flag" | "path">;
  readonly about: string | null;
  readonly children: ReactNode;
};

/** A league with its flag, and what a list says of a team or a starter in it. */
export function Line({ place: { league, flag, path }, about, children }: LineProps) {
  return (
    <li>
      <Flag name={flag} />
      <span className="line-main">
        {path === null ? league : <a href={path}>{league}</a>}
        {about === null ? null : <small>{about}</small>}
      </span>
      {children}
    </li>
  );
}
