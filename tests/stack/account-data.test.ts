import { beforeAll, describe, expect, it } from "vitest";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { fieldsOf } from "../../shared/basics/record.ts";
import { sharedAccountStack, type AccountStack } from "../support/account-client.ts";
import { openPushSubscriber } from "../support/push-subscriber.ts";

let account: AccountStack;
beforeAll(async () => {
  account = await sharedAccountStack();
});

describe("data", () => {
  const key = "mygames";
  it("[A7.01, C7.12] are merged and removed by diffs at dotted paths, each change with the next number", async () => {
    const loggedIn = await account.signedIn();
    const store = (path: string, dataDiff: { merge?: unknown; unmerge?: unknown }) =>
      account.call("storeMergedData", { key: path, dataDiff: dataDiff as object }, { loggedIn });
    expect((await store("mygames.data.g_1_A", { merge: { at: 1 } })).body).toEqual({
      r: "done",
      revision: 1,
      since: 0,
    });
    expect((await store(key, { merge: { data: { g_1_B: { at: 2 } } } })).body).toEqual({
      r: "done",
      revision: 2,
      since: 1,
    });
    expect((await store("mygames.data.g_1_B", { merge: { at: 2 } })).body).toEqual({
      r: "done",
      revision: 2,
      since: 2,
    });
    expect((await store("mygames.data.g_1_A", { unmerge: true })).body).toEqual({ r: "done", revision: 3, since: 2 });
    const { body } = await account.call("getData", {}, { loggedIn });
    expect(body).toMatchObject({ data: { mygames: { data: { g_1_B: { at: 2 } } } }, privateData: {}, revision: 3 });
  });

  it("[A9.07] are refused at a path that is none, too deep, too large, or that means something to a script", async () => {
    const loggedIn = await account.signedIn();
    const store = (path: string, merge: unknown) =>
      account.call("storeMergedData", { key: path, dataDiff: { merge } as object }, { loggedIn });
    const deep = JSON.parse('{"a":'.repeat(20) + "1" + "}".repeat(20));
    for (const [path, value] of [
      ["mygames..x", 1],
      ["__proto__.x", 1],
      ["a", { constructor: 1 }],
      ["a.b.c.d.e.f.g.h.i", 1],
      ["a", deep],
      ["a", "x".repeat(270_000)],
    ] as const) {
      expect((await store(path, value)).body).toEqual({ err: "XE11" });
    }
  });

  it("lose no change when many devices change them at once", async () => {
    const loggedIn = await account.signedIn();
    const names = Array.from({ length: 60 }, (_, index) => `g_1_${index}`);
    await Promise.all(
      names.map((name) =>
        account.call("storeMergedData", { key: `mygames.data.${name}`, dataDiff: { merge: 1 } }, { loggedIn }),
      ),
    );
    const { body } = await account.call("getData", {}, { loggedIn });
    expect(body["revision"]).toBe(60);
    expect(Object.keys(fieldsOf(fieldsOf(fieldsOf(body["data"])["mygames"])["data"])).toSorted()).toEqual(
      names.toSorted(),
    );
  });
});

describe("a change of the data", () => {
  it("[A7.02, C7.10] is announced on the profile's subject by its number, to who has a ticket, which opens it once", async () => {
    const loggedIn = await account.signedIn();
    const { ticket, namespace } = (await account.own("pushTicket", loggedIn)).body;
    const subject = `lsid_${loggedIn.id}_${String(namespace)}`;
    const subscriber = await openPushSubscriber(account.stack, [`${subject}:0`], undefined, String(ticket));
    await account.call("storeMergedData", { key: "mygames.data.g_1_A", dataDiff: { merge: 1 } }, { loggedIn });
    const frame = await subscriber.waitFor(
      (frame) => frame.t === "rows" || (frame.t === "hello" && (frame.have[subject]?.n ?? 0) > 0),
    );
    expect(JSON.stringify(frame)).not.toContain("g_1_A");
    subscriber.close();
    for (const proof of [String(ticket), `${loggedIn.id}.${"0".repeat(40)}`, "", undefined]) {
      const refused = await openPushSubscriber(account.stack, [`${subject}:0`], undefined, proof);
      expect(await refused.closed).toBe(closeCodes.policy.code);
    }
    const another = await account.signedIn();
    const theirs = (await account.own("pushTicket", another)).body;
    const refused = await openPushSubscriber(account.stack, [`${subject}:0`], undefined, String(theirs["ticket"]));
    expect(await refused.closed).toBe(closeCodes.policy.code);
  });
});

describe("terms and consent", () => {
  it("[A7.01, A4.06] name the documents of now, and what the visitor agreed to when registering", async () => {
    const loggedIn = await account.signedIn();
    const { body } = await account.call("termsDocuments", undefined as never);
    expect(body["documents"]).toMatchObject([{ type: "tou", version: "1", archived: false }, { type: "pp" }]);
    expect((await account.call("termsDocument", undefined as never)).body).toMatchObject({ type: "tou", version: "1" });
    expect((await account.call("termsDocument", undefined as never, { documentVersion: "9" })).status).toBe(400);
    expect((await account.call("myTerms", undefined as never, { loggedIn })).body["terms"]).toHaveLength(2);
    const agreed = await account.call("termsAgreements", { terms: [{ type: "tou", version: "1" }] }, { loggedIn });
    expect(agreed).toEqual({ status: 200, body: {} });
  });

  it("[A7.01, A6.01] keep the last statement about marketing, under both of its calls", async () => {
    const loggedIn = await account.signedIn();
    const consent = async () => (await account.call("marketingConsent", undefined as never, { loggedIn })).body;
    expect(await consent()).toEqual({ marketing: false, thirdParties: false });
    await account.call("marketingApproval", { marketingApproved: true, thirdPartiesApproved: true }, { loggedIn });
    expect(await consent()).toEqual({ marketing: true, thirdParties: true });
    await account.call("updateMarketingConsent", { marketing: true, thirdParties: false }, { loggedIn });
    expect(await consent()).toEqual({ marketing: true, thirdParties: false });
  });
});
