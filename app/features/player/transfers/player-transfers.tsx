import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { readTransfers, TransferList } from "../../participant/transfer-list.tsx";

/** The moves of a career. */
export function PlayerTransfers({ body }: { readonly body: string }) {
  const { lang } = usePage();
  return (
    <Card block="transfers" title={peopleTexts(lang).transfers}>
      <TransferList transfers={readTransfers(body)} teamId={null} />
    </Card>
  );
}
