import { createServer, type RequestListener } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFeedProxy } from "../support/feed-proxy.ts";
import { feedSign } from "../support/stack.ts";

const listOf = (who: string) => `SA÷1¬~ZA÷${who}¬~A1÷¬~`;

/** An origin on loopback that records its requests. */
async function startOrigin(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the origin has no port");
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, asked, stop };
}

const good =
  (who: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { "x-feed-seq": "1" }).end(listOf(who));

/** What an origin may do instead of answering, by the letter of its country. */
const faults: Readonly<Record<string, RequestListener>> = {
  silent: () => undefined,
  lying: (_, response) => void response.writeHead(200, { "x-feed-seq": "1" }).end("SA÷2¬~ZA÷other¬~A1÷¬~"),
  "without end": (_, response) => {
    const block = Buffer.alloc(1_000_000, 65);
    const more = () => {
      while (response.write(block));
    };
    response.writeHead(200, { "x-feed-seq": "1" }).on("drain", more);
    more();
  },
  looping: (request, response) => void response.writeHead(302, { location: request.url ?? "/" }).end(),
};
/** Countries that one origin serves. */
const europe = [
  "AL",
  "AT",
  "BG",
  "CH",
  "CZ",
  "DE",
  "DK",
  "ES",
  "FI",
  "GB",
  "GR",
  "HR",
  "HU",
  "IT",
  "PL",
  "PT",
  "RO",
  "SI",
  "SK",
];
const countries = { silent: "SE", lying: "LU", "without end": "NO", looping: "LT" } as const;

describe("the origins of a deployment", () => {
  const started: { stop(): unknown }[] = [];
  const origins = new Map<string, Awaited<ReturnType<typeof startOrigin>>>();
  let url: URL;
  const start = async (name: string, answer: RequestListener) => {
    const origin = await startOrigin(answer);
    started.push(origin);
    origins.set(name, origin);
    return origin.url;
  };
  const askedOf = (name: string) => origins.get(name)?.asked ?? [];
  const get = async (name: string, country: string, project = 1) => {
    const response = await fetch(new URL(`/${project}/x/feed/${name}`, url), {
      headers: { "x-fsign": feedSign, "x-country": country },
    });
    return { status: response.status, from: /ZA÷([^¬]*)/.exec(await response.text())?.[1] ?? null };
  };

  beforeAll(async () => {
    const local = [
      { url: await start("fr-1", good("fr-1")), weight: 1, countries: ["FR"] },
      { url: await start("fr-2", good("fr-2")), weight: 1, countries: ["FR"] },
      { url: await start("be", good("be")), weight: 1, countries: ["BE", "NL"] },
      { url: await start("europe", good("europe")), weight: 1, countries: europe },
      { url: await start("off", good("off")), weight: 0, countries: ["BE"] },
      // No server listens on this port.
      { url: "http://127.0.0.1:9", weight: 1, countries: ["IE"] },
    ];
    for (const [fault, country] of Object.entries(countries)) {
      local.push({ url: await start(fault, faults[fault] ?? good(fault)), weight: 1, countries: [country] });
    }
    const global = [{ url: await start("global", good("global")), weight: 1, countries: ["US"] }];
    const proxy = await startFeedProxy({ local, global, default_url: await start("default", good("default")) });
    started.push(proxy);
    url = proxy.url;
  });
  afterAll(async () => {
    for (const each of started) await each.stop();
  });

  let day = -100;
  /** All countries share a feed's body, so each request is for a feed that was not requested before. */
  const nextFeed = () => `f_1_${(day -= 1)}_0_fr_1`;
  /** On a busy machine an origin that answers late is replaced for some seconds; the one that should serve does so in the end. */
  const patience = { timeout: 45_000, interval: 500 };
  const next = (country: string) => () => get(nextFeed(), country);
  const from = (origin: string) => ({ status: 200, from: origin });

  it("[C7.07] are the local one of the visitor's country, else a global one, never one without weight", async () => {
    await expect.poll(next("BE"), patience).toEqual(from("be"));
    await expect.poll(next("NL"), patience).toEqual(from("be"));
    await expect.poll(next("PE"), patience).toEqual(from("global"));
    expect(askedOf("off")).toEqual([]);
  });

  it("[C7.16] are local ones in many countries of Europe; elsewhere a global one serves", async () => {
    for (const country of europe) await expect.poll(next(country), patience).toEqual(from("europe"));
    for (const country of ["BR", "JP", "US", "ZA"]) await expect.poll(next(country), patience).toEqual(from("global"));
  });

  it("[C7.08] stay the same for all feeds of a project and a country, once one was drawn", async () => {
    const drawTwelve = async () => {
      const found = new Set<string | null>();
      for (let drawn = 0; drawn < 12; drawn += 1) found.add((await get(nextFeed(), "FR")).from);
      return [...found];
    };
    await expect.poll(drawTwelve, patience).toEqual([expect.stringMatching(/^fr-[12]$/)]);
  });

  it("[C7.08] serve a client by the one that it names, as long as that one serves its country, and an answer names it", async () => {
    const askedBy = (country: string, named: string | undefined) => async () => {
      const headers = { "x-fsign": feedSign, "x-country": country, "x-feed-origin": named ?? "" };
      const response = await fetch(new URL(`/1/x/feed/${nextFeed()}`, url), { headers });
      return [response.headers.get("x-feed-origin"), /ZA÷([^¬]*)/.exec(await response.text())?.[1] ?? null];
    };
    const urlOf = (name: string) => origins.get(name)?.url;
    for (const name of ["fr-1", "fr-2", "fr-1"])
      await expect.poll(askedBy("FR", urlOf(name)), patience).toEqual([urlOf(name), name]);
    await expect.poll(askedBy("BE", urlOf("fr-1")), patience).toEqual([urlOf("be"), "be"]);
    await expect.poll(askedBy("BE", urlOf("off")), patience).toEqual([urlOf("be"), "be"]);
  });

  it("[C7.01] are asked for the same name below the project, with nothing of the visitor's", async () => {
    const isAsked = async () => {
      const name = nextFeed();
      await get(name, "BE", 27);
      return askedOf("be").includes(`/27/x/feed/${name}`);
    };
    await expect.poll(isAsked, patience).toBe(true);
  });

  it.each(["silent", "lying", "without end", "looping"] as const)(
    "[C8.07] are replaced by the next one where one is %s",
    async (fault) => {
      await expect.poll(next(countries[fault]), patience).toEqual(from("global"));
      expect(askedOf(fault).length).toBeGreaterThan(0);
    },
  );

  it("[C8.07] are replaced by the next one where nobody listens", async () => {
    await expect.poll(next("IE"), patience).toEqual(from("global"));
  });

  it("[F24] are asked once for a feed that a thousand clients want at once", async () => {
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => get("f_1_-8_0_fr_1", "BE")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // On a busy machine the first origin answers too late and the proxy asks the global one; and the last clients ask
    // when the feed is 5 s old, so the proxy asks again.
    const asked = [...origins.keys()].flatMap(askedOf).filter((path) => path.includes("f_1_-8_"));
    expect(asked.length).toBeLessThan(10);
  });
});
