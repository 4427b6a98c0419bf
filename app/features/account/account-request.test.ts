import { describe, expect, it } from "vitest";
import { toAccountRequest, type AccountClient } from "./account-request.ts";
import { bodySchemas } from "../../../shared/accounts/endpoint-schemas.ts";
import { endpoints, type EndpointName } from "../../../shared/accounts/endpoints.ts";

const client: AccountClient = {
  configuration: { mode: "Production", productionUrl: "https://account.example", namespace: "tribune", projectId: 1 },
  version: "8.16.0",
};
const loggedIn = { id: "5", hash: "a1b2" };
const basic = "Basic NTphMWIy";
const code = "0123456789abcdef0123456789abcdef01234567";
const email = "ana@example.com";

/** A call of every endpoint, with what a caller would give. */
const calls = {
  registration: toAccountRequest(client, "registration", { email, password: "Abcdef-1", name: "ana_9" }),
  login: toAccountRequest(client, "login", { email, password: "Abcdef-1" }),
  loginWithProvider: toAccountRequest(client, "loginWithProvider", { provider: "google", token: "t", state: "s" }),
  verifyAccount: toAccountRequest(client, "verifyAccount", { t: "verifyAccount", c: code, i: "5" }),
  deleteAccount: toAccountRequest(client, "deleteAccount", {}, { loggedIn }),
  logout: toAccountRequest(client, "logout", {}, { loggedIn }),
  changePassword: toAccountRequest(client, "changePassword", { id: "5", code, newpassword: "Abcdef-2" }),
  forgottenPassword: toAccountRequest(client, "forgottenPassword", { email }),
  forgottenPasswordWithCaptcha: toAccountRequest(client, "forgottenPasswordWithCaptcha", { email, captcha: "c" }),
  storeMergedData: toAccountRequest(
    client,
    "storeMergedData",
    { key: "mygames", dataDiff: { merge: { data: { g1: { AD: 1 } } }, unmerge: { noduel: true } } },
    { loggedIn },
  ),
  updateUser: toAccountRequest(client, "updateUser", { email }, { loggedIn }),
  getData: toAccountRequest(client, "getData", {}, { loggedIn }),
  termsDocuments: toAccountRequest(client, "termsDocuments", {}, { query: { archived: "false" } }),
  termsDocument: toAccountRequest(client, "termsDocument", {}),
  myTerms: toAccountRequest(client, "myTerms", {}, { loggedIn }),
  termsAgreements: toAccountRequest(client, "termsAgreements", { terms: [{ type: "tou" }] }, { loggedIn }),
  marketingApproval: toAccountRequest(
    client,
    "marketingApproval",
    { marketingApproved: true, thirdPartiesApproved: false },
    { loggedIn },
  ),
  marketingConsent: toAccountRequest(client, "marketingConsent", {}, { loggedIn }),
  updateMarketingConsent: toAccountRequest(
    client,
    "updateMarketingConsent",
    { marketing: true, thirdParties: false },
    { loggedIn },
  ),
} satisfies Record<EndpointName, unknown>;

const bodyOf = (name: EndpointName): Record<string, unknown> => JSON.parse(calls[name].body ?? "null");
const approvals = (name: EndpointName) => {
  const { touApproval, ppApproval, termsofservice } = bodyOf(name);
  return [touApproval, ppApproval, termsofservice];
};
const names = Object.keys(calls) as EndpointName[];

