import type { ReactNode } from "react";
import { renderStaticDocument } from "../ui/render-static.ts";
import { workersOf, type Problem } from "./problems.ts";
import { SportsTable } from "./sports-table.tsx";
import type { StatusReport } from "./status-report.ts";
import { statusStyle } from "./status-style.ts";
import { shareWords, spanWords } from "./status-words.ts";
import { Table, type Cell } from "./table.tsx";

/** Asked for again by the browser, while somebody looks at it. */
const refreshSeconds = 30;

/** The report as a page, without a script; `nonce` is that of its style. */
export const toStatusPage = (report: StatusReport, problems: readonly Problem[], nonce: string): string =>
  renderStaticDocument(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${titleOf(problems)} · Status`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
        <style nonce={nonce}>{statusStyle}</style>
      </head>
      <body>
        <main>
          <header>
            <h1>Status</h1>
            <p>{`${report.madeAt.replace("T", " ").slice(0, 19)} UTC`}</p>
            <a href="/status.json">JSON</a>
          </header>
          <Problems problems={problems} />
          <Section title="Sports">
            <SportsTable {...report} />
          </Section>
          <Section title="Caches">
            <CachesTable {...report} />
          </Section>
          <Section title="Origins">
            <OriginsTable {...report} />
          </Section>
          <Section title="Public sources">
            <SourcesTable {...report} />
          </Section>
          <Section title="Betting policies">
            <Policies {...report} />
          </Section>
          <Section title="Versions">
            <VersionsTable {...report} />
          </Section>
        </main>
      </body>
    </html>,
  );

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

function titleOf(problems: readonly Problem[]): string {
  const faults = problems.filter(({ level }) => level === "fault").length;
  return faults === 0 ? "All well" : count(faults, "fault");
}

type SectionProps = { readonly title: string; readonly children: ReactNode };

const Section = ({ title, children }: SectionProps) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const Problems = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <Section title={titleOf(problems)}>
    {problems.length === 0 ? (
      <p className="well">Nothing needs anybody.</p>
    ) : (
      <ul>
        {problems.map(({ level, text }) => (
          <li key={text} className={level}>
            {text}
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const Unanswered = ({ fault }: { readonly fault: string }) => <p className="fault">{fault}</p>;

function CachesTable({ site, feedProxy, madeAt }: StatusReport) {
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
  return (
    <>
      <p className="quiet">Of the two isolates that answered, since they started.</p>
      <Table heads={["", "Hits", "Served", "Stale", "Failed", "Since"]} rows={rows} />
    </>
  );
}

function OriginsTable({ feedProxy, madeAt }: StatusReport) {
  if (!feedProxy.ok) return <Unanswered fault={feedProxy.fault} />;
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
  const asked = origins.length === 0 ? "none was asked yet" : "those that were asked";
  return (
    <>
      <p className="quiet">{`${count(failovers, "failover")}; ${asked}.`}</p>
      <Table heads={["Origin", "State", "Answered", "Failed", "Late", "Last failure"]} rows={rows} />
    </>
  );
}

function SourcesTable({ sources, madeAt }: StatusReport) {
  if (!sources.ok) return <Unanswered fault={sources.fault} />;
  const nowMs = Date.parse(madeAt);
  const rows = sources.value.sources.map((source): readonly Cell[] => [
    { text: source.source, small: source.reason ?? "" },
    { text: source.state, level: source.state === "refused" ? "fault" : source.state === "on" ? "well" : null },
    source.answeredMs === null ? "–" : `${spanWords(nowMs - source.answeredMs)} ago`,
    source.budgetLeft.join(" / "),
    String(source.failures),
    String(source.waiting),
  ]);
  const contradictory = sources.value.sources.filter(({ contradictions }) => contradictions > 0);
  return (
    <>
      <Table heads={["Source", "State", "Last answer", "Budget", "Failures", "Waiting"]} rows={rows} />
      {contradictory.map(({ source, contradictions, dropped }) => (
        <details key={source}>
          <summary>{`${source}: ${count(contradictions, "result")} with contradictory parts, which were dropped`}</summary>
          <ul>
            {dropped.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Policies({ geo }: StatusReport) {
  if (!geo.ok) return <Unanswered fault={geo.fault} />;
  const { policies, due } = geo.value;
  return (
    <>
      <p>{`${count(policies, "row")}, ${due.length === 0 ? "nothing" : due.length} due for review.`}</p>
      {due.length === 0 ? null : (
        <details>
          <summary>What is due</summary>
          <ul>
            {due.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function VersionsTable(report: StatusReport) {
  const { site } = report;
  const asked = { tribune: { ok: true as const, value: site }, ...workersOf(report) };
  const rows = Object.entries(asked).map(([name, answer]): readonly Cell[] => {
    if (!answer.ok) return [name, { text: answer.fault, level: "fault" }, ""];
    const { version } = answer.value;
    if (version === null) return [name, "–", ""];
    const tag = version.tag === "" ? version.id.slice(0, 8) : version.tag;
    return [name, tag, version.timestamp.replace("T", " ").slice(0, 16)];
  });
  return (
    <>
      <p className="quiet">{`The client's files: ${site.build}. The app: ${site.appVersion}.`}</p>
      <Table heads={["Worker", "Version", "Uploaded"]} rows={rows} />
    </>
  );
}
