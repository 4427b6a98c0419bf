import { expect, it } from "vitest";
import { createFailureWriter, withoutSecrets, type Failure } from "./failure.ts";

function linesOf(failure: Failure) {
  const lines: { readonly level: string; readonly text: string }[] = [];
  const at = (level: string) => (text: string) => void lines.push({ level, text });
  createFailureWriter("tribune-geo", { error: at("error"), warn: at("warn") })(failure);
  return lines;
}

it("[C8.02] writes one line with level, Worker, action, url, status and reason", () => {
  const failure: Failure = { action: "ask", url: "https://a.test/b", status: 502, reason: "two\nlines" };
  const [line, ...more] = linesOf(failure);
  expect(more).toEqual([]);
  expect(line?.level).toBe("error");
  expect(line?.text).not.toContain("\n");
  expect(JSON.parse(line?.text ?? "")).toEqual({ level: "error", worker: "tribune-geo", ...failure });
  expect(linesOf({ level: "warn", action: "ask" })[0]?.level).toBe("warn");
});

it.each([
  ["https://a.test/b?ticket=secret#code=secret", "https://a.test/b"],
  ["https://user:secret@a.test/b", "https://a.test/b"],
  ["/v5/verify?code=secret", "/v5/verify"],
  ["https://a.test/b@2", "https://a.test/b@2"],
])("writes %s as %s", (url, written) => {
  expect(withoutSecrets(url)).toBe(written);
});
