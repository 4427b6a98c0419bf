import type { MetaDescriptor } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import { fieldsOf } from "../../../shared/json/record.ts";
import { firstLanguage, isLanguage } from "../../../shared/texts/languages.ts";
import { siteTexts } from "../../i18n/site-texts.ts";

type Failed = {
  readonly matches: readonly { readonly id: string; readonly data: unknown }[];
  readonly error?: unknown;
};

/** The title of a page that is none, or that failed: what is shown in its place, and the variant's brand as the root says it. */
export function toFailedMeta({ matches, error }: Failed): MetaDescriptor[] {
  const { lang, brand } = fieldsOf(matches.find(({ id }) => id === "root")?.data);
  const t = siteTexts(typeof lang === "string" && isLanguage(lang) ? lang : firstLanguage);
  const title = isRouteErrorResponse(error) && error.status === 404 ? t.notFound : t.unexpected;
  return [{ title: typeof brand === "string" ? `${title} · ${brand}` : title }];
}
