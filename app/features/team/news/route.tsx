import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { ArticleList } from "../../news/article-list.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { loadBody } from "../../participant/load-body.server.ts";
import { newsCount } from "../../participant/load-participant.server.ts";
import { newsFeedName } from "../../participant/participant-feeds.ts";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, newsFeedName(params["id"] ?? "", newsCount));

export default function NewsSection() {
  const { body } = useLoaderData<typeof loader>();
  const { lang } = usePage();
  return (
    <Card block="news" title={peopleTexts(lang).teamTabs.news}>
      <ArticleList articles={readArticles(body)} level={3} />
    </Card>
  );
}
