import { useMemo } from "react";
import { readDraw } from "../../../../shared/wire/sections/read-draw.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";
import { Bracket } from "./bracket.tsx";

type DrawProps = { readonly feedName: string; readonly body: string };

/** The draw of a season. */
export function Draw({ feedName, body: loaded }: DrawProps) {
  const { lang } = usePage();
  const body = useMovingFeed(feedName, loaded);
  const rounds = useMemo(() => readDraw(body), [body]);
  return (
    <div className="card draw block" data-block="draw">
      <h2 className="sr-only">{competitionTexts(lang).sections.draw}</h2>
      {isMasked(body) ? <MaskedTable /> : <Bracket rounds={rounds} />}
    </div>
  );
}
