import { decimal, int, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

export type ElevenPlayer = {
  readonly position: string;
  /** The position in the feed's language. */
  readonly positionLabel: string;
  readonly name: string;
  readonly path: string;
  readonly team: string;
  readonly rating: number;
  readonly eventId: string;
  readonly home: string;
  readonly away: string;
  /** "2:1" */
  readonly score: string;
};

export type BestEleven = {
  readonly round: string;
  readonly formation: string;
  /** The matches of the round in which players were rated. */
  readonly matches: number;
  readonly players: readonly ElevenPlayer[];
};

/** The best elevens of the latest rounds, the latest first. */
export function readBestElevens(body: string): readonly BestEleven[] {
  const elevens: (Omit<BestEleven, "players"> & { readonly players: ElevenPlayer[] })[] = [];
  for (const row of bestElevenSection.decode(body).rows) {
    if (row.kind === "round") {
      const { round, formation, matches } = row.fields;
      elevens.push({ round: round ?? "", formation: formation ?? "", matches: matches ?? 0, players: [] });
    } else if (row.kind === "player") {
      const { position, positionLabel, name, path, team, rating, eventId, home, away, score } = row.fields;
      elevens.at(-1)?.players.push({
        position: position ?? "",
        positionLabel: positionLabel ?? "",
        name: name ?? "",
        path: path ?? "",
        team: team ?? "",
        rating: rating ?? 0,
        eventId: eventId ?? "",
        home: home ?? "",
        away: away ?? "",
        score: score ?? "",
      });
    }
  }
  return elevens;
}

/** The best elevens (`to_` of the tab `bestElevenTab`), which are ours: the season's teams, then each round followed by its players. */
export const bestElevenKinds = {
  /** By which a visitor's hidden team is found. */
  season: { fields: { teamIds: texts("BTI", "|") } },
  round: { fields: { round: text("BTR"), formation: text("BTF"), matches: int("BTM") } },
  player: {
    fields: {
      name: text("BTN"),
      path: text("BTY"),
      team: text("BTT"),
      /** "goalkeeper", "defender", "midfielder", "forward" */
      position: text("BTP"),
      positionLabel: text("BTL"),
      rating: decimal("BTV"),
      eventId: text("BTE"),
      home: text("BTH"),
      away: text("BTA"),
      score: text("BTG"),
    },
  },
} as const;

export const bestElevenSection = createSectionCodec(bestElevenKinds);
