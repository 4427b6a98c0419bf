import { useMemo } from "react";
import {
  readHeadToHead,
  type PastMatch,
  type PastSection,
  type PastTab,
} from "../../../../shared/wire/sections/read-head-to-head.ts";
import { hasDraw, isNeverLevel } from "../../../../shared/sports/catalogue.ts";
import { isolatedIn } from "../../../../shared/texts/direction.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { matchWords } from "../match-words.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { awayOf, homeOf } from "../../match-row/event-words.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { FormMark } from "../../participant/form-mark.tsx";
import { useMatch } from "../match-context.tsx";
import { Segments } from "../segments/segments.tsx";
import { PastRow } from "./past-row.tsx";

/** The number of results in a form. */
const formLength = 5;

/** The last games of both sides, and those against each other: overall, of the home side at home, and of the away side away. */
export function HeadToHead({ body }: { readonly body: string }) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const [homeId, awayId] = [event?.homeParticipantId ?? "", event?.awayParticipantId ?? ""];
  const tabs = useMemo(
    () => withoutGame(readHeadToHead(body, homeId, awayId), eventId),
    [body, homeId, awayId, eventId],
  );
  const texts = matchWords(sportId, lang).headToHead;
  const shown = tabs.filter(({ sections }) => sections.length > 0);
  const [overall] = shown;
  if (event === null || overall === undefined) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  const names = { home: homeOf(event), away: awayOf(event) };
  return (
    <section aria-label={texts.title}>
      <Segments
        label={texts.filter}
        items={shown.map(({ label, sections }, index) => ({
          text: index === 0 ? texts.all : label,
          panel: <Sections sections={sections} names={names} />,
        }))}
      />
    </section>
  );
}

/** Removes this game, which the source lists as the latest once it is over. */
const withoutGame = (tabs: readonly PastTab[], eventId: string): readonly PastTab[] =>
  tabs.map(({ label, sections }) => ({
    label,
    sections: sections
      .map(({ of, matches }) => ({ of, matches: matches.filter((match) => match.eventId !== eventId) }))
      .filter(({ matches }) => matches.length > 0),
  }));

type Names = Readonly<Record<"home" | "away", string>>;

/** The games between both sides come first, because the tab is named after them. */
function Sections({ sections, names }: { readonly sections: readonly PastSection[]; readonly names: Names }) {
  const ordered = [...sections.filter(({ of }) => of === null), ...sections.filter(({ of }) => of !== null)];
  return (
    <div className="past-sections">
      {ordered.map((section) => (
        <Past key={section.of ?? "between"} section={section} names={names} />
      ))}
    </div>
  );
}

function Past({ section: { of, matches }, names }: { readonly section: PastSection; readonly names: Names }) {
  const { lang, sportId } = useEventContext();
  const texts = matchWords(sportId, lang).headToHead;
  return (
    <section className={of === null ? "card past between" : "card past"}>
      <div className="card-head past-head">
        <h2>
          <bdi translate="yes">{of === null ? texts.between : texts.lastMatches({ team: names[of] })}</bdi>
          {of === null ? <small>{recordOf(matches, names, lang, sportId)}</small> : null}
        </h2>
        {of === null ? null : <Form matches={matches} name={names[of]} />}
      </div>
      <ul>
        {matches.map((match) => (
          <PastRow key={match.eventId} match={match} />
        ))}
      </ul>
    </section>
  );
}

/** The number of each side's wins, by name, because home and away change from game to game. Draws only if they are possible or have occurred. */
function recordOf(matches: readonly PastMatch[], { home, away }: Names, lang: Language, sportId: number): string {
  const draws = matches.filter(({ winner }) => winner === 0).length;
  const won = matches.filter(({ winner, homeName }) => winner === (homeName === home ? 1 : 2)).length;
  const parts = [
    `${isolatedIn(home, lang)} ${won}`,
    draws === 0 && (!hasDraw(sportId) || isNeverLevel(sportId))
      ? ""
      : matchTexts(lang).headToHead.draws({ count: draws }),
    `${isolatedIn(away, lang)} ${matches.length - draws - won}`,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** The last results as letters, the oldest first, as tables have them. */
function Form({ matches, name }: { readonly matches: readonly PastMatch[]; readonly name: string }) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang).headToHead;
  const results = matches.slice(0, formLength).flatMap(({ result, eventId }) => (result ? [{ result, eventId }] : []));
  if (results.length === 0) return null;
  return (
    <ol className="form" aria-label={texts.form({ team: name })}>
      {results.toReversed().map(({ result, eventId }) => (
        <li key={eventId}>
          <FormMark form={result} lang={lang} />
        </li>
      ))}
    </ol>
  );
}
