import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import styles from "./page.css?url";
import { RulesPage } from "./rules-page.tsx";
import { toRulesOfPlace } from "./rules-of-place.server.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) =>
  page === undefined
    ? toFailedMeta(shown)
    : [
        ...toRoomMeta({ title: page.title, description: page.description, links: page.links }),
        // It says something else in each place, and to a crawler the rules of the crawler's own.
        { name: "robots", content: "noindex" },
      ];

export function loader({ context }: LoaderFunctionArgs) {
  const links = toPlainLinks(context, { kind: "rules" });
  const page = { ...toRulesOfPlace(context), links };
  return data(page, storedFor({ freshSeconds: 300, staleSeconds: 86_400 }));
}

/** Why the visitor sees these odds and notices of betting, or none. */
export default function RulesRoute() {
  const { links: _, ...rules } = useLoaderData<typeof loader>();
  return <RulesPage {...rules} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
