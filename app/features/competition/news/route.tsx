import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isMissingSome } from "../../../feeds/masked-body.ts";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { parseNewsCount, type NewsCount } from "../../news/news-count.ts";
import { NewsPart } from "../../news/news-part.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { usePage } from "../../page/page-context.tsx";
import { newsFeedName } from "../competition-feeds.ts";
import { competitionHeaders, loadSection } from "../load-competition.server.ts";
import { Block } from "../block.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { scope } = await loadSection(args, "news");
  const count = parseNewsCount(new URL(args.request.url).searchParams);
  const feedName = newsFeedName(scope, count);
  return data({ count, feedName, ...(await loadBody(args.context, feedName)) }, competitionHeaders);
}

/** The articles about a competition. */
export default function NewsSection() {
  return <CompetitionNews {...useLoaderData<typeof loader>()} />;
}

type NewsProps = { readonly count: NewsCount; readonly feedName: string; readonly body: string };

/** Articles about a competition. */
function CompetitionNews({ count, feedName, body }: NewsProps) {
  const { lang } = usePage();
  return (
    <Block name="news" title={competitionTexts(lang).sections.news}>
      <NewsPart articles={readArticles(body)} count={count} maskedNames={isMissingSome(body) ? [feedName] : []} />
    </Block>
  );
}
export { clientLoader } from "../../page/page-route.ts";
