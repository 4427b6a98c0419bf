import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { gameSubject } from "../../shared/push/subjects.ts";
import { postRacesToday } from "../support/race-today.ts";
import { kindOf, listDayOf, readEvent, readFeed, valueOf, type Row } from "../support/feed-reader.ts";
import { toMatchday } from "../support/matchday.ts";
import { openPushSubscriber } from "../support/push-subscriber.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack, stackWithoutWorld } from "../support/stack.ts";

/** The enumeration of the specification, id by id. */
const statusIds = `
  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36
  37 38 42 43 45 46 47 48 49 50 51 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 324 325 326 327 328
  329 333 334 335`
  .trim()
  .split(/\s+/)
  .map(Number);

const result = (home: number, away: number) => ({
  status: 3,
  halfTime: [0, 0],
  fullTime: [home, away],
  extraTime: null,
  shootOut: null,
});
const channel = (type: number) => ({
  type,
  // The first bookmaker of France, where the kind is a bookmaker's.
  id: type === 2 ? 1 : type,
  name: type === 2 ? "Betclic" : `Canal ${type}`,
  url: type === 2 ? "https://www.betclic.fr/direct" : `https://tv.test/${type}`,
  countryKeys: [],
});
const quotesOf = (eventId: string, price: number) => ({
  sportId: 1,
  quotes: [
    {
      eventId,
      bookmakerId: 1,
      betType: "HOME_DRAW_AWAY",
      outcomes: [
        { code: "1", price },
        { code: "X", price: 3.4 },
        { code: "2", price: 3.6 },
      ],
    },
  ],
});
const cellOf = (row: Row, key: string) => valueOf(row, key) ?? "";

