import { useMemo } from "react";
import { isMasked } from "../../../feeds/masked-body.ts";
import { readSeason } from "../../../../shared/wire/sections/read-season.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { Notice } from "../../../ui/notice.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";
import { WhatIfBoard } from "./what-if-board.tsx";

type LoadedWhatIf = { readonly feedName: string; readonly body: string; readonly query: string };

/** The games of a round, whose results the visitor assumes, and the table that follows. */
export function WhatIfSection({ feedName, body: loaded, query }: LoadedWhatIf) {
  const { lang } = usePage();
  const body = useMovingFeed(feedName, loaded);
  const shown = useMemo(() => readSeason(body), [body]);
  if (isMasked(body))
    return (
      <Block name="what_if" title={competitionTexts(lang).sections.whatIf}>
        <MaskedTable />
      </Block>
    );
  if (shown === null) {
    const { empty, emptyHint } = standingsTexts(lang);
    return <Notice icon="empty" title={empty} hint={emptyHint} />;
  }
  return <WhatIfBoard shown={shown} query={query} />;
}
