/** The effect of a place in a table. On the wire, a table's first kind is `q1`, and its first kind that goes down is `r1`. */
type ZoneFacts = { readonly goesDown: boolean; readonly colour: string };

const up = (colour: string): ZoneFacts => ({ goesDown: false, colour });
const down = (colour: string): ZoneFacts => ({ goesDown: true, colour });

/** Colours are hexadecimal, without a mark before them. */
export const zoneKinds = {
  championsLeague: up("004682"),
  championsLeagueQualification: up("0a6cbb"),
  europaLeague: up("7f0029"),
  conferenceLeague: up("b45f00"),
  libertadores: up("004682"),
  sudamericana: up("7f0029"),
  championship: up("7f0029"),
  europeanPlayOffs: up("b45f00"),
  promotion: up("004682"),
  promotionPlayOffs: up("7f0029"),
  playOffs: up("004682"),
  playIn: up("7f0029"),
  nextRound: up("004682"),
  roundOf16: up("004682"),
  knockOutPlayOffs: up("7f0029"),
  relegationGroup: down("d7757c"),
  relegationPlayOffs: down("d7757c"),
  relegation: down("bd0000"),
} as const satisfies Readonly<Record<string, ZoneFacts>>;

export type ZoneKind = keyof typeof zoneKinds;
