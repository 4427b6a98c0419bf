import type { z } from "zod";
import type { TermsType } from "../../../shared/accounts/terms.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import type { answerSchemas, bodySchemas } from "../../../shared/accounts/endpoint-schemas.ts";
import type { endpoints, EndpointName } from "../../../shared/accounts/endpoints.ts";
import { refuse, type Call, type Refusal, type SignedInCall } from "./call.ts";
import { getData, storeMergedData } from "./calls/data.ts";
import { deleteAccount } from "./calls/deletion.ts";
import { changePassword, forgetPassword } from "./calls/passwords.ts";
import { updateUser } from "./calls/profile.ts";
import { signInWithProvider } from "./calls/provider-sign-in.ts";
import { register, verify } from "./calls/registration.ts";
import { signIn, signOut } from "./calls/sign-in.ts";
import { consentHistory, stateConsent } from "./marketing.ts";
import { projectOf } from "./projects.ts";
import { agree, listAgreements, listDocuments } from "./terms.ts";

type CallOf<Name extends EndpointName> = (typeof endpoints)[Name]["auth"] extends "none" ? Call : SignedInCall;
type Handler<Name extends EndpointName> = (
  call: CallOf<Name>,
  body: NonNullable<z.output<(typeof bodySchemas)[Name]>>,
) => Promise<z.input<(typeof answerSchemas)[Name]> | Refusal>;

const ownText =
  ({ caller }: Call) =>
  (type: TermsType): string =>
    caller.siteOrigin + spellPlainPage({ kind: "legal", document: type === "tou" ? "terms" : "privacy" }, caller.lang);

/** The handlers of the specification's calls (A7.01). */
export const handlers: { readonly [Name in EndpointName]: Handler<Name> } = {
  registration: register,
  login: signIn,
  loginWithProvider: signInWithProvider,
  verifyAccount: verify,
  deleteAccount,
  logout: signOut,
  changePassword,
  async forgottenPassword(call, body) {
    const result = await forgetPassword(call, body);
    return result === "done" ? { r: "done" } : result;
  },
  async forgottenPasswordWithCaptcha(call, body) {
    const result = await forgetPassword(call, body);
    return result === "done" ? {} : result;
  },
  storeMergedData,
  updateUser,
  getData,
  async termsDocuments(call) {
    const project = projectOf(call.query("projectIds"));
    if (project === null) return refuse("validationError");
    const documents = await listDocuments(call.db, project, ownText(call));
    return { documents: documents.filter(({ archived }) => !archived || call.query("archived") === "true") };
  },
  async termsDocument(call) {
    const project = projectOf(call.query("projectId"));
    if (project === null) return refuse("validationError");
    const documents = await listDocuments(call.db, project, ownText(call));
    const { documentVersion } = call;
    const found = documents.find(
      ({ type, version, archived }) =>
        type === (call.query("type") ?? "tou") &&
        (documentVersion === "latest" ? !archived : version === documentVersion),
    );
    return found ?? refuse("validationError");
  },
  async myTerms({ db, session, query }) {
    const project = projectOf(query("projectIds"));
    if (project === null) return refuse("validationError");
    return { terms: await listAgreements(db, session.user_id, project) };
  },
  async termsAgreements({ db, session }, { projectId, terms }) {
    await agree(db, session.user_id, projectId, terms);
    return {};
  },
  async marketingApproval({ db, session, platform, version }, { marketingApproved, thirdPartiesApproved }) {
    const consent = { marketing: marketingApproved, thirdParties: thirdPartiesApproved };
    await stateConsent(db, session.user_id, consent, platform, version);
    return {};
  },
  async marketingConsent({ db, session }) {
    const [last] = await consentHistory(db, session.user_id);
    return { marketing: last?.marketing ?? false, thirdParties: last?.thirdParties ?? false };
  },
  async updateMarketingConsent({ db, session, platform, version }, consent) {
    await stateConsent(db, session.user_id, consent, platform, version);
    return {};
  },
};
