import { Outlet, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { LiveList } from "../../live/hooks.tsx";
import { FeedUnreachable } from "../layout/page-error.tsx";
import { PageColumns } from "../layout/page-columns.tsx";
import { SimulatedLine } from "../layout/simulated-line.tsx";
import { EventsOf } from "../match-row/event-context.tsx";
import { usePage } from "../page/page-context.tsx";
import { ParticipantProvider } from "./participant-context.tsx";
import { ParticipantHead } from "./participant-head.tsx";
import { isPerson, type ParticipantPage as Page, type Section } from "./participant-view.ts";
import { ParticipantSections } from "./participant-sections.tsx";

/** The part of a team's or a player's page that stays while the sections below it change. */
export function ParticipantPage({ page }: { readonly page: Page }) {
  const current = useSection();
  const { list, profile, team } = page;
  // A competitor's games cannot be shown while their feed is missing; a person's profile is complete without it.
  if (list === null && (team !== null || !isPerson(profile))) return <FeedUnreachable />;
  return (
    <ParticipantProvider value={page}>
      <Events page={page}>
        <PageColumns>
          <div className="cards page-body participant" data-page={page.kind === "team" ? "team_page" : "player_page"}>
            <div className="card who-card">
              <ParticipantHead page={page} />
              {list === null ? null : <SimulatedLine />}
              <ParticipantSections page={page} current={current} />
            </div>
            <Outlet />
          </div>
        </PageColumns>
      </Events>
    </ParticipantProvider>
  );
}

function Events({ page: { list, sportId }, children }: { readonly page: Page; readonly children: ReactNode }) {
  const inSport = <EventsOf sportId={sportId}>{children}</EventsOf>;
  return list === null ? inSport : <LiveList list={list}>{inSport}</LiveList>;
}

const noParams = { get: () => null };

function useSection(): Section {
  const { lang } = usePage();
  const { pathname } = useLocation();
  const address = parseAddress({ pathname, searchParams: noParams }, addressTexts(lang));
  return address?.kind === "team" || address?.kind === "player" ? address.section : "summary";
}
