import type { LinksFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { Flag } from "../../ui/flag.tsx";
import { icons, type IconName } from "../../ui/icon-names.ts";
import { Icon } from "../../ui/icon.tsx";
import rowStyles from "../../features/competition/list-sheet.css?url";
import participantStyles from "../../features/participant/sheet.css?url";
import newsStyles from "../../features/news/sheet.css?url";
import settingsStyles from "../../features/settings/sheet.css?url";
import styles from "./design.css?url";
import { ButtonDetails, EmptyDetails, MaskedDetails, ScrollDetails, SignDetails } from "./parts.tsx";
import { ConnectionStates, LoadingStates, NoticeStates, RowStates } from "./states.tsx";
import { DialogDetails, PopoverDetails, ToastDetails } from "./stories.tsx";

export const links: LinksFunction = () => [
  ...[rowStyles, participantStyles, newsStyles, settingsStyles].map((href) => ({ rel: "stylesheet", href })),
  { rel: "stylesheet", href: styles },
];

export const meta = () => [{ title: "Primitives · Tribune" }];

const flags = ["fr", "es", "rs", "mx", "gb-eng", "gb-wls", "us", "world"];
const iconNames = Object.keys(icons) as readonly IconName[];

/**
 * Each primitive in each of its states, for developers who change one. Served by `npm run dev` alone; the header's
 * button changes the theme.
 */
export default function DesignRoute() {
  return (
    <PageColumns>
      <h1>Primitives</h1>
      <MatchDetails name="Dialog">
        <DialogDetails />
      </MatchDetails>
      <MatchDetails name="Popover">
        <PopoverDetails />
      </MatchDetails>
      <MatchDetails name="Toast">
        <ToastDetails />
      </MatchDetails>
      <MatchDetails name="Buttons and text boxes">
        <ButtonDetails />
      </MatchDetails>
      <MatchDetails name="Signs and shields">
        <SignDetails />
      </MatchDetails>
      <MatchDetails name="Scroll region">
        <ScrollDetails />
      </MatchDetails>
      <MatchDetails name="Empty">
        <EmptyDetails />
      </MatchDetails>
      <MatchDetails name="Masked">
        <MaskedDetails />
      </MatchDetails>
      <MatchDetails name="Icons">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </MatchDetails>
      <MatchDetails name="Flags">
        {flags.map((name) => (
          <Flag key={name} name={name} />
        ))}
      </MatchDetails>
      <MatchDetails name="Notice: error, unreachable">
        <NoticeStates />
      </MatchDetails>
      <MatchDetails name="Connection">
        <ConnectionStates />
      </MatchDetails>
      <MatchDetails name="Loading">
        <LoadingStates />
      </MatchDetails>
      <MatchDetails name="Rows: to come, live, goal, red card, finished, postponed, long names, right to left">
        <RowStates />
      </MatchDetails>
    </PageColumns>
  );
}

function MatchDetails({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="card story">
      <h2>{name}</h2>
      <div>{children}</div>
    </section>
  );
}