describe("calls of the account service", () => {
  it("[A3.05] are 18 operations, one of them with and without captcha", () => {
    expect(new Set(Object.values(endpoints).map(({ operation }) => operation)).size).toBe(18);
    expect(endpoints.forgottenPasswordWithCaptcha.operation).toBe(endpoints.forgottenPassword.operation);
  });

  it("[A7.01] go to these methods and paths", () => {
    expect(
      names.map((name) => `${calls[name].method} ${calls[name].url.replace("https://account.example", "")}`),
    ).toEqual([
      "POST /v3/registration",
      "POST /v3/login",
      "POST /v3/loginusingprovider",
      "POST /v3/verification",
      "POST /v3/deleteaccount",
      "POST /v3/logout",
      "POST /v3/passwordchange",
      "POST /v3/forgottenpassword",
      "POST /v5/accounts/forgotten-password",
      "POST /v3/storemergeddata",
      "POST /v3/update-user",
      "POST /v4/getdata",
      "GET /v5/terms/tou/documents?archived=false&projectIds=1",
      "GET /v5/terms/tou/documents/latest?projectId=1",
      "GET /v5/users/me/terms?projectIds=1",
      "POST /v5/users/me/terms-agreements",
      "POST /v5/users/me/marketing-approval",
      "GET /v5/users/me/marketing-consent",
      "PUT /v5/users/me/marketing-consent",
    ]);
  });

  it.each(names)("[A7.01] of %s send a body that the service's schema takes", (name) => {
    const body: unknown = calls[name].body === null ? undefined : bodyOf(name);
    expect(bodySchemas[name].safeParse(body).error).toBeUndefined();
    expect(calls[name].headers["content-type"]).toBe(calls[name].body === null ? undefined : "application/json");
  });

  it("[A7.01] carry project and namespace under the names of their table", () => {
    const sent = names.map((name) => {
      const { project, projectId, p, namespace } = bodyOf(name) ?? {};
      return [project, projectId, p, namespace].map((value) => value ?? "-").join(" ");
    });
    expect(Object.fromEntries(names.map((name, index) => [name, sent[index]]))).toEqual({
      registration: "1 - - tribune",
      login: "1 - - tribune",
      loginWithProvider: "1 - - tribune",
      verifyAccount: "- - - tribune",
      deleteAccount: "- - - -",
      logout: "- - - -",
      changePassword: "- - - -",
      forgottenPassword: "- - 1 tribune",
      forgottenPasswordWithCaptcha: "- 1 - tribune",
      storeMergedData: "1 - - -",
      updateUser: "1 - - -",
      getData: "1 - - -",
      termsDocuments: "- - - -",
      termsDocument: "- - - -",
      myTerms: "- - - -",
      termsAgreements: "- 1 - -",
      marketingApproval: "- - - -",
      marketingConsent: "- - - -",
      updateMarketingConsent: "- - - -",
    });
  });

  it("[A7.01] are given up after 30 s", () => {
    expect(names.map((name) => calls[name].timeoutMs)).toEqual(names.map(() => 30_000));
  });

  it("[A7.01] ask for one version of a document when it is given", () => {
    const { url } = toAccountRequest(client, "termsDocument", {}, { documentVersion: "4/a" });
    expect(url).toBe("https://account.example/v5/terms/tou/documents/4%2Fa?projectId=1");
  });

  it("[A6.01] carry the signed-in visitor in the body or in the header", () => {
    const inBody = names.filter((name) => JSON.stringify(bodyOf(name)?.["loggedIn"]) === JSON.stringify(loggedIn));
    expect(inBody).toEqual(["deleteAccount", "logout", "storeMergedData", "updateUser", "getData"]);
    const inHeader = names.filter((name) => calls[name].headers["authorization"] === basic);
    expect(inHeader).toEqual([
      "myTerms",
      "termsAgreements",
      "marketingApproval",
      "marketingConsent",
      "updateMarketingConsent",
    ]);
    expect(() => toAccountRequest(client, "logout", {})).toThrow("logout needs a signed-in visitor");
  });

  it("[A6.01] name platform and version in the three marketing calls", () => {
    const named = names.filter((name) => calls[name].headers["x-platform"] === "web");
    expect(named).toEqual(["marketingApproval", "marketingConsent", "updateMarketingConsent"]);
    expect(calls.marketingApproval.headers["x-version"]).toBe("8.16.0");
  });

  it("[A6.01] always approve the documents on registration and provider login", () => {
    expect(approvals("registration")).toEqual([true, true, true]);
    expect(approvals("loginWithProvider")).toEqual([true, true, undefined]);
    expect(approvals("login")).toEqual([undefined, undefined, undefined]);
  });
});
