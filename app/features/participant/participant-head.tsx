import { commaIn } from "../../../shared/texts/comma.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { useLeagues, useLiveClient } from "../../live/hooks.tsx";
import { crestOf } from "../../../shared/competitions/crest.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CalendarLink } from "../calendar/calendar-link.tsx";
import { homeOf, awayOf } from "../match-row/event-words.ts";
import { BellLink } from "../notifications/bell-link.tsx";
import { TeamStar } from "../my-teams/team-star.tsx";
import { Picture } from "../page/picture.tsx";
import { usePage } from "../page/page-context.tsx";
import { HideButton } from "../veil/hide-button.tsx";
import { FormMark } from "./form-mark.tsx";
import { isPerson, nameOf, nationalFlagOf, type ParticipantPage } from "./participant-view.ts";
import { toSectionAddress } from "./section-address.ts";
import { resultFor } from "./result-for.ts";

/** The number of results that make up the form. */
const formLength = 5;

/** The head of a team's or player's page: crest or portrait, name, country, and the last results. */
export function ParticipantHead({ page }: { readonly page: ParticipantPage }) {
  const { href, lang } = usePage();
  const { profile, team, kind, sportId, links } = page;
  const sport = sportLabel(sportId, lang);
  const listHref = href({ kind: "list", sportId, day: { kind: "offset", offset: 0 }, category: "all" });
  const texts = peopleTexts(lang);
  const isNation = kind === "team" && nationalFlagOf(profile) !== null;
  return (
    <>
      <nav className="trail" aria-label={texts.breadcrumbs}>
        <a href={listHref}>
          <Icon name="back" />
          <span>{sport}</span>
        </a>
      </nav>
      <div className="who">
        {kind === "team" ? (
          <Emblem profile={profile} />
        ) : (
          <span className="portrait" aria-hidden="true">
            <Picture file={profile.mobileImage}>
              <svg viewBox="0 0 24 24">
                <circle cx="12" cy="8.5" r="4" />
                <path d="M4.5 20.5c.9-4 3.9-6 7.5-6s6.6 2 7.5 6" />
              </svg>
            </Picture>
            {profile.flag == null ? null : <Flag name={profile.flag} />}
          </span>
        )}
        <div>
          <h1 tabIndex={-1}>
            <bdi translate="no">{nameOf(profile)}</bdi>
          </h1>
          <p className="about">
            {kind === "team" && profile.flag != null && !isNation ? <Flag name={profile.flag} /> : null}
            <span>
              {[profile.roleLabel, team === null && !isNation ? profile.countryName : null].filter(Boolean).join(" · ")}
            </span>
            {team === null ? null : (
              <a href={team.url ?? undefined}>
                <i className={`shield h${crestOf(team.id)}`} aria-hidden="true" />
                <bdi translate="no">{nameOf(team)}</bdi>
              </a>
            )}
            {profile.shirt == null ? null : <span>{texts.shirt({ number: profile.shirt })}</span>}
          </p>
          {isPerson(profile) ? null : <Form id={profile.id} name={nameOf(profile)} />}
        </div>
        <div className="who-tools">
          {kind === "team" && page.sections.includes("fixtures") ? (
            <CalendarLink fixtures={href(toSectionAddress(page, "fixtures"))} label={texts.calendar} />
          ) : null}
          {isPerson(profile) ? null : (
            <>
              <HideButton thing={{ kind: "team", id: profile.id, name: nameOf(profile), tells: [] }} />
              <BellLink />
              <TeamStar
                team={{
                  id: profile.id,
                  sportId,
                  name: nameOf(profile),
                  path: links.path.replace(/^((?:\/[^/]+){3}\/).*/, "$1"),
                  flag: profile.flag ?? null,
                  countryId: profile.countryId ?? "0",
                  ...(nationalFlagOf(profile) === null ? {} : { isNational: true }),
                }}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** A club's crest, or a national team's flag. */
function Emblem({ profile }: Pick<ParticipantPage, "profile">) {
  const flag = nationalFlagOf(profile);
  if (flag !== null) return <Flag name={flag} />;
  return (
    <Picture file={profile.mobileImage}>
      <span className={`emblem h${crestOf(profile.id)}`} aria-hidden="true">
        {profile.shortName}
      </span>
    </Picture>
  );
}

/** The last results across all competitions, the oldest first; each leads to its game. */
function Form({ id, name }: { readonly id: string; readonly name: string }) {
  const { href, lang } = usePage();
  const leagues = useLeagues();
  const { store } = useLiveClient();
  const texts = peopleTexts(lang);
  const played = leagues
    .flatMap(({ league, eventIds }) => eventIds.map((eventId) => ({ league, eventId })))
    .flatMap(({ league, eventId }) => {
      const event = store.getEvent(eventId);
      const result = event === null ? null : resultFor(event, id);
      return event === null || result === null ? [] : [{ league, eventId, event, result }];
    })
    .toSorted((a, b) => (a.event.startSeconds ?? 0) - (b.event.startSeconds ?? 0))
    .slice(-formLength);
  if (played.length === 0) return null;
  return (
    <ol className="marks" aria-label={texts.form({ name })}>
      {played.map(({ eventId, event, result, league }) => (
        <li key={eventId}>
          <a
            href={href({ kind: "match", eventId, tab: "summary" })}
            title={toFormTitle(homeOf(event), awayOf(event), event.homeScore, event.awayScore, league, lang)}
          >
            <FormMark form={result} lang={lang} />
          </a>
        </li>
      ))}
    </ol>
  );
}

const toFormTitle = (
  home: string,
  away: string,
  homeScore: number | null | undefined,
  awayScore: number | null | undefined,
  league: LeagueFields,
  lang: Language,
) => `${home} ${homeScore ?? ""}–${awayScore ?? ""} ${away}${commaIn(lang)}${league.name ?? ""}`;
