import type { Asked, StatusReport } from "./status-report.ts";

/** A problem, with the section of docs/runbook.md that says what to do: `fault` needs somebody now, `note` on a working day. */
export type Problem = { readonly level: "fault" | "note"; readonly text: string };

const lateMs = 60_000;
/** A hub that is behind by so few is being told of them. */
const fewBehind = 50;
const oldFeedMs = 120_000;

/** Lists everything in a report that an operator should look at, faults first. */
export function toProblems(report: StatusReport): readonly Problem[] {
  const problems = [...ofWorkers(report), ...ofFeeds(report), ...report.sports.flatMap(ofSport), ...ofSources(report)];
  return problems.toSorted((left, right) => Number(left.level === "note") - Number(right.level === "note"));
}

const fault = (text: string): Problem => ({ level: "fault", text });
const note = (text: string): Problem => ({ level: "note", text });

/** The Workers by their names, the site's own apart. */
export const workersOf = ({ feedProxy, push, origin, account, geo, pictures, sources, telemetry }: StatusReport) => ({
  "tribune-feed-proxy": feedProxy,
  "tribune-push-durable-object": push,
  "tribune-origin": origin,
  "tribune-account": account,
  "tribune-geo": geo,
  "tribune-share-image": pictures,
  "tribune-providers": sources,
  "tribune-telemetry": telemetry,
});

function ofWorkers(report: StatusReport): readonly Problem[] {
  const silent = Object.entries(workersOf(report)).flatMap(([name, asked]) =>
    asked.ok ? [] : [fault(`${name} does not answer: ${asked.fault}`)],
  );
  const { site, origin, account, geo } = report;
  return [
    ...silent,
    ...(site.hasMailLinks
      ? []
      : [note("registration by mail is not set up: the variant has no host, and SITE_ORIGIN is not set")]),
    ...(isStoreLost(origin) ? [fault("the catalogue's database does not answer tribune-origin")] : []),
    ...(isStoreLost(account) ? [fault("the accounts' database does not answer tribune-account")] : []),
    ...(geo.ok && geo.value.due.length > 0
      ? [note(`${geo.value.due.length} policies, wordings or licences are due for review`)]
      : []),
  ];
}

const isStoreLost = (asked: Asked<{ readonly isStoreReached: boolean }>): boolean =>
  asked.ok && !asked.value.isStoreReached;

function ofFeeds({ feedProxy, madeAt }: StatusReport): readonly Problem[] {
  if (!feedProxy.ok) return [];
  const { origins, feeds } = feedProxy.value;
  const recentMs = Date.parse(madeAt) - lateMs;
  return [
    ...origins.filter(({ state }) => state !== "up").map(({ url, state }) => fault(`the origin ${url} is ${state}`)),
    ...feeds
      .filter(({ atMs }) => atMs >= recentMs)
      .flatMap(({ name, from, ageMs }) => {
        if (from === "none") return [fault(`the feed ${name} could not be had`)];
        return from === "stale" && (ageMs ?? 0) > oldFeedMs ? [fault(`the feed ${name} is stale`)] : [];
      }),
  ];
}

function ofSport({ sport, ledger, hub }: StatusReport["sports"][number]): readonly Problem[] {
  const silent = [
    ...(ledger.ok ? [] : [fault(`the ledger of ${sport} does not answer: ${ledger.fault}`)]),
    ...(hub.ok ? [] : [fault(`the hub of ${sport} does not answer: ${hub.fault}`)]),
    ...(hub.ok && hub.value.silentRelays > 0
      ? [fault(`${hub.value.silentRelays} of ${hub.value.relays} relays of ${sport} do not answer`)]
      : []),
  ];
  if (!ledger.ok || !ledger.value.isBegun) return silent;
  const { overdueMs, position, hubPosition, isHubReached, isCatalogueReached } = ledger.value;
  const behind = position - hubPosition;
  return [
    ...silent,
    ...(overdueMs > lateMs ? [fault(`the ledger of ${sport} is ${Math.round(overdueMs / 1000)} s late`)] : []),
    ...(behind > fewBehind ? [fault(`the hub of ${sport} is ${behind} changes behind its ledger`)] : []),
    ...(isHubReached ? [] : [fault(`the ledger of ${sport} does not reach its hub`)]),
    ...(isCatalogueReached ? [] : [note(`the ledger of ${sport} does not reach the catalogue`)]),
  ];
}

function ofSources({ sources }: StatusReport): readonly Problem[] {
  if (!sources.ok) return [];
  return sources.value.sources.flatMap(({ source, state, reason }) => {
    if (state === "refused") return [fault(`the source ${source} does not start: ${reason}`)];
    return state === "on" && reason !== null ? [note(`the source ${source}: ${reason}`)] : [];
  });
}
