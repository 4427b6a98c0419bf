import { goneStatus } from "../layout/gone-status.ts";
import type { MetaDescriptor } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import type { Language } from "../../../shared/texts/languages.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";

type Failed = { readonly matches: readonly { readonly data: unknown }[]; readonly error?: unknown };

/** The title of a page that was not found or that failed: its heading. There is no title where even the root failed. */
export function toFailedMeta({ matches: [root], error }: Failed): MetaDescriptor[] {
  // The data of the root's loader.
  const site = root?.data as { readonly lang: Language; readonly brand: string } | null | undefined;
  if (!site) return [];
  const t = siteTexts(site.lang);
  const status = isRouteErrorResponse(error) ? error.status : null;
  const title =
    status === 404 || status === goneStatus
      ? t.notFound
      : status === unreachableStatus
        ? t.feedUnreachable
        : t.unexpected;
  return [{ title: `${title} · ${site.brand}` }];
}
