import { toXmlText } from "../features/documents/xml.ts";
import { workersOf, type Problem } from "./problems.ts";
import { sportsTable } from "./sports-table.ts";
import type { StatusReport } from "./status-report.ts";
import { statusStyle } from "./status-style.ts";
import { shareWords, spanWords } from "./status-words.ts";
import { table, type Cell } from "./table.ts";

/** Asked for again by the browser, while somebody looks at it. */
const refreshSeconds = 30;

/** The report as a page, without a script; `nonce` is that of its style. */
export function toStatusPage(report: StatusReport, problems: readonly Problem[], nonce: string): string {
  const sections = [
    ofProblems(problems),
    section("Sports", sportsTable(report)),
    section("Caches", cachesTable(report)),
    section("Origins", originsTable(report)),
    section("Public sources", sourcesTable(report)),
    section("Betting policies", policiesPart(report)),
    section("Versions", versionsTable(report)),
  ];
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${titleOf(problems)} · Status</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${refreshSeconds}">` +
    `<style nonce="${nonce}">${statusStyle}</style></head><body><main><header><h1>Status</h1>` +
    `<p>${toXmlText(report.madeAt.replace("T", " ").slice(0, 19))} UTC</p><a href="/status.json">JSON</a></header>` +
    `${sections.join("")}</main></body></html>`
  );
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

function titleOf(problems: readonly Problem[]): string {
  const faults = problems.filter(({ level }) => level === "fault").length;
  return faults === 0 ? "All well" : count(faults, "fault");
}

const section = (title: string, markup: string): string => `<section><h2>${title}</h2>${markup}</section>`;

function ofProblems(problems: readonly Problem[]): string {
  const lines = problems.map(({ level, text }) => `<li class="${level}">${toXmlText(text)}</li>`);
  if (lines.length === 0) return section("All well", `<p class="well">Nothing needs anybody.</p>`);
  return section(titleOf(problems), `<ul>${lines.join("")}</ul>`);
}

const unanswered = (fault: string): string => `<p class="fault">${toXmlText(fault)}</p>`;

function cachesTable({ site, feedProxy, madeAt }: StatusReport): string {
  const nowMs = Date.parse(madeAt);
  const since = (ms: number | null): Cell => (ms === null ? "nothing yet" : spanWords(nowMs - ms));
  const { HIT, STALE, MISS, BYPASS } = site.pages;
  const pages = HIT + STALE + MISS + BYPASS;
  const rows: (readonly Cell[])[] = [
    ["Pages", shareWords(HIT + STALE, pages), String(pages), String(STALE), String(site.failed), since(site.sinceMs)],
  ];
  if (feedProxy.ok) {
    const { loads, sinceMs } = feedProxy.value;
    const all = loads.cache + loads.origin + loads.stale + loads.none;
    const hits = shareWords(loads.cache + loads.stale, all);
    rows.push(["Feeds", hits, String(all), String(loads.stale), String(loads.none), since(sinceMs)]);
  }
  const said = `<p class="quiet">Of the two isolates that answered, since they started.</p>`;
  return said + table(["", "Hits", "Served", "Stale", "Failed", "Since"], rows);
}

function originsTable({ feedProxy, madeAt }: StatusReport): string {
  if (!feedProxy.ok) return unanswered(feedProxy.fault);
  const { origins, failovers } = feedProxy.value;
  const nowMs = Date.parse(madeAt);
  const rows = origins.map(({ url, state, answered, failed, late, lastFailureMs }): readonly Cell[] => [
    url,
    { text: state, level: state === "up" ? "well" : "fault" },
    String(answered),
    String(failed),
    String(late),
    lastFailureMs === null ? "–" : `${spanWords(nowMs - lastFailureMs)} ago`,
  ]);
  const said = `<p class="quiet">${count(failovers, "failover")}; ${origins.length === 0 ? "none was asked yet" : "those that were asked"}.</p>`;
  return said + table(["Origin", "State", "Answered", "Failed", "Late", "Last failure"], rows);
}

function sourcesTable({ sources, madeAt }: StatusReport): string {
  if (!sources.ok) return unanswered(sources.fault);
  const nowMs = Date.parse(madeAt);
  const rows = sources.value.sources.map((source): readonly Cell[] => [
    { text: source.source, small: source.reason ?? "" },
    { text: source.state, level: source.state === "refused" ? "fault" : source.state === "on" ? "well" : null },
    source.answeredMs === null ? "–" : `${spanWords(nowMs - source.answeredMs)} ago`,
    source.budgetLeft.join(" / "),
    String(source.failures),
    String(source.waiting),
  ]);
  return table(["Source", "State", "Last answer", "Budget", "Failures", "Waiting"], rows);
}

function policiesPart({ geo }: StatusReport): string {
  if (!geo.ok) return unanswered(geo.fault);
  const { policies, due } = geo.value;
  const said = `<p>${count(policies, "row")}, ${due.length === 0 ? "nothing" : due.length} due for review.</p>`;
  if (due.length === 0) return said;
  const lines = due.map((line) => `<li>${toXmlText(line)}</li>`).join("");
  return `${said}<details><summary>What is due</summary><ul>${lines}</ul></details>`;
}

function versionsTable(report: StatusReport): string {
  const { site } = report;
  const asked = { tribune: { ok: true as const, value: site }, ...workersOf(report) };
  const rows = Object.entries(asked).map(([name, answer]): readonly Cell[] => {
    if (!answer.ok) return [name, { text: answer.fault, level: "fault" }, ""];
    const { version } = answer.value;
    if (version === null) return [name, "–", ""];
    const tag = version.tag === "" ? version.id.slice(0, 8) : version.tag;
    return [name, tag, version.timestamp.replace("T", " ").slice(0, 16)];
  });
  const said = `<p class="quiet">The client's files: ${toXmlText(site.build)}.</p>`;
  return said + table(["Worker", "Version", "Uploaded"], rows);
}
