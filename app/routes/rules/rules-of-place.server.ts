import { intlTag } from "../../../shared/texts/intl-tag.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { evidencedWordings } from "../../../shared/betting/notice-text.ts";
import { findRow } from "../../../shared/betting/policy-for.ts";
import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import type { DecidingRow, OffReason, PolicyRow } from "../../../shared/betting/policy-row.ts";
import { countryOf } from "../../../shared/places/countries.ts";
import { placeKeys } from "../../../shared/places/place-keys.ts";
import type { Place } from "../../../shared/places/place.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { Variant } from "../../../variants/variant.ts";
import { toHelpLinks } from "../../features/legal/betting-view.ts";
import { rulesTexts, type RulesTexts, serverTexts } from "../../i18n/server-texts.server.ts";
import type { Answers, RuleRow } from "./rules-page.tsx";

/** The rules of a visitor's own place, in the words of the page. */
export function toRulesOfPlace({ visitor: { place, policy }, variant }: Pick<AppLoadContext, "visitor" | "variant">) {
  const { lang } = variant;
  const { row, reviewed } = findRow(place);
  const texts = rulesTexts[lang];
  const { minimumAge, age } = policy;
  const wordings = evidencedWordings(row.notices);
  const rows: readonly RuleRow[] = [
    { name: texts.place, lines: [{ text: toPlaceText(place, lang, texts) }], hint: texts.placeHint },
    { name: texts.shown, lines: toShown(policy, row, texts).map((text) => ({ text })) },
    // No source says which age counts in a place without a row of its own.
    ...(reviewed === null
      ? []
      : [
          {
            name: texts.age,
            lines: [{ text: texts.ageFrom({ age: minimumAge }) }],
            ...(age === "confirmed" ? { hint: texts.ageConfirmed } : {}),
          },
        ]),
    {
      name: texts.notice,
      lines:
        wordings.length === 0
          ? [{ text: texts.noNotice }]
          : wordings.map(({ before, link, after, lang: of }) => ({
              text: before + (link?.text ?? "") + after,
              lang: of,
            })),
    },
    ...(row.helpline === null ? [] : [{ name: texts.help, lines: toHelpLinks(row.helpline) }]),
    ...toReview(reviewed, variant, texts),
  ];
  return {
    title: texts.title,
    description: texts.description,
    choices: texts.choices,
    rows,
    forms: toForms(policy, lang),
  };
}

/** Since when a rule is in force, where it was read, when, and how sure we are; of a place without a row that nobody has reviewed it. */
function toReview(reviewed: PolicyRow | null, variant: Variant, texts: RulesTexts): readonly RuleRow[] {
  if (reviewed === null) return [{ name: texts.reviewed, lines: [{ text: texts.notReviewed }] }];
  const { since, source, checkedOn, confidence } = reviewed;
  const isAddress = source.startsWith("https://") || source.startsWith("http://");
  return [
    ...(since === null ? [] : [{ name: texts.since, lines: [{ text: toDate(since, variant) }] }]),
    { name: texts.source, lines: [{ text: source, ...(isAddress ? { href: source } : {}) }] },
    {
      name: texts.reviewed,
      lines: [{ text: `${toDate(checkedOn, variant)} · ${texts.confidences[confidence]}` }],
    },
  ];
}

/** The name of a country with its subdivision's code; a French place overseas has a name of its own, in whichever form it came. */
function toPlaceText(place: Place, lang: Language, { unknownPlace }: RulesTexts): string {
  const [country, subdivision] = placeKeys(place)[0]?.split(":") ?? [];
  if (country === undefined) return unknownPlace;
  return countryOf(country, lang).name + (subdivision === undefined ? "" : ` (${subdivision})`);
}

/** The betting content that is shown or, where there is none, the reason: the visitor's own answer, or the place's rule. */
function toShown(
  { odds, links, logos, age, oddsSwitch }: BettingPolicy,
  row: DecidingRow,
  texts: RulesTexts,
): string[] {
  if (odds) return [links ? texts.full : logos ? texts.named : texts.unnamed];
  if (oddsSwitch === "off") return [texts.nothing, texts.switchedOff];
  if (age === "unknown") return [texts.nothing, texts.awaitsAge];
  if (age === "refused") return [texts.nothing, texts.refusedAge];
  return [texts.nothing, texts.reasons[reasonOf(row)]];
}

/** A row that would show something shows nothing where none of its bookmakers has a licence today. */
const reasonOf = ({ show }: DecidingRow): OffReason => ("off" in show ? show.off : "no-bookmakers");

function toForms({ age, oddsSwitch, minimumAge }: BettingPolicy, lang: Language): readonly Answers[] {
  const { showOdds, hideOdds, changeAge } = rulesTexts[lang];
  const { ageQuestion, ageHint, ageYes, ageNo } = serverTexts[lang];
  const yes = { name: "age", value: "1", text: ageYes({ age: minimumAge }) } as const;
  const no = { name: "age", value: "0", text: ageNo } as const;
  return [
    ...(age === "unknown" ? [{ title: ageQuestion({ age: minimumAge }), hint: ageHint, buttons: [yes, no] }] : []),
    ...(age === "confirmed" ? [{ title: changeAge, hint: ageHint, buttons: [no] }] : []),
    ...(age === "refused" ? [{ title: changeAge, hint: ageHint, buttons: [yes] }] : []),
    ...(oddsSwitch === "on"
      ? [{ title: null, hint: null, buttons: [{ name: "odds", value: "off", text: hideOdds }] as const }]
      : []),
    ...(oddsSwitch === "off"
      ? [{ title: null, hint: null, buttons: [{ name: "odds", value: "on", text: showOdds }] as const }]
      : []),
  ];
}

/** "20 novembre 2026"; in English as the variant orders its dates. */
function toDate(isoDay: string, { lang, dateOrder }: Variant): string {
  const locale = lang === "en" && dateOrder === "day-first" ? "en-GB" : lang;
  return new Intl.DateTimeFormat(intlTag(locale), { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(isoDay));
}