describe("what the feeds say", () => {
  let stack: Stack;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const startSeconds = nowSeconds - 3_300;
  const { games, batch } = toMatchday({ games: statusIds.length, startSeconds, name: "Règles" });
  const eventId = (index: number) => games[index]?.eventId ?? "";
  const scheduled = eventId(0);

  beforeAll(async () => {
    stack = await stackWithoutWorld();
    const { status } = await postIngest(stack, "events", batch);
    if (status !== 200) throw new Error(`the games were answered ${status}`);
  });

  async function post(...incidents: readonly object[]): Promise<void> {
    const response = await postIngest(stack, "incidents", { sportId: 1, incidents });
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  }
  const cellsOf = async (id: string, ...keys: readonly string[]) => {
    const row = await readEvent(stack, id);
    return keys.map((key) => valueOf(row, key));
  };

  const textOf = async (id: string) => (await (await getPage(stack, `/match/${id}`)).text()).replaceAll(/<[^>]*>/g, "");
  /** A football event of the built-in world that is over, with what its rows name. */
  async function pastGame(world: Stack): Promise<{ readonly league: Row; readonly event: Row }> {
    for (const day of [-1, -2, -3, -4]) {
      let league: Row = [];
      for (const row of await readFeed(world, `f_1_${day}_0_en_1`)) {
        if (kindOf(row) === "ZA") league = row;
        if (
          kindOf(row) === "AA" &&
          valueOf(row, "AB") === "3" &&
          valueOf(league, "ZD") === "t" &&
          valueOf(league, "ZG") === "1"
        )
          return { league, event: row };
      }
    }
    throw new Error("four days without a football result in a top league");
  }

  it("[A9.01] every status of the enumeration, by its id", async () => {
    const events = batch.events.map((event, index) => {
      const id = stableId(1, "status of", String(statusIds[index]));
      const timeline = [{ kind: "status", id: "s", atSeconds: nowSeconds - 60, status: statusIds[index] }];
      return { ...event, eventId: id, timeline };
    });
    expect((await postIngest(stack, "events", { ...batch, events })).status).toBe(200);
    const said = await Promise.all(events.map(async (event) => Number((await cellsOf(event.eventId, "AC"))[0])));
    expect(said).toEqual(statusIds);
  });

  it("[C3.04] scheduled 1, live 2 and finished 3", async () => {
    await post(
      { eventId: eventId(1), kind: "status", status: 12 },
      { eventId: eventId(2), kind: "result", result: result(2, 1) },
    );
    const types = await Promise.all([0, 1, 2].map(async (index) => (await cellsOf(eventId(index), "AB"))[0]));
    expect(types).toEqual(["1", "2", "3"]);
  });

  it("who won: 1 home, 2 away, 0 nobody", async () => {
    await post(
      { eventId: eventId(3), kind: "result", result: result(2, 1) },
      { eventId: eventId(4), kind: "result", result: result(0, 3) },
      { eventId: eventId(5), kind: "result", result: result(1, 1) },
    );
    const winners = await Promise.all([3, 4, 5].map(async (index) => (await cellsOf(eventId(index), "AS"))[0]));
    expect(winners).toEqual(["1", "2", "0"]);
  });

  it("red cards of each side, a notice, and a goal under review", async () => {
    const id = eventId(6);
    await post(
      { eventId: id, kind: "status", status: 12 },
      { eventId: id, kind: "card", side: 1, colour: "red", minute: "3" },
      { eventId: id, kind: "card", side: 2, colour: "yellow", minute: "4" },
      { eventId: id, kind: "notice", text: "Toit fermé." },
      { eventId: id, kind: "review", side: 2, minute: "5", outcome: "running" },
    );
    expect(await cellsOf(id, "AJ", "AK", "AM", "GRA", "GRB")).toEqual(["1", null, "Toit fermé.", "0", "1"]);
  });

  it("[C3.09] channels by their kind: 1 television, 2 bookmaker, 3 web", async () => {
    await post({ eventId: scheduled, kind: "broadcast", channels: [1, 2, 3].map(channel) });
    const rows = await readFeed(stack, `f_1_${listDayOf(startSeconds)}_0_en_1`, "FR");
    const row = rows.find((each) => kindOf(each) === "AA" && valueOf(each, "AA") === scheduled);
    expect(JSON.parse(valueOf(row, "AL") ?? "{}")).toMatchObject({
      1: [{ TVI: 1, BN: "Canal 1" }],
      2: [{ BI: 1, BN: "Betclic" }],
      3: [{ TVI: 3, BN: "Canal 3" }],
    });
  });

  it("[C3.24] prices with those before them, in the feed and on the page", async () => {
    for (const price of [2.1, 2.4])
      expect((await postIngest(stack, "odds", quotesOf(scheduled, price))).status).toBe(200);
    await expect
      .poll(async () => (await readFeed(stack, `df_od_1_${scheduled}`, "FR")).find((row) => kindOf(row) === "OE"), {
        timeout: 20_000,
      })
      .toEqual(expect.arrayContaining([["XA", "2.10[u]2.40"]]));
    await expect
      .poll(async () => (await getPage(stack, `/match/${scheduled}`, { place: "FR" })).text(), { timeout: 20_000 })
      .toMatch(/class="(?:best )?up">2[.,]40</);
  });

  it("[C7.05] [C4.26] the system's four values", async () => {
    const rows = await readFeed(stack, "sys_1");
    const cell = (key: string) => rows.map((row) => valueOf(row, key)).find((value) => value !== null);
    for (const key of ["mlp", "sst", "stu", "utime"])
      expect([key, cell(key)]).toEqual([key, expect.stringMatching(/^\d+(\.\d+)?$/)]);
    expect(Math.abs(Number(cell("utime")) - Date.now() / 1000)).toBeLessThan(600);
  });

  it("[C4.42] [C7.02] where a visitor is, in an empty feed of its own, on demand and once a country is known, and what time it is", async () => {
    const ask = (place: string, headers = {}) => getFeed(stack, "f_", { place, headers });
    const places = (response: Response) => [...response.headers.keys()].filter((name) => name.startsWith("x-geoip"));
    expect(places(await ask("FR:IDF"))).toEqual([]);
    expect(places(await ask("XX", { "x-geoip": "1" }))).not.toContain("x-geoip-country");
    const response = await ask("FR:IDF", { "x-geoip": "1" });
    expect([response.status, await response.text()]).toEqual([200, "0"]);
    expect(response.headers.get("x-geoip-country")).toBe("FR");
    expect(response.headers.get("x-geoip-subdivision")).toBe("IDF");
    expect(Date.parse(response.headers.get("date") ?? "")).not.toBeNaN();
  });

  it("[C7.03] a full feed says the place and the server's seconds to who asks; of an update, its time, and nothing to who holds it", async () => {
    const full = (headers: Readonly<Record<string, string>>) =>
      getFeed(stack, "f_1_0_0_fr_1", { place: "FR:IDF", headers });
    const first = await full({ "x-geoip": "1", "x-utime": "1" });
    expect(first.headers.get("x-geoip-country")).toBe("FR");
    expect(Math.abs(Number(first.headers.get("x-utime")) - Date.now() / 1000)).toBeLessThan(600);
    const later = await full({});
    expect([later.headers.get("x-geoip-country"), later.headers.get("x-utime")]).toEqual([null, null]);

    const update = await getFeed(stack, "u_1_1", { headers: { "x-benchmarkrequest": "1" } });
    expect(update.headers.get("server-timing")).toMatch(/^feed;desc=\w+;dur=\d+$/);
    const held = (update.headers.get("etag") ?? "").replaceAll('"', "");
    const again = await getFeed(stack, "u_1_1", { headers: { "x-signature": held } });
    expect([held === "", again.status, await again.text()]).toEqual([false, 304, ""]);
  });

  it("how the push is reached: port, namespace, project, and a socket for each kind of subject", async () => {
    const [row] = await readFeed(stack, "service");
    expect([valueOf(row, "TPO"), valueOf(row, "TPJ")]).toEqual(["443", "16"]);
    expect(valueOf(row, "TPN")).not.toBe("");
    const subjects = ["sys", "service", "u_1_1", "ul_1_1", gameSubject("fr", 1, scheduled)];
    for (const subject of subjects) {
      const subscriber = await openPushSubscriber(stack, [`${subject}:0`]);
      expect([subject, (await subscriber.waitFor(() => true)).t]).toEqual([subject, "hello"]);
      subscriber.close();
    }
  });

  it("fifteen articles of a sport, three for the home page, newest first and none older than 14 days", async () => {
    const article = (sportId: number, ageHours: number) => ({
      id: stableId(sportId, "article", String(ageHours)),
      lang: "fr",
      title: `Article ${ageHours}`,
      lead: "",
      url: `/news/${ageHours}`,
      source: "Essai",
      publishedSeconds: nowSeconds - ageHours * 3600,
      participantIds: [],
      eventIds: [],
    });
    const postAged = async (sportId: number, agesHours: readonly number[]) => {
      const articles = agesHours.map((ageHours) => article(sportId, ageHours));
      expect((await postIngest(stack, "articles", { sportId, articles })).status).toBe(200);
    };
    const publishedIn = async (name: string) =>
      (await readFeed(stack, name)).flatMap((row) => (kindOf(row) === "TNI" ? [Number(valueOf(row, "TNP"))] : []));
    const days = 24;
    // Use sports without games in this stack, so that the feed contains no match reports.
    await postAged(9, [15 * days, 13 * days, 5, 3, 400 * days, 14 * days + 1]);
    expect(await publishedIn("nl_9_sport")).toEqual([3, 5, 13 * days].map((hours) => nowSeconds - hours * 3600));
    await postAged(
      10,
      Array.from({ length: 20 }, (_, index) => 20 + index),
    );
    const times = await publishedIn("nl_10_sport");
    expect(times).toHaveLength(15);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(await publishedIn("nl_10_home")).toHaveLength(3);
  });

  it("never runs past the end of a half: 45+ and 90+ on the page of a match", async () => {
    const [first, second] = [eventId(7), eventId(8)];
    await post(
      { eventId: first, kind: "status", status: 12, atSeconds: nowSeconds - 50 * 60 },
      { eventId: second, kind: "status", status: 12, atSeconds: nowSeconds - 55 * 60 },
      { eventId: second, kind: "status", status: 13, atSeconds: nowSeconds - 50 * 60 },
    );
    expect(await textOf(first)).toMatch(/45\+/);
    expect(await textOf(second)).toMatch(/90\+/);
  });

  it("have no past games of two sides that have played no other, once theirs is over", async () => {
    await post({ eventId: eventId(3), kind: "result", result: result(2, 1) });
    expect(await (await getFeed(stack, `df_hh_1_${eventId(3)}`)).text()).toBe("0");
    expect(await (await getPage(stack, `/match/${eventId(3)}`)).text()).not.toContain("/face-a-face");
  });

  describe("by name", () => {
    it("serve each kind with what it is for", async () => {
      const world = await sharedTestStack();
      await postRacesToday(world, [31]);
      const { league, event } = await pastGame(world);
      const [country, tournament, stageId] = [cellOf(league, "ZB"), cellOf(league, "ZE"), cellOf(league, "ZC")];
      const [participant, id] = [cellOf(event, "PX"), cellOf(event, "AA")];
      const names = [
        `f_1_0_0_en_1 fm_0_0_en_1 fp_31_0_0_en_1 r_1_1 fr_1_1 sys_1 service fo_1_0_0_en_1_0 mo_0_0_en_1_0 mop_1_1`,
        `c_1_${country}_0_en_y_1 t_1_${country}_${tournament}_0_en_1 p_1_${country}_${participant}_0_en_1`,
        `tf_1_${country}_${tournament}_${stageId}_0_0_en_1 tr_1_${country}_${tournament}_${stageId}_0_0_en_1`,
        `pf_1_${country}_${participant}_0_0_en_1 pr_1_${country}_${participant}_0_0_en_1 pl_0_${participant}_0`,
        `to_1_${country}_${tournament}_0 to_${tournament}_${stageId}_1 tt_${tournament}_${stageId}`,
        `tetr_${participant}_1_1 g_1_${id} dc_1_${id} d_su_${id}_en_1`,
        `df_sui_1_${id} df_st_1_${id} df_lc_1_${id} df_li_1_${id} df_hh_1_${id} df_mr_1_${id} df_psn_1_${id}`,
      ].flatMap((line) => line.split(" "));
      const empty: string[] = [];
      for (const name of names) {
        const response = await getFeed(world, name, { place: "FR" });
        expect([name, response.status]).toEqual([name, 200]);
        if ((await response.text()) === "0") empty.push(name);
      }
      expect(empty).toEqual([]);
    });
  });
});
