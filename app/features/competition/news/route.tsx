import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { parseNewsCount } from "../../news/news-count.ts";
import { NewsPart } from "../../news/news-part.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { newsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "news");
  const count = parseNewsCount(new URL(args.request.url).searchParams);
  return data(
    { count, body: (await loadFeed(args.context, newsFeedName(scope, count)))?.body ?? "" },
    competitionHeaders,
  );
}

export default function NewsSection() {
  const { count, body } = useLoaderData<typeof loader>();
  const { lang } = usePage();
  return (
    <Block name="news" title={competitionTexts(lang).sections.news}>
      <NewsPart articles={readArticles(body)} count={count} />
    </Block>
  );
}
