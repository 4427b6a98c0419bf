import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { readDraw } from "../../../../shared/wire/sections/read-draw.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { standingsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { MaskedTable } from "../masked-table.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";
import styles from "./sheet.css?url";
import { Bracket } from "./bracket.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "draw");
  const feedName = standingsFeedName(scope, tableTab.draw);
  return data({ feedName, body: (await loadFeed(args.context, feedName))?.body ?? "" }, competitionHeaders);
}

/** The draw of a competition: who meets in each round of its knock-out stage. */
export default function DrawSection() {
  return <Draw {...useLoaderData<typeof loader>()} />;
}

type DrawProps = { readonly feedName: string; readonly body: string };

/** The draw of a season. */
function Draw({ feedName, body: loaded }: DrawProps) {
  const { lang } = usePage();
  const body = useMovingFeed(feedName, loaded);
  const rounds = useMemo(() => readDraw(body), [body]);
  return (
    <div className="card draw block" data-block="draw">
      <h2 className="sr-only">{competitionTexts(lang).sections.draw}</h2>
      {isMasked(body) ? <MaskedTable /> : <Bracket rounds={rounds} />}
    </div>
  );
}
export { clientLoader } from "../../page/page-route.ts";
