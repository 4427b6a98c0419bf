import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { loadBody } from "../../participant/load-body.server.ts";
import { transfersFeedName } from "../../participant/participant-feeds.ts";
import { readTransfers, TransferList } from "../../participant/transfer-list.tsx";

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadBody(context, transfersFeedName(params["id"] ?? ""));

export default function TransfersSection() {
  const { body } = useLoaderData<typeof loader>();
  const { lang } = usePage();
  return (
    <Card block="transfers" title={peopleTexts(lang).transfers}>
      <TransferList transfers={readTransfers(body)} teamId={null} />
    </Card>
  );
}
