import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import { matchLifetime } from "../match-lifetime.ts";
import { loadSection } from "../section/load-tab.server.ts";
import { readTab } from "../section/load-tab.ts";
import { TabSection } from "../section/tab-section.tsx";
import { LineUps } from "./line-ups.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Goals and cards at the names are the summary's. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const summary = loadSection(context, "summary", eventId);
  const { section } = await loadSection(context, "lineUps", eventId);
  return data(
    { section, summary: (await summary).section },
    { headers: { [lifetimeHeader]: formatLifetime(matchLifetime) } },
  );
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [{ section }, summary] = await Promise.all([readTab("lineUps", args), readTab("summary", args)]);
  return { section, summary: summary.section };
}

export default function LineUpsTab() {
  const { section, summary } = useLoaderData<typeof loader>();
  return (
    <TabSection tab="lineUps" section={section}>
      {(body) => <LineUps body={body} summary={summary} />}
    </TabSection>
  );
}
