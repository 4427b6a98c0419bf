/**
 * The calls of the account service (A3.05, A7.01): where they go, how they carry the visitor, and which fields the
 * client adds. Their bodies and answers are in `endpoint-schemas.ts`.
 */
export type Endpoint = {
  readonly operation: string;
  readonly method: "GET" | "POST" | "PUT";
  /** `:version` is a document's version or `latest`. */
  readonly path: `/v${3 | 4 | 5}/${string}`;
  /** `body`: id and hash as `loggedIn`; `basic`: in the authorization header (A6.01). */
  readonly auth: "none" | "body" | "basic";
  /** The name under which the project's id is sent: in the query of a GET, in any other body; null when it is not. */
  readonly projectField: "project" | "projectId" | "projectIds" | "p" | null;
  readonly sendsNamespace: boolean;
  /** Whether the headers name platform and version. */
  readonly sendsClientHeaders: boolean;
  /** Approvals that the call always gives (A6.01). */
  readonly approvals: readonly ("touApproval" | "ppApproval" | "termsofservice")[];
};

const plain = { sendsNamespace: false, sendsClientHeaders: false, approvals: [] } as const;
const signedInBody = { ...plain, method: "POST", auth: "body" } as const;
const basicUser = { ...plain, auth: "basic", projectField: null } as const;
const namespaced = { ...plain, method: "POST", auth: "none", sendsNamespace: true } as const;

export const endpoints = {
  registration: {
    ...namespaced,
    operation: "registration",
    path: "/v3/registration",
    projectField: "project",
    approvals: ["touApproval", "ppApproval", "termsofservice"],
  },
  login: { ...namespaced, operation: "login", path: "/v3/login", projectField: "project" },
  loginWithProvider: {
    ...namespaced,
    operation: "login with provider",
    path: "/v3/loginusingprovider",
    projectField: "project",
    approvals: ["touApproval", "ppApproval"],
  },
  verifyAccount: { ...namespaced, operation: "verify account", path: "/v3/verification", projectField: null },
  deleteAccount: { ...signedInBody, operation: "delete account", path: "/v3/deleteaccount", projectField: null },
  logout: { ...signedInBody, operation: "logout", path: "/v3/logout", projectField: null },
  changePassword: {
    ...plain,
    operation: "change password",
    method: "POST",
    path: "/v3/passwordchange",
    auth: "none",
    projectField: null,
  },
  forgottenPassword: {
    ...namespaced,
    operation: "forgotten password",
    path: "/v3/forgottenpassword",
    projectField: "p",
  },
  forgottenPasswordWithCaptcha: {
    ...namespaced,
    operation: "forgotten password",
    path: "/v5/accounts/forgotten-password",
    projectField: "projectId",
  },
  storeMergedData: {
    ...signedInBody,
    operation: "store merged data",
    path: "/v3/storemergeddata",
    projectField: "project",
  },
  updateUser: { ...signedInBody, operation: "update user", path: "/v3/update-user", projectField: "project" },
  getData: { ...signedInBody, operation: "get data", path: "/v4/getdata", projectField: "project" },
  termsDocuments: {
    ...plain,
    operation: "list terms documents",
    method: "GET",
    path: "/v5/terms/tou/documents",
    auth: "none",
    projectField: "projectIds",
  },
  termsDocument: {
    ...plain,
    operation: "terms document by version",
    method: "GET",
    path: "/v5/terms/tou/documents/:version",
    auth: "none",
    projectField: "projectId",
  },
  myTerms: {
    ...basicUser,
    operation: "my terms",
    method: "GET",
    path: "/v5/users/me/terms",
    projectField: "projectIds",
  },
  termsAgreements: {
    ...basicUser,
    operation: "terms agreements",
    method: "POST",
    path: "/v5/users/me/terms-agreements",
    projectField: "projectId",
  },
  marketingApproval: {
    ...basicUser,
    operation: "marketing approval",
    method: "POST",
    path: "/v5/users/me/marketing-approval",
    sendsClientHeaders: true,
  },
  marketingConsent: {
    ...basicUser,
    operation: "get marketing consent",
    method: "GET",
    path: "/v5/users/me/marketing-consent",
    sendsClientHeaders: true,
  },
  updateMarketingConsent: {
    ...basicUser,
    operation: "update marketing consent",
    method: "PUT",
    path: "/v5/users/me/marketing-consent",
    sendsClientHeaders: true,
  },
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;

/** How long a client waits for an answer. */
export const accountTimeoutMs = 30_000;
