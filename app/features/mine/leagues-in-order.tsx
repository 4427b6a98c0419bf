import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { showToast } from "../../ui/toast.tsx";
import { PinButton } from "../my-leagues/pin-button.tsx";
import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import { useDefaultLeagues } from "../my-leagues/use-default-leagues.ts";
import { useMyLeagues } from "../my-leagues/my-leagues-store.ts";
import { usePage } from "../page/page-context.tsx";
import { SortableList } from "./sortable-list.tsx";

/** The sport whose first leagues are shown to a visitor who has changed none of them, as its pins show them. */
const firstSportId = sportIds.soccer;

/** The visitor's leagues by sport; their order is that of the menu (C2.04). */
export function LeaguesInOrder({ countriesPath }: { readonly countriesPath: string }) {
  const { lang } = usePage();
  const t = mineTexts(lang);
  const mine = useMyLeagues();
  const defaults = useDefaultLeagues(firstSportId);
  const own = mine?.sportIds() ?? [];
  const sports = defaults.length === 0 ? own : [firstSportId, ...own];
  return (
    <section className="card" id="my-leagues" aria-labelledby="my-leagues-name">
      <div className="block-head">
        <h2 id="my-leagues-name">{t.leagues}</h2>
        <a href={countriesPath}>{t.findLeague}</a>
      </div>
      {sports.length === 0 ? <p className="mine-line">{t.leaguesEmpty}</p> : null}
      {sports.map((sportId) => (
        <div key={sportId}>
          <h3 className="mine-sport">{sportLabel(sportId, lang)}</h3>
          <LeaguesOfSport leagues={mine?.ofSport(sportId) ?? defaults} defaults={defaults} />
        </div>
      ))}
    </section>
  );
}

type LeaguesOfSportProps = Readonly<Record<"leagues" | "defaults", readonly PinnableLeague[]>>;

function LeaguesOfSport({ leagues, defaults }: LeaguesOfSportProps) {
  const { lang } = usePage();
  const mine = useMyLeagues();
  return (
    <SortableList
      items={leagues}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      onMove={(league, toIndex) => {
        if (mine?.move(league, toIndex, defaults) === "failed") showToast(siteTexts(lang).unexpected);
      }}
    >
      {(league) => (
        <>
          <Flag name={league.flag} />
          <a href={league.path} className="what">
            <bdi translate="no">{league.name}</bdi>
            <small>{league.country}</small>
          </a>
          <PinButton league={league} defaults={defaults} />
        </>
      )}
    </SortableList>
  );
}
