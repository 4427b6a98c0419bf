import { expect, it } from "vitest";
import { createReportDesk, toReportLines } from "./policy-report.ts";

const old = (report: Record<string, unknown>) => JSON.stringify({ "csp-report": report });

it("writes a line for what a browser blocked, by the old and the new form", () => {
  expect(
    toReportLines(
      old({
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://ads.example/x.js?user=1",
        "source-file": "https://tribune.example/assets/root-Abc1.js",
        "line-number": 7,
      }),
    ),
  ).toEqual(["policy violated: script-src-elem blocked https://ads.example in /assets/root-Abc1.js:7"]);
  const body = {
    effectiveDirective: "style-src-attr",
    blockedURL: "inline",
    sourceFile: "chrome-extension://abc/x.js",
  };
  expect(toReportLines(JSON.stringify([{ type: "csp-violation", body }]))).toEqual([
    "policy violated: style-src-attr blocked inline in chrome-extension:",
  ]);
});

it("writes nothing that is of a person or of the sender's making", () => {
  const [line] =
    toReportLines(
      old({
        "effective-directive": "img-src\nERROR forged",
        "blocked-uri": "https://user:secret@ads.example/me@mail.example",
        "source-file": "https://tribune.example/match/1abcdefg?mail=me@mail.example",
        "line-number": 1e99,
        referrer: "https://elsewhere.example/private",
      }),
    ) ?? [];
  expect(line).toBe("policy violated: img-src blocked https://ads.example in https://tribune.example");
});

it.each(["", "{", "null", "[1]", "{}", '[{"type":"deprecation","body":{}}]'])("takes %s for no report", (body) => {
  expect(toReportLines(body)).toBeNull();
});

it("reads the name that older browsers give a directive", () => {
  const named = { "violated-directive": "font-src", "blocked-uri": "data" };
  expect(toReportLines(old(named))).toEqual(["policy violated: font-src blocked data in unknown"]);
  const both = { ...named, "effective-directive": "script-src-elem" };
  expect(toReportLines(old(both))).toEqual(["policy violated: script-src-elem blocked data in unknown"]);
});

it.each([
  [{}, "unknown blocked unknown in unknown"],
  [{ "effective-directive": "!img-src" }, "unknown blocked unknown in unknown"],
  [{ "blocked-uri": "http://ads.example:8080/x" }, "unknown blocked http://ads.example:8080 in unknown"],
  [{ "blocked-uri": "blob:https://ads.example/1" }, "unknown blocked blob: in unknown"],
  [{ "blocked-uri": `https://${"a".repeat(200)}.example` }, `unknown blocked https://${"a".repeat(92)} in unknown`],
  [
    { "source-file": "https://tribune.example/assets/root.js/of/me" },
    "unknown blocked unknown in https://tribune.example",
  ],
  [{ "source-file": "/assets/root.js" }, "unknown blocked unknown in unknown"],
  [{ "line-number": -1 }, "unknown blocked unknown in unknown"],
])("writes of %j no more than it can name", (report, line) => {
  expect(toReportLines(old(report))).toEqual([`policy violated: ${line}`]);
});

it("writes lines for ten of the reports in one body", () => {
  const report = { type: "csp-violation", body: { effectiveDirective: "img-src" } };
  expect(toReportLines(JSON.stringify(Array.from({ length: 11 }, () => report)))).toHaveLength(10);
});

it.each([
  [400, "Not a report\n", { body: "x".repeat(8_192) }],
  [413, "Too large\n", { body: "x".repeat(8_193) }],
  [413, "Too large\n", { body: "x", headers: { "content-length": "8193" } }],
  [400, "Not a report\n", { body: "x", headers: { "content-length": "8192" } }],
  [400, "Not a report\n", {}],
])("answers %i %j to what is too long, or none", async (status, text, init) => {
  const take = createReportDesk(
    () => 0,
    () => {},
  );
  const response = await take(new Request("https://tribune.example/csp-report", { method: "POST", ...init }));
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it("reads no more than a report's size, and writes no more than a minute's lines", async () => {
  const state = { nowMs: 1_000_000 };
  const lines: string[] = [];
  const take = createReportDesk(
    () => state.nowMs,
    (line) => lines.push(line),
  );
  const post = (body: string) => take(new Request("https://tribune.example/csp-report", { method: "POST", body }));
  expect((await post("x".repeat(8_193))).status).toBe(413);
  expect((await post("x")).status).toBe(400);
  expect((await take(new Request("https://tribune.example/csp-report"))).status).toBe(405);
  const report = old({ "effective-directive": "img-src", "blocked-uri": "inline" });
  for (let sent = 0; sent < 100; sent += 1) expect((await post(report)).status).toBe(204);
  expect(lines).toHaveLength(60);
  state.nowMs += 60_000;
  await post(report);
  expect(lines).toHaveLength(61);
});
