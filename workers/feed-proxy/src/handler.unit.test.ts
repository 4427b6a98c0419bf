import { describe, expect, it } from "vitest";
import { feedNamePatterns } from "../../../shared/wire/feed-name-patterns.ts";
import { parseFeedName, type FeedNameKind } from "../../../shared/wire/feed-names.ts";
import { dayBody, from, makeProxy } from "./fake-origins.ts";

const day = "f_1_0_2_fr_1";

/** One name of each kind: every part is a 1, or what else it must be. */
const parts: Readonly<Record<string, string>> = {
  lang: "fr",
  eventId: "1abcdefg",
  section: "st",
  order: "y",
  newsPage: "sport",
};
const kinds = (Object.keys(feedNamePatterns) as FeedNameKind[]).filter((kind) => kind !== "geo");
const sampleNames = kinds.map((kind) =>
  feedNamePatterns[kind].replace(/\[.*?\]/g, "").replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "1"),
);

describe("the feed address", () => {
  it("[C7.01] [F1] [F3] answers a signed request with the origin's body as UTF-8 text", async () => {
    const { get, origin } = makeProxy();
    const response = await get(day);
    expect([response.status, await response.text()]).toEqual([200, dayBody("default")]);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(origin.asked[0]?.url).toBe(`https://default.test/2/x/feed/${day}`);
    expect(origin.asked[0]?.headers.get("x-fsign")).toBe("signed");
  });

  it.each(["", "wrong", "signe", "SIGNED"])("[C7.01] [F2] answers 401 to the signature %j", async (sign) => {
    const { get, origin } = makeProxy();
    expect((await get(day, { headers: { "x-fsign": sign } })).status).toBe(401);
    expect(origin.asked).toEqual([]);
  });

  it("[F2] answers 401 when the signature is missing", async () => {
    const { send } = makeProxy();
    const response = await send(new Request(`https://site.test/2/x/feed/${day}`));
    expect(response.status).toBe(401);
  });

  it("[F2] refuses all clients where no signature is set", async () => {
    expect((await makeProxy({ signature: "" }).get(day, { headers: { "x-fsign": "" } })).status).toBe(401);
  });

  it.each(["nope", "f_1_0_2_fr_1_0", "f_1_0", "", "f_1_0_0_en_1".padEnd(200, "1"), "..%2f..%2fadmin"])(
    "[F3] answers 0 to the unknown name %j without asking an origin",
    async (name) => {
      const { get, origin } = makeProxy();
      const response = await get(name);
      expect([response.status, await response.text()]).toEqual([200, "0"]);
      expect(origin.asked).toEqual([]);
    },
  );

  it("[C7.04] asks an origin for a feed of every kind, but for the one that the proxy answers itself", async () => {
    const { get, origin } = makeProxy();
    origin.body = "SA÷1¬~AA÷1abcdefg¬ODA÷1¬~";
    for (const name of sampleNames) expect(await (await get(name, from("FR"))).text()).toBe(origin.body);
    const asked = origin.asked.map(({ url }) => url.split("/").at(-1) ?? "");
    expect(asked).toEqual(sampleNames);
    expect(sampleNames.map((name) => parseFeedName(name)?.kind)).toEqual(kinds);
  });

  it("answers 404 to paths that are not feeds", async () => {
    const { send } = makeProxy();
    for (const path of [
      "/",
      "/2/x/feed",
      "/a/x/feed/f_",
      `/2/x/feed/${day}/more`,
      `/x/feed/${day}`,
      `//2/x/feed/${day}`,
    ]) {
      const request = new Request(`https://site.test${path}`, { headers: { "x-fsign": "signed" } });
      expect((await send(request)).status).toBe(404);
    }
  });

  it.each(["0", "02", "99", "160", "123456789", "9999999999", "2.0", "%32", "-2", "2e0"])(
    "[F22] answers 404 to the project %s, which does not exist, and asks nobody",
    async (project) => {
      const { send, origin } = makeProxy();
      const request = new Request(`https://site.test/${project}/x/feed/${day}`, { headers: { "x-fsign": "signed" } });
      expect((await send(request)).status).toBe(404);
      expect(origin.asked).toEqual([]);
    },
  );

  it.each([
    "%66_1_0_2_fr_1",
    "f_01_0_2_fr_1",
    "f_1_-0_2_fr_1",
    "f_1_0_2.0_fr_1",
    "F_1_0_2_fr_1",
    "f_1_0_2_fr_1%20",
    "f_1_0_2_fr_1;x",
  ])("[F3] [F22] takes %s for no feed's name: a feed has one", async (name) => {
    const { get, origin } = makeProxy();
    expect(await (await get(name)).text()).toBe("0");
    expect(origin.asked).toEqual([]);
  });

  it("[F22] neither reads a query nor passes it on: it is the same feed, fetched once", async () => {
    const { get, origin } = makeProxy();
    for (const query of ["", "?seq=1", "?_=1", "?seq=x&seq=2", "?"]) {
      expect(await (await get(day + query)).text()).toBe(dayBody("default"));
    }
    expect(origin.asked.map(({ url }) => url)).toEqual([`https://default.test/2/x/feed/${day}`]);
  });

  it("takes GET and HEAD only", async () => {
    const { get } = makeProxy();
    const refused = await get(day, { method: "POST" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await get(day, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("x-feed-seq")]).toEqual([200, "", "1"]);
  });

  it("[F3] answers 0 where the origin has nothing, in whichever way it says so", async () => {
    for (const [status, body] of [
      [200, ""],
      [200, "0"],
      [200, "A1÷"],
      [204, ""],
      [404, "no such feed"],
    ] as const) {
      const { get, origin } = makeProxy();
      Object.assign(origin, { status, body });
      const response = await get(day);
      expect([response.status, await response.text()]).toEqual([200, "0"]);
    }
  });
});

describe("what travels with a body", () => {
  it("[F4] gives equal bodies equal tags, and answers 304 without a body to a tag that is right", async () => {
    const { get, origin, clock } = makeProxy();
    const etag = (await get(day)).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await get(day, { headers: { "if-none-match": known } });
      expect([response.status, await response.text()]).toEqual([304, ""]);
    }
    expect((await get(day, { headers: { "if-none-match": '"other"' } })).status).toBe(200);

    origin.body = dayBody("a goal");
    clock.nowMs += 2_000;
    const changed = await get(day, { headers: { "if-none-match": etag } });
    expect([changed.status, await changed.text()]).toEqual([200, dayBody("a goal")]);
  });

  it("[F5] keeps the number with the body it belongs to, on 304 too", async () => {
    const { get, origin, clock } = makeProxy();
    const first = await get(day);
    Object.assign(origin, { body: dayBody("a goal"), seq: 2 });
    const kept = await get(day, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect([first.headers.get("x-feed-seq"), kept.status, kept.headers.get("x-feed-seq")]).toEqual(["1", 304, "1"]);

    clock.nowMs += 2_000;
    expect((await get(day)).headers.get("x-feed-seq")).toBe("2");
  });

  it("[F5] moves the number on when the origin says that the body is still right", async () => {
    const { get, origin, clock } = makeProxy();
    await get(day);
    origin.seq = 9;
    clock.nowMs += 2_000;
    const response = await get(day);
    expect([await response.text(), response.headers.get("x-feed-seq")]).toEqual([dayBody("default"), "9"]);
    expect(origin.asked[1]?.headers.get("if-none-match")).not.toBeNull();
  });

  it("[C7.02] says the server's time, and how old the body is", async () => {
    const { get, clock } = makeProxy();
    await get(day);
    clock.nowMs += 1_000;
    const { headers } = await get(day);
    expect([headers.get("date"), headers.get("age")]).toEqual(["Fri, 20 Nov 2026 12:00:01 GMT", "1"]);
  });

  it("keeps bodies out of shared caches, because they depend on the place", async () => {
    const { get } = makeProxy();
    expect((await get(day)).headers.get("cache-control")).toBe("private, no-cache");
  });
});

describe("the geo feed", () => {
  it("[C7.02] [C4.42] [F14] says where the visitor is, without asking an origin", async () => {
    const { get, origin } = makeProxy();
    const response = await get("f_", { headers: { "x-geoip": "1" }, ...from("FR:IDF") });
    const { headers } = response;
    expect([response.status, await response.text()]).toEqual([200, "0"]);
    expect([headers.get("x-geoip-country"), headers.get("x-geoip-subdivision")]).toEqual(["FR", "IDF"]);
    expect([headers.has("x-geoip-city"), headers.get("date")]).toEqual([false, "Fri, 20 Nov 2026 12:00:00 GMT"]);
    expect(origin.asked).toEqual([]);
  });

  it("[C7.03] says its clock to a client that knows no server's time, with any feed and never unasked", async () => {
    const { get, clock } = makeProxy();
    const asked = await get(day, { headers: { "x-utime": "1" } });
    expect(asked.headers.get("x-utime")).toBe(String(Math.floor(clock.nowMs / 1000)));
    expect((await get(day)).headers.get("x-utime")).toBeNull();
  });

  it("[C7.03] answers 304 to an update feed of which the client stored the hash, and to no other feed or hash", async () => {
    const { get } = makeProxy();
    const hashOf = async (name: string) => ((await get(name)).headers.get("etag") ?? "").replaceAll('"', "");
    const statusOf = async (name: string, hash: string) =>
      (await get(name, { headers: { "x-signature": hash } })).status;
    const hash = await hashOf("u_1_1");
    expect([await statusOf("u_1_1", hash), await statusOf("u_1_1", "other")]).toEqual([304, 200]);
    expect(await statusOf(day, await hashOf(day))).toBe(200);
  });

  it("[C7.03] says to a client that measures where an answer came from, and how long it took", async () => {
    const { get } = makeProxy();
    const timingOf = async () =>
      (await get("u_1_1", { headers: { "x-benchmarkrequest": "1" } })).headers.get("server-timing");
    expect([await timingOf(), await timingOf()]).toEqual(["feed;desc=origin;dur=0", "feed;desc=cache;dur=0"]);
    expect((await get("u_1_1")).headers.get("server-timing")).toBeNull();
  });

  it("[C7.03] [F14] says it with any feed that asks, and never unasked", async () => {
    const { get } = makeProxy();
    expect((await get(day, { headers: { "x-geoip": "1" }, ...from("BE") })).headers.get("x-geoip-country")).toBe("BE");
    expect((await get("f_", from("BE"))).headers.has("x-geoip-country")).toBe(false);
  });

  it("[C4.42] names no country when the place is unknown", async () => {
    const { get } = makeProxy();
    expect((await get("f_", { headers: { "x-geoip": "1" } })).headers.has("x-geoip-country")).toBe(false);
  });
});

describe("betting", () => {
  const odds = "fo_1_0_2_fr_1_0";
  const betclic = "AA÷1abcdefg¬AY÷1¬ODA÷1¬XA÷1.50¬YA÷1.45¬MG÷1¬~";
  const unlicensed = "AA÷1abcdefg¬AY÷1¬ODA÷99¬XA÷1.60¬YA÷1.60¬MG÷0¬~";
  const withOdds = () => {
    const proxy = makeProxy();
    proxy.origin.body = `SA÷1¬~${betclic}${unlicensed}`;
    return proxy;
  };

  it("[F11] [C6.03] passes the rows of the place's bookmakers only", async () => {
    const { get } = withOdds();
    expect(await (await get(odds, from("FR:IDF"))).text()).toBe(`SA÷1¬~${betclic}`);
  });

  it.each(["BE", "NC", "unknown", "T1"])("[F11] [C6.03] answers 0 to %s without asking an origin", async (place) => {
    const { get, origin } = withOdds();
    await get(odds, from("FR"));
    const response = await get(odds, from(place));
    expect([await response.text(), response.headers.has("x-feed-seq"), origin.asked.length]).toEqual(["0", false, 1]);
  });

  it("[F11] answers 0 to a visitor of whom nothing is known", async () => {
    expect(await (await withOdds().get(odds)).text()).toBe("0");
  });

  it("[F11] [C6.03] gives a page what the visitor of that page may see, and its number", async () => {
    const { load, origin } = withOdds();
    expect(await load(odds, from("FR"))).toMatchObject({ body: `SA÷1¬~${betclic}`, seq: 1 });
    expect(await load(odds, from("BE"))).toMatchObject({ body: "0", seq: 0 });
    origin.state = "broken";
    expect(await load(day, from("FR"))).toBeNull();
  });

  it("[F4] [F11] sends a page no text that it holds already, as far as its visitor may see the same", async () => {
    const { load } = withOdds();
    const etag = (await load(odds, from("FR")))?.etag ?? "";
    expect(await load(odds, from("FR"), etag)).toEqual({ body: null, seq: 1, etag });
    expect(await load(odds, from("FR"), '"another"')).toMatchObject({ body: `SA÷1¬~${betclic}`, etag });
    expect(await load(odds, from("BE"), etag)).toMatchObject({ body: "0", seq: 0 });
  });

  it("[F5] never lends one market's prices, or their number, to another", async () => {
    const { get, origin } = withOdds();
    await get(odds, from("FR"));
    await get(odds, from("FR", { market: "other" }));
    expect(origin.asked.length).toBe(2);
  });

  it("[F27] names the market to an origin, and nothing else of the visitor", async () => {
    const { get, origin } = withOdds();
    await get(odds, from("FR:IDF"));
    await get(day, from("FR:IDF"));
    const sent = origin.asked.map(({ headers }) => Object.fromEntries(headers));
    expect(sent).toEqual([{ "x-fsign": "signed", "x-feed-market": "fr" }, { "x-fsign": "signed" }]);
  });

  it("[C6.03] [F12] gives each place its own body and tag of one fetched feed", async () => {
    const { get, origin } = makeProxy();
    origin.body = "SA÷1¬~ZA÷L¬~AA÷1abcdefg¬AN÷y¬MW÷1|99¬~A1÷¬~";
    const french = await get(day, from("FR"));
    const belgian = await get(day, from("BE"));
    expect(await french.text()).toBe("SA÷1¬~ZA÷L¬~AA÷1abcdefg¬AN÷y¬MW÷1¬~A1÷¬~");
    expect(await belgian.text()).toBe("SA÷1¬~ZA÷L¬~AA÷1abcdefg¬~A1÷¬~");
    expect(french.headers.get("etag")).not.toBe(belgian.headers.get("etag"));
    expect(origin.asked.length).toBe(1);
  });
});
