import type { SportName } from "../../../shared/sports/sport-ids.ts";
import { bySportId } from "./by-sport.ts";

/** A place in a side: `role` as the sport calls it, `line` from the goal to the front where the sport has lines. */
export type SquadRole = { readonly role: string; readonly line?: number };
export type SquadLayout = {
  readonly starters: readonly SquadRole[];
  readonly bench: readonly SquadRole[];
  /** Shirts are the numbers of the places (rugby), or drawn up to a number. */
  readonly highestShirt: number | "by-place";
  readonly formation: string;
};

/** "goalkeeper@0 D@1x2 C": roles with their line and how many there are. */
const places = (text: string): readonly SquadRole[] =>
  text.split(" ").flatMap((word) => {
    const [, role = "", line, count] = /^(.+?)(?:@(\d))?(?:x(\d+))?$/.exec(word) ?? [];
    const place: SquadRole = line === undefined ? { role } : { role, line: Number(line) };
    return Array.from({ length: Number(count ?? 1) }, () => place);
  });

const layout = (
  starters: string,
  bench: string,
  highestShirt: SquadLayout["highestShirt"] = 99,
  formation = "",
): SquadLayout => ({ starters: places(starters), bench: places(bench), highestShirt, formation });

const table: Partial<Record<SportName, SquadLayout>> = {
  basketball: layout("PG SG SF PF C", "PG SG SFx2 PFx2 C", 55),
  hockey: layout(
    "goalkeeper@0 D@1x2 LW@1 C@1 RW@1 D@2x2 LW@2 C@2 RW@2 D@3x2 LW@3 C@3 RW@3 LW@4 C@4 RW@4",
    "goalkeeper D",
    98,
  ),
  "american-football": layout(
    "QB RB WRx3 TE LT LG C RG RT DEx2 DTx2 LBx3 CBx2 Sx2",
    "QB RB WRx2 TE OLx2 DE DT LBx2 CB S K P",
    99,
  ),
  baseball: layout("P C 1B 2B 3B SS LF CF RF DH", "Px4 C IFx2 OFx2", 75),
  handball: layout("goalkeeper@0 LW@1 LB@1 CB@1 RB@1 RW@1 pivot@1", "goalkeeper LW LB CBx2 RB RW pivotx2", 96),
  "rugby-union": layout(
    "prop hooker prop lockx2 flankerx2 number-8 scrum-half fly-half wing centrex2 wing full-back",
    "hooker propx2 lock flanker scrum-half fly-half centre",
    "by-place",
  ),
  "rugby-league": layout(
    "full-back wing centrex2 wing stand-off scrum-half prop hooker prop second-rowx2 loose-forward",
    "hooker propx2 second-row",
    "by-place",
  ),
  floorball: layout("goalkeeper@0 D@1x2 F@1x2 C@1 D@2x2 F@2x2 C@2 D@3x2 F@3x2 C@3", "goalkeeper D F C", 98),
  bandy: layout("goalkeeper@0 D@1x3 HB@2x2 M@3x3 F@4x2", "D M M F", 98),
  futsal: layout("goalkeeper@0 D@1 W@2x2 F@3", "goalkeeper Dx2 Wx3 F", 99),
  volleyball: layout("S OPP OHx2 MBx2 libero", "S OPP OH MB libero", 22),
  cricket: layout("battingx5 keeper all-rounderx2 bowlingx3", "batting all-rounder bowlingx2", 99),
  "aussie-rules": layout("BPx2 FB HBFx2 CHB Wx2 C HFFx2 CHF FPx2 FF RUC RR R", "INTx4", 46),
  "water-polo": layout("goalkeeper@0 playerx6", "goalkeeper playerx5", "by-place"),
  "field-hockey": layout("goalkeeper@0 D@1x4 M@2x3 F@3x3", "goalkeeper D Mx2 F", 32, "4-3-3"),
  "beach-soccer": layout("goalkeeper@0 D@1 W@2x2 F@3", "goalkeeper D Wx2 F", 12),
  netball: layout("GS GA WA C WD GD GK", "GA WA C GDx2", "by-place"),
  pesapallo: layout("lukkari sieppari 1v 2v 3v 2p 3p 2k 3k", "jokerix3", 12),
  kabaddi: layout("raiderx3 all-rounder corner coverx2", "raiderx2 corner cover", 99),
  esports: layout("playerx5", "player", "by-place"),
};

const sportsById = bySportId(table);

/** Null in sports whose sides are single players or pairs. */
export const squadLayout = (sportId: number): SquadLayout | null => sportsById.get(sportId) ?? null;
