import { describe, expect, it } from "vitest";
import { sessionKeys } from "./session-keys.ts";
import { parseStoredSession, toStoredSession, type AccountSession } from "./session.ts";

const session: AccountSession = {
  id: "5",
  hash: "a1b2",
  name: "Ana",
  email: "ana@example.com",
  emailIsVerified: true,
  ppConfirmed: true,
  touConfirmed: false,
  data: { mygames: { data: { g_1_abcdefgh: { AD: 1 } } } },
  privateData: { country: "FR" },
  marketingApproval: {
    required: true,
    variant: "BASIC_PERIODIC",
    marketingApproved: true,
    thirdPartiesApproved: false,
  },
  marketingConsent: { marketing: true, thirdParties: false },
  backendErrors: [{ code: "XE8", details: [{ type: "tou" }] }],
  storeAfterLoginNeeded: true,
};

const parse = (stored: ReadonlyMap<string, string>) => parseStoredSession((key) => stored.get(key) ?? null);

describe("the stored account session", () => {
  it("[A3.01] comes back from its lsid_ keys as it was", () => {
    expect(parse(toStoredSession(session))).toEqual(session);
  });

  it("[A3.01] has these fields under these keys", () => {
    expect(Object.keys(session).toSorted()).toEqual(Object.keys(sessionKeys).toSorted());
    expect([...toStoredSession(session).keys()]).toEqual([
      "lsid_id",
      "lsid_hash",
      "lsid_name",
      "lsid_email",
      "lsid_emailIsVerified",
      "lsid_ppConfirmed",
      "lsid_touConfirmed",
      "lsid_innerData",
      "lsid_privateData",
      "lsid_marketingApproval",
      "lsid_marketingConsent",
      "lsid_backendErrors",
      "lsid_storeAfterLoginNeeded",
    ]);
  });

  it("writes only the fields that it is given", () => {
    expect([...toStoredSession({ email: "new@example.com", touConfirmed: true })]).toEqual([
      ["lsid_email", "new@example.com"],
      ["lsid_touConfirmed", "true"],
    ]);
  });

  it("is null without id or hash", () => {
    expect(parse(new Map([["lsid_id", "5"]]))).toBeNull();
    expect(parse(new Map([["lsid_hash", "a1b2"]]))).toBeNull();
  });

  it("reads corrupt fields as empty", () => {
    const corrupt = new Map(Object.values(sessionKeys).map((key) => [key, "{x"]));
    expect(parse(corrupt)).toMatchObject({
      emailIsVerified: false,
      data: {},
      privateData: {},
      marketingApproval: { required: false, variant: "NONE" },
      marketingConsent: null,
      backendErrors: [],
      storeAfterLoginNeeded: false,
    });
    expect(parse(new Map([...corrupt, ["lsid_innerData", "[1]"]]))?.data).toEqual({});
  });
});
