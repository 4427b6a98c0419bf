import { parseFeedName } from "../../shared/wire/feed-names.ts";
import { isLive } from "../../shared/sports/status-types.ts";
import { answerFeed } from "../../workers/origin/src/feeds/answer-feed.ts";
import { createBodyCache } from "../../workers/origin/src/feeds/body-cache.ts";
import { advance } from "../../workers/origin/src/ledger/advance.ts";
import { createLedgerContext } from "../../workers/origin/src/ledger/ledger-context.ts";
import { withMergedClubs } from "../../workers/origin/src/ledger/merged-clubs.ts";
import { migrate } from "../../workers/origin/src/ledger/migrations.ts";
import { toProviders } from "../../workers/origin/src/ledger/providers.ts";
import { detailsOf } from "../../workers/origin/src/ledger/timeline.ts";
import { withSeasons } from "../../workers/origin/src/ledger/whole-seasons.ts";
import { openStorage } from "../../workers/origin/test/storage-in-node.ts";
import { createWorld } from "../../world/world.ts";
import type { Figure } from "../figures.ts";
import { measureInterleaved } from "../interleaved.ts";

/** A Saturday afternoon of football: hundreds of games run. */
const nowSeconds = Date.UTC(2026, 9, 10, 16) / 1000;
const sections = ["sui", "st", "li", "lc", "hh", "ma", "nf", "od", "psn"];

/**
 * Measures the feeds that a page of a running match requests repeatedly while other games go on, against the cost of building
 * the same feeds, and against JSON.stringify of their source data.
 */
export function measureMatchFeeds(): readonly Figure[] {
  const { storage, close } = openStorage();
  migrate(storage);
  const ledger = createLedgerContext(storage.sql, 1, toProviders([createWorld("bench")]));
  storage.transactionSync(() => advance(ledger, nowSeconds));
  const whole = withMergedClubs(withSeasons(ledger, () => nowSeconds));
  const live = ledger.events.liveEvents().filter(({ state }) => isLive(state.status));
  const [match, other] = live;
  if (match === undefined || other === undefined) throw new Error("no game is on");
  const { eventId, leagueStageId } = match.state.schedule;
  const tournamentId = ledger.events.league(leagueStageId)?.tournamentId ?? "";
  const names = [
    ...["dc", "g"].map((kind) => `${kind}_1_${eventId}`),
    ...sections.map((section) => `df_${section}_1_${eventId}`),
    `d_su_${eventId}_fr_1`,
    `to_${tournamentId}_${leagueStageId}_1`,
    `tt_${tournamentId}_${leagueStageId}`,
  ].flatMap((text) => parseFeedName(text) ?? []);
  const clock = ledger.sources.clockAt(nowSeconds);
  const asked = { projectLanguage: "fr", market: "fr" } as const;
  const keptBody = createBodyCache(ledger.sources);
  const build = (name: (typeof names)[number]) => answerFeed(whole, name, { ...asked, clock });
  const ask = (name: (typeof names)[number]) => keptBody({ name, ...asked, asOfSeq: null }, clock, () => build(name));
  const details = detailsOf(whole, match);
  const { again, built, json } = measureInterleaved(
    {
      again() {
        // Another game goes on: every cached body is checked again.
        ledger.events.putProgress(other);
        names.forEach(ask);
      },
      built: () => names.forEach(build),
      json: () => JSON.stringify(details),
    },
    { rounds: 40, warmUp: 10 },
  );
  close();
  const each = again / names.length;
  return [
    {
      name: "a feed of a running match that says what it said, CPU",
      value: each,
      unit: "ms",
      target: { atMost: 0.2 },
      detail: `${names.length} feeds while another game goes on: ${again.toFixed(3)} ms, built ${built.toFixed(1)} ms`,
    },
    {
      name: "the same, of JSON.stringify of the match",
      value: each / json,
      unit: "×",
      target: { atMost: 0.2 },
      detail: `${each.toFixed(4)} ms, JSON ${json.toFixed(3)} ms`,
    },
  ];
}
