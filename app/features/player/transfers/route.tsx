import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadBody } from "../../../feeds/load-body.server.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { transfersFeedName } from "../../participant/participant-feeds.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { readTransfers, TransferList } from "../../participant/transfer-list.tsx";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, transfersFeedName(params["id"] ?? ""));

/** The transfers of a player. */
export default function TransfersSection() {
  return <PlayerTransfers {...useLoaderData<typeof loader>()} />;
}

/** The moves of a career. */
function PlayerTransfers({ body }: { readonly body: string }) {
  const { lang } = usePage();
  return (
    <Card block="transfers" title={peopleTexts(lang).transfers}>
      <TransferList transfers={readTransfers(body)} teamId={null} />
    </Card>
  );
}
export { clientLoader } from "../../page/page-route.ts";
