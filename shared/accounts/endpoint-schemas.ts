import { z } from "zod";
import { isStrictEmail, isBasicEmail, toAsciiDomain } from "./email.ts";
import type { EndpointName } from "./endpoints.ts";
import type { Json } from "../basics/json-value.ts";
import { isNickname } from "./nickname.ts";
import { accountNamespace, accountProject } from "./site-account.ts";
import { failedPasswordRequirements, isOldPassword } from "./password.ts";
import { sessionEnds } from "./session-end.ts";
import { signInProviders } from "./sign-in-providers.ts";
import { termsTypes } from "./terms.ts";
import { isVerificationCode, verificationTypes } from "./verification.ts";

// Only the service imports this file; clients take its types.

const longestProof = 4_096;
const longestName = 100;
const longestPassword = 1_024;
/** The limit of RFC 5321. */
const longestEmail = 254;
const json: z.ZodType<Json> = z.json();
const loggedIn = z.object({ id: z.string().min(1), hash: z.string().min(1) });
/** Only the deployment's own values are valid: a freely chosen one would give a caller a separate space for limits and data. */
const namespace = z.literal(accountNamespace);
const project = z.literal(accountProject);
const newPassword = z
  .string()
  .max(longestPassword)
  .refine((password) => failedPasswordRequirements(password).length === 0);
const anyPassword = z.string().max(longestPassword).refine(isOldPassword);
const knownEmail = z
  .string()
  .max(longestEmail)
  .refine((email) => isBasicEmail(email) || isStrictEmail(email))
  .transform(toAsciiDomain);
const newEmail = z.string().refine(isStrictEmail).transform(toAsciiDomain);
const nickname = z.string().refine(isNickname);

const terms = z.object({ type: z.enum(termsTypes), version: z.string().optional() });
const consent = z.object({ marketing: z.boolean(), thirdParties: z.boolean() });
const nothing = z.undefined();

/** Whole bodies, as the service receives them; a GET has none. */
export const bodySchemas = {
  registration: z.object({
    email: newEmail,
    password: newPassword,
    name: nickname,
    captcha: z.string().optional(),
    termsofservice: z.literal(true),
    touApproval: z.literal(true),
    ppApproval: z.literal(true),
    namespace,
    project,
  }),
  login: z.object({
    email: knownEmail,
    password: anyPassword,
    captcha: z.string().optional(),
    /** The token that an earlier sign-in left on the device: it keeps other people's wrong passwords from locking this device out. */
    device: z.string().max(longestName).optional(),
    namespace,
    project,
  }),
  loginWithProvider: z.object({
    provider: z.enum(signInProviders),
    /** The provider's proof of the visitor's identity: an authorization code. */
    token: z.string().min(1).max(longestProof),
    /** The state of the started sign-in that this call completes; it is valid once. */
    state: z.string().min(1).max(longestProof),
    /** The provider's issuer identifier, from its redirect (RFC 9207). */
    iss: z.string().optional(),
    /** The name that Apple sends at a visitor's first sign-in. It passes through the browser, so it proves nothing. */
    name: z.string().max(longestName).optional(),
    touApproval: z.literal(true),
    ppApproval: z.literal(true),
    namespace,
    project,
  }),
  verifyAccount: z.object({
    t: z.enum(verificationTypes),
    c: z.string().refine(isVerificationCode),
    i: z.string().min(1),
    namespace,
    /** A code that has confirmed the address before is answered alike: programs follow the links of mails before people do. */
    orUsed: z.literal(true).optional(),
  }),
  /** The password is the proof if the visitor has not just signed in. */
  deleteAccount: z.object({ loggedIn, password: anyPassword.optional() }),
  logout: z.object({ loggedIn }),
  changePassword: z.object({
    id: z.string().min(1),
    code: z.string().refine(isVerificationCode).optional(),
    password: anyPassword.optional(),
    newpassword: newPassword,
  }),
  forgottenPassword: z.object({ email: knownEmail, captcha: z.string().optional(), namespace, p: project }),
  forgottenPasswordWithCaptcha: z.object({
    email: knownEmail,
    captcha: z.string().min(1),
    projectId: project,
    namespace,
  }),
  storeMergedData: z.object({
    loggedIn,
    /** A dotted path inside the data; empty for the whole. */
    key: z.string(),
    dataDiff: z.object({ merge: json.optional(), unmerge: json.optional() }),
    project,
  }),
  updateUser: z.object({
    name: nickname.optional(),
    email: newEmail.optional(),
    /** The proof for a new address, if the visitor has not just signed in. */
    password: anyPassword.optional(),
    loggedIn,
    project,
  }),
  getData: z.object({ loggedIn, project }),
  termsDocuments: nothing,
  termsDocument: nothing,
  myTerms: nothing,
  termsAgreements: z.object({ projectId: project, terms: z.array(terms).min(1) }),
  marketingApproval: z.object({ marketingApproved: z.boolean(), thirdPartiesApproved: z.boolean() }),
  marketingConsent: nothing,
  updateMarketingConsent: consent,
} as const satisfies Record<EndpointName, z.ZodType>;

