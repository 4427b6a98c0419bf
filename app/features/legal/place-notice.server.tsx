import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import { isolatedIn } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { serverTexts } from "../../i18n/server-texts.server.ts";

type PlaceNoticeProps = {
  readonly policy: BettingPolicy;
  readonly lang: Language;
  /** Whether the link to help is shown (A6.02). */
  readonly hasLink?: boolean;
};

/** The age, the notice that the place wants beside bookmakers, and where help is found, as the server alone writes them. */
export function PlaceNotice({ policy: { notice, helpline, minimumAge }, lang, hasLink = true }: PlaceNoticeProps) {
  const site = helpline?.site ?? notice?.link?.href ?? null;
  return (
    <p>
      <strong>{isolatedIn(`${minimumAge}+`, lang)}</strong>{" "}
      {notice === null ? null : (
        <span lang={notice.lang}>
          {notice.before}
          {notice.link === null ? null : <a href={notice.link.href}>{notice.link.text}</a>}
          {notice.after}
        </span>
      )}{" "}
      {hasLink && site !== null ? <a href={site}>{serverTexts[lang].gambleResponsibly}</a> : null}
    </p>
  );
}
