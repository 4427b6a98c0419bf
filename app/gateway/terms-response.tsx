import { momentAttribute, TextWithTimes } from "../features/day/times.tsx";
import type { Caller } from "../../shared/accounts/caller.ts";
import { endpoints } from "../../shared/accounts/endpoints.ts";
import { toOwnPath } from "../navigation/own-path.ts";
import { accountProject } from "../../shared/accounts/site-account.ts";
import { toWrittenDay } from "../../shared/texts/written-day.ts";
import { latestVersion } from "../features/account/terms-page.ts";
import { fieldsOf } from "../../shared/basics/record.ts";
import type { AccountTexts } from "../i18n/account-texts.ts";
import type { SiteEnv } from "../load-context.ts";
import type { AccountPageContent } from "./account-pages/account-page.ts";

/** A document to read: where the site has it as a page of its own, or its title and text. */
type ReadTerms = { readonly location: string } | AccountPageContent;

/**
 * The document of a type and a version, as the account service has it; null where it has none (docs/adr/037).
 * @param query of the page's address: `type` ("tou", "pp") and `version`
 */
export async function readTerms(
  query: { readonly get: (name: string) => string },
  t: AccountTexts,
  caller: Caller,
  service: SiteEnv["ACCOUNT"],
): Promise<ReadTerms | null> {
  const asked = query.get("type") === "pp" ? "pp" : "tou";
  const path = endpoints.termsDocument.path.replace(
    ":version",
    encodeURIComponent(query.get("version") || latestVersion),
  );
  const search = new URLSearchParams({ type: asked, projectId: String(accountProject) });
  const answer = await service.answer(caller, new Request(`${caller.siteOrigin}${path}?${search}`));
  const { text, version, validFrom } = fieldsOf(await answer.json());
  if (typeof text !== "string" || typeof validFrom !== "string") return null;
  // Only an address of the site itself is followed: whatever else is there is a text.
  if (!text.startsWith("/") && toOwnPath(text, caller.siteOrigin) !== null) return { location: text };
  const day = toWrittenDay(caller.lang, Date.parse(validFrom) / 1000);
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
  const inForce = t.inForce({ version: String(version), day });
  const body = [inForce, ...paragraphs].map((line) => (
    <p key={line}>
      {line === inForce ? (
        <TextWithTimes text={line} times={[[day, momentAttribute(Date.parse(validFrom) / 1000)]]} />
      ) : (
        line
      )}
    </p>
  ));
  return { title: asked === "pp" ? t.privacy : t.terms, body };
}