const backendErrors = z
  .array(
    z.object({
      code: z.string(),
      details: z
        .array(
          z.object({
            type: z.string().optional(),
            version: z.string().optional(),
            code: z.number().optional(),
            marketing: z.boolean().optional(),
            thirdParties: z.boolean().optional(),
          }),
        )
        .readonly(),
    }),
  )
  .readonly();
/** `closing`: the account is closed; these values restore it. */
const closing = z.object({ id: z.string(), code: z.string(), untilSeconds: z.number() }).optional();
/** `ended`: why the session is over. */
const ended = z.enum(sessionEnds).optional();
const refusal = z.object({
  err: z.string(),
  err2: z.string().optional(),
  fault: z.string().optional(),
  closing,
  ended,
  retryAfterSeconds: z.number().optional(),
});
const v5Refusal = z.object({ code: z.number(), message: z.string() });
const done = z.union([z.object({ r: z.literal("done") }), refusal]);
const jsonObject = z.record(z.string(), json);
const device = z.string().optional();
const login = z.union([
  z.object({ id: z.string(), hash: z.string(), device, errors: backendErrors.optional() }),
  refusal,
]);
const v5Done = z.union([z.object({}).strict(), v5Refusal]);
const document = z.object({
  type: z.enum(termsTypes),
  version: z.string(),
  /** ISO date from which it is valid. */
  validFrom: z.string(),
  archived: z.boolean(),
  text: z.string(),
});

/** Whole response bodies, as the service sends them. */
export const answerSchemas = {
  registration: done,
  login,
  loginWithProvider: z.union([
    z.object({
      id: z.string(),
      hash: z.string(),
      isRegistration: z.boolean(),
      device,
      errors: backendErrors.optional(),
    }),
    refusal,
  ]),
  verifyAccount: z.union([z.object({ r: z.literal("done"), t: z.enum(verificationTypes).optional() }), refusal]),
  /** `untilSeconds`: the visitor can restore the account until then; if absent, it is already removed. */
  deleteAccount: z.union([z.object({ r: z.literal("done"), untilSeconds: z.number().optional() }), refusal]),
  logout: done,
  changePassword: done,
  forgottenPassword: done,
  forgottenPasswordWithCaptcha: v5Done,
  storeMergedData: z.union([
    /** `revision`: the number of the data's last change; `since`: its number before the call, the same when the call changed nothing. */
    z.object({ r: z.literal("done"), revision: z.number(), since: z.number() }),
    /** Nothing was stored, and `errors` says why. */
    z.object({ r: z.literal("done"), errors: backendErrors }),
    refusal,
  ]),
  updateUser: done,
  getData: z.union([
    z.object({
      profile: z.object({ id: z.string(), name: z.string(), email: z.string(), emailIsVerified: z.boolean() }),
      data: jsonObject,
      privateData: jsonObject,
      /** The number of the data's last change. */
      revision: z.number(),
      /** Replaces the session's hash from now on; the old one stays valid until this one is used. */
      hash: z.string().optional(),
      errors: backendErrors.optional(),
    }),
    refusal,
  ]),
  termsDocuments: z.union([z.object({ documents: z.array(document).readonly() }), v5Refusal]),
  termsDocument: z.union([document, v5Refusal]),
  myTerms: z.union([z.object({ terms: z.array(terms.extend({ agreedAtSeconds: z.number() })).readonly() }), v5Refusal]),
  termsAgreements: v5Done,
  marketingApproval: v5Done,
  marketingConsent: z.union([consent, v5Refusal]),
  updateMarketingConsent: v5Done,
} as const satisfies Record<EndpointName, z.ZodType>;

/** Fields that the client adds to every body that needs them. */
type AddedField =
  | "loggedIn"
  | "namespace"
  | "project"
  | "projectId"
  | "p"
  | "touApproval"
  | "ppApproval"
  | "termsofservice";

/** What a caller of the client passes. */
export type AccountPayload<Name extends EndpointName> = Omit<
  NonNullable<z.input<(typeof bodySchemas)[Name]>>,
  AddedField
>;
