import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isMissingSome } from "../../../feeds/masked-body.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { parseNewsCount, type NewsCount } from "../../news/news-count.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { newsFeedName } from "../../participant/participant-feeds.ts";
import { NewsPart } from "../../news/news-part.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const count = parseNewsCount(new URL(request.url).searchParams);
  const feedName = newsFeedName(params["id"] ?? "", count);
  return { count, feedName, ...(await loadBody(context, feedName)) };
}

/** The articles about a team. */
export default function NewsSection() {
  return <TeamNews {...useLoaderData<typeof loader>()} />;
}

type NewsProps = { readonly count: NewsCount; readonly feedName: string; readonly body: string };

/** Articles about a team. */
function TeamNews({ count, feedName, body }: NewsProps) {
  const { lang } = usePage();
  return (
    <Card block="news" title={peopleTexts(lang).teamTabs.news}>
      <NewsPart articles={readArticles(body)} count={count} maskedNames={isMissingSome(body) ? [feedName] : []} />
    </Card>
  );
}
export { clientLoader } from "../../page/page-route.ts";
