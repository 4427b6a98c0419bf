import { z } from "zod";
import { createMinuteBudget } from "./minute-budget.ts";
import { readBounded } from "./read-bounded.ts";
import { onlyMethods, plainAnswer } from "./plain-answers.tsx";

/** A browser's report is some hundred bytes; several may come in one body. */
const longestBytes = 8 * 1024;
const reportsPerBody = 10;
/** The most lines a minute, over all senders. */
const linesPerMinute = 60;

const text = z.string().optional().catch(undefined);
/** `report-uri` (CSP 2). */
const oldReport = z.object({
  "csp-report": z.object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
    "line-number": z.number().optional().catch(undefined),
  }),
});
/** `report-to` (the Reporting API). */
const newReports = z.array(
  z.object({
    type: z.literal("csp-violation"),
    body: z.object({
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: z.number().optional().catch(undefined),
    }),
  }),
);

/**
 * Takes browsers' reports of blocked content and writes a line for each: the directive, and the source of the blocked
 * content. Addresses lose their query and every part that does not name a file or a host, so that a line says nothing
 * about a person.
 */
export function createReportDesk(
  nowMs: () => number,
  writeLine: (line: string) => void,
): (request: Request) => Promise<Response> {
  const mayWrite = createMinuteBudget(linesPerMinute, nowMs);
  return async (request) => {
    if (request.method !== "POST") return onlyMethods("POST");
    const body = await readBounded(request, longestBytes);
    if (body === null) return plainAnswer(413, "Too large");
    const lines = toReportLines(body);
    if (lines === null) return plainAnswer(400, "Not a report");
    for (const line of lines) if (mayWrite()) writeLine(line);
    return plainAnswer(204, "");
  };
}

/** Null for a body that is not a report. */
export function toReportLines(body: string): readonly string[] | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const old = oldReport.safeParse(json);
  if (old.success) {
    const report = old.data["csp-report"];
    const directive = report["effective-directive"] ?? report["violated-directive"];
    return [toLine(directive, report["blocked-uri"], report["source-file"], report["line-number"])];
  }
  const parsed = newReports.safeParse(json);
  if (!parsed.success) return null;
  return parsed.data
    .slice(0, reportsPerBody)
    .map(({ body: { effectiveDirective, blockedURL, sourceFile, lineNumber } }) =>
      toLine(effectiveDirective, blockedURL, sourceFile, lineNumber),
    );
}

function toLine(directive = "", blocked = "", source = "", lineNumber = 0): string {
  const name = /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "unknown";
  const line = Number.isSafeInteger(lineNumber) && lineNumber > 0 ? `:${lineNumber}` : "";
  return `policy violated: ${name} blocked ${toOrigin(blocked)} in ${toFile(source)}${line}`;
}

/** Returns a keyword ("inline", "eval", "data") unchanged, and for an address its origin or, unless it is HTTP(S), its scheme. */
function toOrigin(text: string): string {
  if (/^[a-z-]{1,20}$/.test(text)) return text;
  const url = URL.parse(text);
  if (url === null) return "unknown";
  return url.protocol === "https:" || url.protocol === "http:" ? url.origin.slice(0, 100) : url.protocol;
}

/** The site's own files by name; anything else by its host. */
function toFile(text: string): string {
  const asset = /\/assets\/[\w.-]{1,80}$/.exec(URL.parse(text)?.pathname ?? "")?.[0];
  return asset ?? toOrigin(text);
}
