import { describe, expect, it } from "vitest";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import { openLedger } from "../../test/ledger-in-node.ts";
import type { KeptRequest } from "./request-store.ts";

describe("articles", () => {
  const article = (id: string, publishedSeconds: number, changes: object = {}) =>
    ({ id, publishedSeconds, lang: "fr", title: id, participantIds: ["club"], eventIds: ["A"], ...changes }) as never;
  const ids = (articles: readonly { readonly id: string }[]) => articles.map(({ id }) => id);

  it("are found by span, language and subject, the newest first and so many", () => {
    const { articles } = openLedger();
    articles.put(article("a", 1), "wire");
    articles.put(article("b", 3), "wire");
    articles.put(article("c", 3, { eventIds: [], participantIds: [] }), "wire");
    articles.put(article("en", 2, { lang: "en" }), "wire");
    expect(ids(articles.between("fr", 1, 3, 9))).toEqual(["b", "c", "a"]);
    expect(ids(articles.between("fr", 2, 3, 1))).toEqual(["b"]);
    expect(ids(articles.about("club", "fr", 1, 3, 9))).toEqual(["b", "a"]);
    expect(ids(articles.about("A", "fr", 0, 2, 9))).toEqual(["a"]);
    expect(ids(articles.about("A", "fr", 0, 3, 1))).toEqual(["b"]);
    expect([articles.article("a")?.id, articles.article("z"), articles.sender("a"), articles.sender("z")]).toEqual([
      "a",
      null,
      "wire",
      null,
    ]);
  });

  it("replace the one with their id, with what it was about and its sender, and nothing where they say the same", () => {
    const { articles } = openLedger();
    expect(articles.put(article("a", 1), "wire")).toBe(true);
    expect(articles.put(article("a", 1), "other")).toBe(false);
    expect(articles.sender("a")).toBe("wire");
    // One that is both is about it once.
    expect(articles.put(article("a", 2, { participantIds: ["new"], eventIds: ["new"] }), "other")).toBe(true);
    expect([articles.about("club", "fr", 0, 9, 9), ids(articles.about("new", "fr", 0, 9, 9))]).toEqual([[], ["a"]]);
    expect([articles.sender("a"), articles.article("a")?.publishedSeconds]).toEqual(["other", 2]);
  });
});

describe("transfers", () => {
  const transfer = (id: string, daySeconds: number, changes: object = {}) =>
    ({ id, fromId: "from", toId: "to", playerId: "player", daySeconds, ...changes }) as never;

  it("are found by either club and by the player, the newest first, up to an instant and so many", () => {
    const { transfers } = openLedger();
    transfers.put(transfer("a", 1), "wire");
    transfers.put(transfer("b", 2, { toId: "elsewhere" }), "wire");
    const of = (who: string, toSeconds = 9, most = 9) => transfers.of(who, toSeconds, most).map(({ id }) => id);
    expect([of("from"), of("to"), of("player"), of("nobody")]).toEqual([["b", "a"], ["a"], ["b", "a"], []]);
    expect([of("from", 1), of("from", 9, 1)]).toEqual([["a"], ["b"]]);
  });

  it("replace the one with their id, and say whether that changed anything", () => {
    const { transfers } = openLedger();
    expect([transfers.put(transfer("a", 1), "wire"), transfers.put(transfer("a", 1), "other")]).toEqual([true, false]);
    expect(transfers.put(transfer("a", 2, { toId: "elsewhere" }), "other")).toBe(true);
    expect([transfers.sender("a"), transfers.sender("z"), transfers.of("to", 9, 9)]).toEqual(["other", null, []]);
  });
});

