import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addressWords } from "../../../shared/addresses/words.ts";
import { toLocalTime } from "../../features/day/local-time.ts";
import { formatLifetime, lifetimeHeader, type Lifetime } from "../../gateway/lifetime.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadTexts } from "../../i18n/texts.ts";
import { widgetTexts } from "../../i18n/widget-texts.ts";
import { renderStaticDocument } from "../../ui/render-static.ts";
import { zoneOf } from "../../widgets/event-context-of.ts";
import { loadWidget } from "../../widgets/load-widget.server.ts";
import { parseWidget } from "../../widgets/widget-address.ts";
import { EmptyWidget, WidgetDocument, type WidgetContent } from "../../widgets/widget-document.tsx";
import { usualLook } from "../../widgets/widget-look.ts";
import { pageOfSubject } from "../../widgets/widget-subject.ts";

/** Never serve a stale answer while a new one is made: a widget that polls every few seconds would always be one behind. */
const liveLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 0 };
const idleLifetime: Lifetime = { freshSeconds: 20, staleSeconds: 0 };
/** A widget that polls at least this often shows something live. */
const liveRefreshSeconds = 10;
const retrySeconds = 10;

/**
 * The document of the widget whose address is in the query (`?at=/tennis`).
 *
 * If there is no such widget, the document says so and has status 404.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { variant, nonce } = context;
  const { lang, brand, clock } = variant;
  await loadTexts(lang);
  const t = widgetTexts(lang);
  const words = addressWords[lang];
  const url = new URL(request.url);
  const address = parseWidget(new URL(url.searchParams.get("at") ?? "/", url), words);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const found = address === null ? "missing" : await loadWidget(context, address.subject, nowSeconds);
  const content = found === "missing" ? noContent(t.missing, t.missingHint, null) : found;
  const shown = content ?? noContent(t.failed, t.failedHint, retrySeconds);
  const link = {
    path: address === null || found === "missing" ? "/" : pageOfSubject(address.subject, words),
    text: address?.subject.kind === "table" ? t.wholeTable({ brand }) : t.follow({ brand }),
  };
  const html = renderStaticDocument(
    <WidgetDocument
      content={shown}
      look={address?.look ?? usualLook}
      lang={lang}
      brand={brand}
      link={link}
      dataAt={siteTexts(lang).dataAt({
        time: toLocalTime(nowSeconds, zoneOf(context), clock === 12 ? clock : undefined),
      })}
      nonce={nonce}
    />,
  );
  const moves = shown.refreshSeconds !== null && shown.refreshSeconds <= liveRefreshSeconds;
  return new Response(html, {
    status: found === "missing" ? 404 : found === null ? 503 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      [lifetimeHeader]: formatLifetime(moves ? liveLifetime : idleLifetime),
    },
  });
}

const noContent = (title: string, hint: string, refreshSeconds: number | null): WidgetContent => ({
  title,
  body: <EmptyWidget title={title} hint={hint} />,
  refreshSeconds,
});
