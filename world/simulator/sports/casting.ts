import type { LineUpPlayer, Player } from "../../../shared/timeline/player.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import type { Random } from "../../../shared/basics/random.ts";
import type { Squad } from "./squad.ts";

/** "D=0.35 F=1.6": how often a role is chosen; 1 by default. */
const weights = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(" ").map((word) => {
      const [role = "", weight] = word.split("=");
      return [role, Number(weight)] as const;
    }),
  );

/** Weights of the roles that score or carry the ball: goal sports, American football, rugby, Aussie rules, netball, volleyball. */
const attackWeights = weights(
  "goalkeeper=0 D=0.35 HB=0.5 F=1.6 LW=1.3 RW=1.3 " +
    "LT=0 LG=0 RG=0 RT=0 OL=0 DE=0 DT=0 LB=0 CB=0 K=0 P=0 QB=0.5 RB=1.8 WR=1.6 " +
    "prop=0.4 lock=0.5 wing=2.2 full-back=1.5 " +
    "BP=0.1 FB=0.1 HBF=0.2 CHB=0.2 FF=4 FP=3 CHF=3 HFF=2 " +
    "GS=3 GA=2 WA=0 C=0.9 WD=0 GD=0 GK=0 " +
    "OH=1.5 OPP=2 S=0.2 MB=0.9 libero=0",
);
const defenceWeights = weights(
  "goalkeeper=0.1 QB=0 RB=0 WR=0 TE=0 LT=0 LG=0 RG=0 RT=0 OL=0 K=0 raider=0.5 corner=2 cover=1.5 GS=0.3 libero=0",
);
const defences: ReadonlySet<PlayName> = new Set([
  "sack",
  "interception",
  "fumble",
  "steal",
  "tackle",
  "net-block",
  "blocked-attempt",
  "shot-blocked",
  "suspension",
  "foul",
]);
const kicks: ReadonlySet<PlayName> = new Set(["conversion", "penalty-goal", "drop-goal", "extra-point", "field-goal"]);
const keeperRoles = ["goalkeeper"];
const kickerRoles = ["K", "fly-half", "stand-off"];
const benchWeight = 0.35;

/** The only netball roles that may shoot. */
const shooterRoles: ReadonlySet<string> = new Set(["GS", "GA"]);

/** Whether the rules of the sport let a player of a squad score. */
export const mayScore = ({ starters }: Squad, { role = "" }: LineUpPlayer): boolean =>
  shooterRoles.has(role) || !starters.some((player) => shooterRoles.has(player.role ?? ""));

/** A player of a squad for a play; goalkeepers save, and one player kicks. */
export function castFor(
  random: Random,
  squad: Squad,
  play: PlayName | null,
  isAvailable: (player: LineUpPlayer) => boolean,
): Player {
  const specialists = play === "save" ? keeperRoles : play !== null && kicks.has(play) ? kickerRoles : null;
  if (specialists !== null) return toPlayer(withRole(squad, specialists, isAvailable));
  const byRole = play !== null && defences.has(play) ? defenceWeights : attackWeights;
  const weigh = (player: LineUpPlayer, share: number) =>
    isAvailable(player) ? (byRole.get(player.role ?? "") ?? 1) * share : 0;
  let all = 0;
  for (const player of squad.starters) all += weigh(player, 1);
  for (const player of squad.bench) all += weigh(player, benchWeight);
  let left = random() * all;
  const chosen =
    squad.starters.find((player) => (left -= weigh(player, 1)) < 0) ??
    squad.bench.find((player) => (left -= weigh(player, benchWeight)) < 0);
  return toPlayer(chosen ?? squad.starters[0] ?? squad.coach);
}

/** Starters come first, so that the bench serves only where no starter has the role. */
function withRole(
  { starters, bench, coach }: Squad,
  roles: readonly string[],
  isAvailable: (player: LineUpPlayer) => boolean,
): Player {
  const available = [...starters, ...bench].filter(isAvailable);
  return available.find(({ role }) => roles.includes(role ?? "")) ?? available[0] ?? coach;
}

/** A player without the fields of a line-up; memoized, because a player acts many times in a game. */
export function toPlayer(person: Player): Player {
  const known = plainPlayers.get(person);
  if (known !== undefined) return known;
  const { id, name, shortName, countryKey } = person;
  const player: Player = {
    id,
    name,
    ...(shortName === undefined ? {} : { shortName }),
    ...(countryKey === undefined ? {} : { countryKey }),
  };
  plainPlayers.set(person, player);
  return player;
}

const plainPlayers = new WeakMap<Player, Player>();