describe("posted incidents", () => {
  const goal = (id: string | undefined, atSeconds: number): Incident => ({
    kind: "goal",
    ...(id !== undefined && { id }),
    atSeconds,
    side: 1,
    minute: "1",
  });
  function posted() {
    const { incidents } = openLedger();
    incidents.append("A", goal("one", 9), 1, "wire");
    incidents.append("A", goal("two", 5), 2, "other");
    incidents.append("A", { kind: "retracted", incidentId: "one", atSeconds: 10 }, 3, "wire");
    incidents.append("B", goal("one", 1), 4, "wire");
    return incidents;
  }

  it("are in the order of arrival, up to a number", () => {
    const incidents = posted();
    expect(incidents.ofEvent("A").map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(incidents.ofEvent("A", 2).map(({ incident }) => incident.id)).toEqual(["one", "two"]);
    expect([incidents.count("A"), incidents.count("C")]).toEqual([3, 0]);
    expect([...incidents.countByKind("A")]).toEqual([
      ["goal", 2],
      ["retracted", 1],
    ]);
  });

  it("are found by their ids within an event, with who sent them and whether they were corrected", () => {
    const incidents = posted();
    expect(incidents.withIds("A", ["two", "three"]).map(({ atSeconds }) => atSeconds)).toEqual([5]);
    expect([...incidents.senders("A", ["one", "two", "three"])].toSorted()).toEqual([
      ["one", "wire"],
      ["two", "other"],
    ]);
    expect([
      incidents.corrects("A", ["one"]),
      incidents.corrects("A", ["two"]),
      incidents.corrects("B", ["one"]),
    ]).toEqual([true, false, false]);
    expect(incidents.senderList("A")).toMatchObject([
      { id: "one", kind: "goal", atSeconds: 9, sender: "wire" },
      { id: "two", sender: "other" },
      { id: null, kind: "retracted" },
    ]);
  });

  it("and scripts say which events something happened in after a number, and how far a script was", () => {
    const incidents = posted();
    incidents.notePlayed("S", 3, 2);
    incidents.notePlayed("S", 5, 4);
    expect([incidents.playedThrough("S", 1), incidents.playedThrough("S", 3), incidents.playedThrough("S", 9)]).toEqual(
      [0, 3, 5],
    );
    expect(incidents.touchedAfter(2).toSorted()).toEqual(["A", "B", "S"]);
    expect(incidents.touchedAfter(4)).toEqual([]);
  });
});

describe("the requests of providers", () => {
  const dayMs = 86_400_000;
  const request = (signature: string, changes: Partial<KeptRequest> = {}): KeptRequest => ({
    signature,
    atMs: 100 * dayMs,
    requestId: signature,
    provider: "wire",
    path: "POST /events",
    records: 1,
    bytes: 2,
    ms: 3,
    outcome: "applied",
    refused: 0,
    answer: "{}",
    ...changes,
  });

  it("are found by signature, and listed from the last one back, of one provider or all, without reads", () => {
    const { requests } = openLedger();
    requests.put(request("a"));
    requests.put(request("b", { provider: "other" }));
    requests.put(request("c", { outcome: "read", answer: null }));
    requests.put(request("d", { outcome: "refused", answer: null }));
    expect([requests.find("a"), requests.find("d"), requests.find("z")]).toEqual([
      { outcome: "applied", answer: "{}" },
      { outcome: "refused", answer: null },
      null,
    ]);
    const audit = (provider: string | null, beforeId = 99, limit = 99) =>
      requests.audit(provider, beforeId, limit).map(({ requestId }) => requestId);
    expect([audit(null), audit("other"), audit(null, 4), audit(null, 99, 1)]).toEqual([
      ["d", "b", "a"],
      ["b"],
      ["b", "a"],
      ["d"],
    ]);
    expect(requests.audit("wire", 2, 9)).toEqual([
      {
        id: 1,
        atMs: 100 * dayMs,
        requestId: "a",
        provider: "wire",
        path: "POST /events",
        records: 1,
        bytes: 2,
        ms: 3,
        outcome: "applied",
        refused: 0,
      },
    ]);
    expect(() => requests.put(request("a"))).toThrow("UNIQUE");
  });

  it("lose their answers and reads once their signature cannot come again, and are forgotten after two weeks", () => {
    const { requests } = openLedger();
    requests.put(request("old"));
    requests.put(request("read", { outcome: "read" }));
    requests.forget(100 * dayMs + 900_000);
    expect([requests.find("old")?.answer, requests.find("read")?.outcome]).toEqual(["{}", "read"]);
    requests.forget(100 * dayMs + 900_001);
    expect([requests.find("old"), requests.find("read")]).toEqual([{ outcome: "applied", answer: null }, null]);
    requests.forget(114 * dayMs);
    expect(requests.find("old")).not.toBeNull();
    requests.forget(114 * dayMs + 1);
    expect(requests.find("old")).toBeNull();
  });

  it("are kept up to a number for each provider, none of them while its signature can come again", () => {
    const { requests, storage } = openLedger();
    storage.transactionSync(() => {
      for (let index = 0; index < 5_002; index += 1) requests.put(request(`w${index}`));
      requests.put(request("of another", { provider: "other" }));
    });
    requests.forget(100 * dayMs);
    expect(requests.find("w0")).not.toBeNull();
    requests.forget(101 * dayMs);
    expect([requests.find("w1"), requests.find("w2") === null, requests.find("of another") === null]).toEqual([
      null,
      false,
      false,
    ]);
  });
});
