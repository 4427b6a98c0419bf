import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { transfersFeedName } from "../../participant/participant-feeds.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import { readTransfers, TransferList } from "../../participant/transfer-list.tsx";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, transfersFeedName(params["id"] ?? ""));

/** The transfers of a team. */
export default function TransfersSection() {
  return <TeamTransfers {...useLoaderData<typeof loader>()} />;
}

/** Lists the players who joined and those who left. */
function TeamTransfers({ body }: { readonly body: string }) {
  const { lang } = usePage();
  const { profile } = useParticipant();
  const texts = peopleTexts(lang);
  const all = readTransfers(body);
  const arrivals = all.filter(({ toId }) => toId === profile.id);
  const departures = all.filter(({ toId }) => toId !== profile.id);
  return (
    <div className="halves">
      {[
        { title: texts.arrivals, transfers: arrivals },
        { title: texts.departures, transfers: departures },
      ]
        .filter(({ transfers }) => transfers.length > 0)
        .map(({ title, transfers }) => (
          <Card block="transfers" key={title} title={title} note={String(transfers.length)}>
            <TransferList transfers={transfers} teamId={profile.id} />
          </Card>
        ))}
    </div>
  );
}
export { clientLoader } from "../../page/page-route.ts";
