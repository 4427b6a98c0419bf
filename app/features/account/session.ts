import { parseBackendErrors, type BackendError } from "../../../shared/accounts/backend-error.ts";
import { parseJsonObject, type JsonObject } from "../../../shared/basics/json-value.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { sessionKeys, type SessionField } from "./session-keys.ts";
import { noApprovalNeeded, parseConsentVariant, type MarketingApproval } from "./marketing-consent.ts";

type MarketingConsent = { readonly marketing: boolean; readonly thirdParties: boolean };

/** A signed-in visitor, as the browser keeps them (A3.01). */
export type AccountSession = {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly email: string;
  readonly emailIsVerified: boolean;
  readonly ppConfirmed: boolean;
  readonly touConfirmed: boolean;
  /** Data that the visitor may change: favourites and settings. */
  readonly data: JsonObject;
  /** Data that only the service changes. */
  readonly privateData: JsonObject;
  readonly marketingApproval: MarketingApproval;
  readonly marketingConsent: MarketingConsent | null;
  readonly backendErrors: readonly BackendError[];
  /** Local data waits to be sent until terms and consent are settled. */
  readonly storeAfterLoginNeeded: boolean;
};

// The record names every field, so its keys are the fields.
const sessionFields = Object.keys(sessionKeys) as readonly SessionField[];

/** The texts to store for these fields: text as it is, anything else as JSON. */
export function toStoredSession(fields: Partial<AccountSession>): ReadonlyMap<string, string> {
  const stored = new Map<string, string>();
  for (const field of sessionFields) {
    const value = fields[field];
    if (value !== undefined) stored.set(sessionKeys[field], typeof value === "string" ? value : JSON.stringify(value));
  }
  return stored;
}

/** The stored session; null without a sign-in: id or hash is empty. A corrupt field reads as empty. */
export function parseStoredSession(read: (key: string) => string | null): AccountSession | null {
  const text = (field: SessionField) => read(sessionKeys[field]) ?? "";
  const isTrue = (field: SessionField) => text(field) === "true";
  if (text("id") === "" || text("hash") === "") return null;
  return {
    id: text("id"),
    hash: text("hash"),
    name: text("name"),
    email: text("email"),
    emailIsVerified: isTrue("emailIsVerified"),
    ppConfirmed: isTrue("ppConfirmed"),
    touConfirmed: isTrue("touConfirmed"),
    data: parseJsonObject(text("data")),
    privateData: parseJsonObject(text("privateData")),
    marketingApproval: parseMarketingApproval(parseJson(text("marketingApproval"))),
    marketingConsent: parseMarketingConsent(parseJson(text("marketingConsent"))),
    backendErrors: parseBackendErrors(parseJson(text("backendErrors"))),
    storeAfterLoginNeeded: isTrue("storeAfterLoginNeeded"),
  };
}

function parseMarketingApproval(input: unknown): MarketingApproval {
  const { required, variant, marketingApproved, thirdPartiesApproved } = fieldsOf(input);
  if (required !== true) return noApprovalNeeded;
  return {
    required,
    variant: parseConsentVariant(variant),
    marketingApproved: marketingApproved === true,
    thirdPartiesApproved: thirdPartiesApproved === true,
  };
}

function parseMarketingConsent(input: unknown): MarketingConsent | null {
  const { marketing, thirdParties } = fieldsOf(input);
  return typeof marketing === "boolean" && typeof thirdParties === "boolean" ? { marketing, thirdParties } : null;
}
