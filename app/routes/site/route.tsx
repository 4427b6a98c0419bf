import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { sportOfAddress } from "../../../shared/addresses/sport-of-address.ts";
import { zoneName } from "../../features/connection/zone-name.ts";
import { LaterAccount } from "../../features/account/later-account.tsx";
import { MyGamesSync } from "../../features/favourites/my-games-hooks.ts";
import { Frame } from "../../features/layout/frame.tsx";
import { LaterLanguageOffer } from "../../features/language-offer/later-language-offer.tsx";
import { useLinkNavigation } from "../../features/layout/link-navigation.ts";
import { ReadAhead } from "../../features/layout/read-ahead.tsx";
import { startPageBehaviour } from "../../features/layout/page-behaviour.ts";
import { toBettingView } from "../../features/legal/betting-view.ts";
import { LaterNotifications } from "../../features/notifications/later-notifications.tsx";
import { statusUp } from "../../../shared/wire/system-values.ts";
import { offsetSpans, tellOffsets } from "../../../shared/basics/zone-offset.ts";
import { tellAccountSettings } from "../../features/account/account-settings.ts";
import { ownTexts } from "../../features/page/own-texts.ts";
import { PageProvider, toHref, type PageContext } from "../../features/page/page-context.tsx";
import { loadServiceStatus } from "../../features/connection/load-service-status.server.ts";
import { feedBase } from "../../feeds/load-feed.server.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { LiveProvider } from "../../live/live-provider.tsx";
import { tellServerTime } from "../../time/true-time.ts";
import { useStatsPing } from "../../telemetry/use-stats-ping.ts";

/** The data that all pages of a visit share. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { visitor, variant, veil } = context;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const serviceStatus = await loadServiceStatus(context);
  return {
    lang: variant.lang,
    own: ownTexts(variant),
    timeZone,
    offsets: offsetSpans(timeZone, nowSeconds),
    zoneName: zoneName(timeZone, variant.lang),
    betting: toBettingView(visitor.policy, variant, nowSeconds),
    oddsSwitch: visitor.policy.oddsSwitch,
    ...(visitor.policy.odds && variant.oddsFormats.length > 1 ? { oddsFormats: variant.oddsFormats } : {}),
    ...(veil !== null && (veil.mode === "hidden" || veil.things.length > 0)
      ? { hiddenIds: veil.things.map(({ id }) => id) }
      : {}),
    live: {
      pushOrigin: variant.pushOrigin ?? "",
      feedBase: feedBase(context),
      feedSign: context.cloudflare.env.FEED_SIGN,
      nowSeconds,
      ...(serviceStatus === statusUp ? {} : { serviceStatus }),
      ...(veil?.mode === "late" ? { delaySeconds: veil.delaySeconds } : {}),
    },
  };
}

/** The frame stays as it is while pages change in it. */
export const shouldRevalidate = () => false;

/** Whether the document is a kept copy, or may be one of the browser's own: it shows those for a step back, and for a tab that it restores. */
const isOldDocument = (): boolean =>
  document.documentElement.dataset["keptAt"] !== undefined ||
  performance.getEntriesByType("navigation").some((entry) => Reflect.get(entry, "type") === "back_forward");

export default function SiteLayout() {
  const shared = useLoaderData<typeof loader>();
  const { lang, timeZone, live } = shared;
  // Before any part of the page writes a time.
  tellOffsets(timeZone, shared.offsets);
  tellAccountSettings(shared.own);
  if (typeof document !== "undefined") tellServerTime(live.nowSeconds, isOldDocument());
  const page = useMemo(
    (): PageContext => ({
      lang: shared.lang,
      timeZone: shared.timeZone,
      betting: shared.betting,
      hiddenIds: shared.hiddenIds ?? null,
      t: { ...siteTexts(shared.lang), ...shared.own },
      href: toHref(addressTexts(shared.lang)),
    }),
    [shared],
  );
  const { pathname } = useLocation();
  const [shown, onClosed] = useLinkNavigation();
  // It opens windows, so it comes after the code that it opens them with.
  useEffect(startPageBehaviour, []);
  useStatsPing();
  return (
    <PageProvider page={page}>
      <LiveProvider settings={live}>
        <MyGamesSync />
        <ReadAhead />
        <Frame sportId={sportOfAddress(pathname, addressTexts(lang))}>
          <Outlet />
        </Frame>
        <LaterAccount />
        <LaterNotifications />
        <LaterLanguageOffer zoneName={shared.zoneName} />
        {shown === null ? null : <shown.Host asked={shown.asked} onClosed={onClosed} />}
      </LiveProvider>
    </PageProvider>
  );
}
