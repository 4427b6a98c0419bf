import * as fc from "fast-check";
import { expect, it } from "vitest";
import { from, makeProxy } from "./fake-origins.ts";

const pieces = [
  "f_",
  "u_",
  "fo_",
  "1",
  "0",
  "-",
  "_",
  ".",
  "%",
  "%00",
  "%2f",
  "..",
  "fr",
  "\u202e",
  "é",
  "9".repeat(30),
  ";",
  " ",
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 200 }),
);
/** Any value that a header can carry. */
const headerValue = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});
const headers = fc.record(
  {
    "x-fsign": fc.oneof(fc.constant("signed"), headerValue),
    "if-none-match": headerValue,
    "x-geoip": headerValue,
    "x-tribune-visitor": headerValue,
  },
  { requiredKeys: [] },
);

it("answers whatever a client sends with a status of its own, and throws nothing", async () => {
  const { send, failures } = makeProxy();
  const project = fc.oneof(fc.constant("1"), text);
  const method = fc.constantFrom("GET", "HEAD", "POST", "OPTIONS", "DELETE");
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(project, text, text, method, headers, async (projectText, name, query, verb, given) => {
      const url = new URL("https://site.test/");
      url.pathname = `/${projectText}/x/feed/${name}`;
      url.search = query;
      const response = await send(new Request(url, { method: verb, headers: { "x-fsign": "signed", ...given } }));
      statuses.add(response.status);
      expect([200, 304, 401, 404, 405]).toContain(response.status);
      expect((await response.text()).length).toBeLessThan(200);
    }),
    { numRuns: 500 },
  );
  expect(failures).toEqual([]);
});

it("says what fails at an origin once in 5 s, however many ask", async () => {
  const { get, origin, failures, clock } = makeProxy();
  origin.state = "broken";
  for (let index = 0; index < 100; index += 1) expect((await get(`f_1_${index}_2_fr_1`, from("FR"))).status).toBe(502);
  expect(failures).toHaveLength(1);
  clock.nowMs += 5_000;
  await get("f_1_0_2_fr_1");
  expect(failures).toHaveLength(2);
});
