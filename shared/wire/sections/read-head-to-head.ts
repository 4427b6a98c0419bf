import { parseForm, type Form } from "../../timeline/form.ts";
import { headToHeadSection } from "./head-to-head-section.ts";

export type PastMatch = {
  readonly eventId: string;
  readonly startSeconds: number;
  readonly leagueName: string;
  readonly leagueCode: string;
  readonly homeName: string;
  readonly awayName: string;
  /** Without the goal that the wire adds for a won shoot-out; null where there was no score, as in a walkover. */
  readonly score: readonly [home: number, away: number] | null;
  readonly shootOut: readonly [home: number, away: number] | null;
  readonly winner: 0 | 1 | 2;
  /** The result for the section's team; null in a section of matches between both sides. */
  readonly result: Form | null;
};

/** `of`: the side whose last matches these are, null for matches between both. */
export type PastSection = { readonly of: "home" | "away" | null; readonly matches: readonly PastMatch[] };
/** The sections under one filter: all grounds, the home side at home, the away side away. */
export type PastTab = { readonly label: string; readonly sections: readonly PastSection[] };

type Row = ReturnType<typeof headToHeadSection.decode>["rows"][number];
type MatchFields = Extract<Row, { readonly kind: "match" }>["fields"];
type OpenSection = { readonly title: string; readonly rows: MatchFields[] };

/**
 * The section `df_hh_`.
 * @param homeId,awayId the participants of the requested match
 */
export function readHeadToHead(body: string, homeId: string, awayId: string): readonly PastTab[] {
  const tabs: { readonly label: string; readonly sections: OpenSection[] }[] = [];
  for (const row of headToHeadSection.decode(body).rows) {
    if (row.kind === "tab") tabs.push({ label: row.fields.label ?? "", sections: [] });
    else if (row.kind === "section") tabs.at(-1)?.sections.push({ title: row.fields.label ?? "", rows: [] });
    else tabs.at(-1)?.sections.at(-1)?.rows.push(row.fields);
  }
  return tabs.map(({ label, sections }) => ({
    label,
    sections: sections
      .filter(({ rows }) => rows.length > 0)
      .map((section) => toSection(section, ownerOf(section, homeId, awayId))),
  }));
}

/**
 * Finds the team that a section is about: it is in each of its rows. If both teams are, or neither, the title of last
 * matches names one after a colon.
 */
function ownerOf({ title, rows }: OpenSection, homeId: string, awayId: string): PastSection["of"] {
  const isIn = (id: string) =>
    rows.every(({ homeParticipantId, awayParticipantId }) => homeParticipantId === id || awayParticipantId === id);
  const [ofHome, ofAway] = [isIn(homeId), isIn(awayId)];
  if (ofHome !== ofAway) return ofHome ? "home" : "away";
  const named = title
    .slice(title.indexOf(":") + 1)
    .trim()
    .toLocaleUpperCase();
  if (!title.includes(":")) return null;
  const [first] = rows;
  const isHomeName = (name: string | null | undefined) => name?.toLocaleUpperCase() === named;
  const nameOf = (id: string) => (first?.homeParticipantId === id ? first.homeName : first?.awayName);
  if (isHomeName(nameOf(homeId))) return "home";
  return isHomeName(nameOf(awayId)) ? "away" : null;
}

const toSection = ({ rows }: OpenSection, of: PastSection["of"]): PastSection => ({
  of,
  matches: rows.map((fields) => toMatch(fields, of !== null)),
});

function toMatch(fields: MatchFields, isOfTeam: boolean): PastMatch {
  const shootOut = toPair(fields.homeShootOut, fields.awayShootOut);
  const score = toPair(fields.homeScore, fields.awayScore);
  const winner = winnerOf(fields);
  return {
    eventId: fields.eventId ?? "",
    startSeconds: fields.startSeconds ?? 0,
    leagueName: fields.leagueName ?? "",
    leagueCode: fields.leagueCode ?? "",
    homeName: fields.homeName || withoutMark(fields.homeMarkedName),
    awayName: fields.awayName || withoutMark(fields.awayMarkedName),
    score: score === null || shootOut === null ? score : withoutShootOut(score),
    shootOut,
    winner,
    result: isOfTeam ? parseForm(fields.teamResult) : null,
  };
}

const toPair = (home: number | null | undefined, away: number | null | undefined): PastMatch["score"] =>
  typeof home === "number" && typeof away === "number" ? [home, away] : null;

const withoutShootOut = ([home, away]: readonly [number, number]): readonly [number, number] => [
  Math.min(home, away),
  Math.min(home, away),
];

const withoutMark = (name: string | null | undefined) => (name ?? "").replace(/^\*/, "");

/** The winner is the side with a marked name; without a mark, the score decides: it includes the goal for a won shoot-out. */
function winnerOf({ homeMarkedName, awayMarkedName, homeScore, awayScore }: MatchFields): 0 | 1 | 2 {
  if (homeMarkedName?.startsWith("*")) return 1;
  if (awayMarkedName?.startsWith("*")) return 2;
  if (typeof homeScore !== "number" || typeof awayScore !== "number" || homeScore === awayScore) return 0;
  return homeScore > awayScore ? 1 : 2;
}
