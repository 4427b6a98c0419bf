import { stableId } from "../../shared/sports/stable-id.ts";
import { postSigned } from "../../scripts/import/post-signed.ts";
import { percentile, type Figure } from "../figures.ts";
import { toNames, toQuery, toRandom, type QueryKind } from "./search-names.ts";
import { provider, startOriginWorker, type OriginWorker } from "./origin-worker.ts";

const participantCount = 50_000;
const sportIds = [1, 2, 3, 7, 12];
const gamesPerLeague = 50;
const queriesPerKind = 300;
const kinds: readonly QueryKind[] = ["letter", "prefix", "name", "word", "typo", "nothing"];
/** Target of the specification, for all kinds together. */
const mostMs = 30;

/** Names that were typed by visitors, beside the least that the same database can do. */
export async function measureSearch(): Promise<readonly Figure[]> {
  const worker = await startOriginWorker();
  try {
    const names = toNames(participantCount);
    await fill(worker, names);
    const { all, byKind, probe } = await measure(worker, names);
    for (const [kind, times] of byKind) {
      console.log(
        `       search, ${kind.padEnd(8)} p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`,
      );
    }
    return toFigures(all, probe);
  } finally {
    await worker.stop();
  }
}

/** Posts games between the named until all are in the catalogue. */
async function fill({ origin, count }: OriginWorker, names: readonly string[]): Promise<void> {
  const perSport = names.length / sportIds.length;
  await Promise.all(
    sportIds.map(async (sportId, sport) => {
      const own = names.slice(sport * perSport, (sport + 1) * perSport);
      for (let league = 0; league * gamesPerLeague * 2 < own.length; league += 1) {
        const members = own.slice(league * gamesPerLeague * 2, (league + 1) * gamesPerLeague * 2);
        const body = toBatch(sportId, league, members);
        const response = await postSigned(new URL("/ingest/v1/events", origin), provider, body);
        const report = (await response.json()) as { refused?: readonly unknown[] };
        if (report.refused?.length !== 0) throw new Error(JSON.stringify(report).slice(0, 300));
      }
    }),
  );
  while ((await count()) < names.length) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Games long past: the ledger stores them, and no hub needs to hear of them. */
function toBatch(sportId: number, league: number, members: readonly string[]) {
  const stageId = stableId(sportId, "bench stage", String(league));
  const toParticipant = (name: string) => ({
    id: stableId(sportId, "bench participant", name),
    name,
    code: "BEN",
    slug: "bench",
  });
  return {
    sportId,
    leagues: [
      {
        sportId,
        stageId,
        tournamentId: stableId(sportId, "bench tournament", String(league)),
        templateId: stableId(sportId, "bench template", String(league)),
        name: `Ligue ${league + 1}`,
        countryKey: "FR",
        season: "2020",
        timeZone: "Europe/Paris",
        rank: league,
        type: "p",
      },
    ],
    events: Array.from({ length: members.length / 2 }, (_, game) => ({
      eventId: stableId(sportId, "bench event", String(league), String(game)),
      leagueStageId: stageId,
      sportId,
      startSeconds: Date.UTC(2020, 0, 1) / 1000,
      timeKnown: true,
      round: "1",
      home: toParticipant(members[2 * game] ?? ""),
      away: toParticipant(members[2 * game + 1] ?? ""),
      result: null,
    })),
  };
}

/** Milliseconds of each request, one after the other; probes and searches take turns, so that load hits both alike. */
async function measure({ origin, probe }: OriginWorker, names: readonly string[]) {
  const random = toRandom(11);
  const probes: number[] = [];
  const byKind = new Map<QueryKind, number[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < queriesPerKind; round += 1) {
    for (const kind of kinds) {
      const query = toQuery(kind, names[random(names.length)] ?? "", random);
      probes.push(await time(probe));
      byKind.get(kind)?.push(await time(new URL(`/api/v2/search/?q=${encodeURIComponent(query)}`, origin)));
    }
  }
  return { all: [...byKind.values()].flat(), byKind, probe: probes };
}

async function time(url: URL): Promise<number> {
  const startMs = performance.now();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  return performance.now() - startMs;
}

function toFigures(all: readonly number[], probe: readonly number[]): readonly Figure[] {
  return [0.5, 0.99].map((share) => {
    const [search, least] = [percentile(all, share), percentile(probe, share)];
    return {
      name: `search p${share * 100}`,
      value: search,
      unit: "ms",
      target: { atMost: mostMs },
      detail: `${(search / least).toFixed(1)} × a Worker that asks the same database SELECT 1 (${least.toFixed(2)} ms)`,
    };
  });
}
