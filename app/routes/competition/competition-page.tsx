import { Outlet } from "@remix-run/react";
import { CompetitionProvider } from "../../features/competition/competition-context.tsx";
import type { CompetitionData } from "../../features/competition/competition-data.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { CompetitionHead } from "./competition-head.tsx";

/** The frame that stays while the sections of a competition change inside it. */
export function CompetitionPage({ competition }: { readonly competition: CompetitionData }) {
  return (
    <CompetitionProvider value={competition}>
      <PageColumns>
        <div
          className="cards page-body competition"
          data-page={competition.section === "draw" ? "draw_page" : "tournament_page"}
        >
          <CompetitionHead />
          <Outlet />
        </div>
      </PageColumns>
    </CompetitionProvider>
  );
}
