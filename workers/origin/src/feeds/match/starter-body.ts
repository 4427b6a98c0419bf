import { isGolf } from "../../../../../shared/sports/catalogue.ts";
import { holesSection, starterSection } from "../../../../../shared/wire/sections/starter-section.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { parseParticipantStatus } from "../../../../../shared/sports/participant-statuses.ts";
import { statusLabel } from "../../../../../shared/sports/status-label.ts";
import { eventStatus, type StatusId } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { Information } from "../../../../../shared/timeline/incident.ts";
import { holePars } from "../../../../../shared/timeline/course-facts.ts";
import type { DetailsAnswer } from "./match-question.ts";
import { toSignedBody } from "./signed.ts";
import { textsIn } from "../../texts/texts-in.ts";

type StarterRows = Parameters<typeof starterSection.encode>[0]["rows"];
type HoleRows = Parameters<typeof holesSection.encode>[0]["rows"];

/** The event's starter with the facts so far (`df_pi_`); "0" where two sides meet. */
export const starterBody: DetailsAnswer = ({ details, league, lang }) => {
  const { home, away } = details.state.schedule;
  if (away !== null) return toSignedBody(starterSection, []);
  const country = home.countryKey === undefined ? {} : { country: countryOf(home.countryKey, lang).name };
  const starter = { id: home.id, name: home.name, ...country, ...(league === null ? {} : { league: league.name }) };
  const rows: StarterRows = [{ kind: "starter", fields: starter }, ...toFactRows(details.state, lang)];
  return toSignedBody(starterSection, rows);
};

/** The reported facts, in their order. */
const reportedFacts = [
  "rank",
  "points",
  "raceTime",
  "gap",
  "laps",
  "grid",
  "pitStops",
  "golfResult",
  "golfParToday",
  "golfHolesPlayed",
  "jump1Metres",
  "jump2Metres",
  "startNumber",
  "rider",
  "trainer",
  "team",
  "bestLap",
] as const;

function toFactRows({ facts = {}, status: current, schedule }: EventState, lang: Language): StarterRows {
  const labels = textsIn(lang).labels.facts;
  const status = typeof facts.stopReason === "string" ? parseParticipantStatus(facts.stopReason) : null;
  const statusText =
    status === null
      ? statusLabel({ status: current, sportId: schedule.sportId, texts: textsIn(lang).statuses, width: "full" })
      : textsIn(lang).participantStatuses[status];
  const rows: StarterRows = reportedFacts.flatMap((name): StarterRows => {
    const value = facts[name];
    return value === undefined || value === null
      ? []
      : [{ kind: "fact", fields: { name, label: labels[name], value: String(value) } }];
  });
  if (statusText === "") return rows;
  return [{ kind: "fact", fields: { name: "status", label: labels.status, value: statusText } }, ...rows];
}

const rounds: ReadonlySet<StatusId> = new Set([
  eventStatus.round1,
  eventStatus.round2,
  eventStatus.round3,
  eventStatus.round4,
]);

/** The par of each hole where the source gives them: "4 3 5 …", a fact of the course. */
const readPars = ({ facts = {} }: Information): readonly number[] =>
  (facts[holePars] ?? "").split(" ").flatMap((text) => (/^[3-6]$/.test(text) ? [Number(text)] : []));

/** A golfer's rounds, hole by hole as far as they were reported (`df_hi_`). */
export const holesBody: DetailsAnswer = ({ details, lang }) => {
  const { sportId } = details.state.schedule;
  if (!isGolf(sportId)) return toSignedBody(holesSection, []);
  const rows: { round: StatusId; through: number; toPar: number }[] = [];
  let round: StatusId | null = null;
  let toPar = 0;
  for (const { incident } of details.entries) {
    if (incident.kind === "status" && rounds.has(incident.status)) {
      round = incident.status;
      toPar = 0;
    }
    if (incident.kind !== "facts" || round === null) continue;
    toPar = incident.facts.golfParToday ?? toPar;
    const through = incident.facts.golfHolesPlayed;
    if (typeof through === "number" && through > 0) rows.push({ round, through, toPar });
  }
  const pars = readPars(details.information);
  const played = [...new Set(rows.map((row) => row.round))];
  return toSignedBody(
    holesSection,
    played.flatMap((of): HoleRows => {
      const own = rows.filter((row) => row.round === of);
      const last = own.at(-1);
      const label = statusLabel({ status: of, sportId, texts: textsIn(lang).statuses, width: "full" });
      const head = { label, toPar: last?.toPar ?? 0, holesPlayed: last?.through ?? 0 };
      return [
        { kind: "round", fields: head },
        ...own.map(({ through, toPar: after }) => {
          const par = pars[through - 1];
          const fields = { through, toPar: after, ...(par === undefined ? {} : { par }) };
          return { kind: "holes" as const, fields };
        }),
      ];
    }),
  );
};
