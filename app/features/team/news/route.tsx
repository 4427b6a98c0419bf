import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { parseNewsCount } from "../../news/news-count.ts";
import { NewsPart } from "../../news/news-part.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { loadBody } from "../../participant/load-body.server.ts";
import { newsFeedName } from "../../participant/participant-feeds.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const count = parseNewsCount(new URL(request.url).searchParams);
  return { count, ...(await loadBody(context, newsFeedName(params["id"] ?? "", count))) };
}

export default function NewsSection() {
  const { count, body } = useLoaderData<typeof loader>();
  const { lang } = usePage();
  return (
    <Card block="news" title={peopleTexts(lang).teamTabs.news}>
      <NewsPart articles={readArticles(body)} count={count} />
    </Card>
  );
}
