import { Suspense, type ComponentType, type ReactNode } from "react";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Line } from "../../participant/table-places.tsx";
import { useTruth } from "../../veil/use-truth.ts";

type LeagueFigures = Parameters<typeof Line>[0]["place"] & { readonly feedName: string };

export type RevealedProps<Figures> = {
  readonly figures: Figures;
  readonly body: string;
  /** Stays where the feed has nothing of the team any more. */
  readonly masked: ReactNode;
};

type MaskedFiguresProps<Figures> = {
  readonly figures: Figures;
  readonly heading: string;
  /** What a visitor sees who has revealed the feed. */
  readonly Revealed: ComponentType<RevealedProps<Figures>>;
};

/** A league with a dash, and what shows its figures: they would reveal a hidden result. */
export function MaskedFigures<Figures extends LeagueFigures>({
  figures,
  heading,
  Revealed,
}: MaskedFiguresProps<Figures>) {
  const t = veilTexts(usePage().lang);
  const [bodies, show] = useTruth([figures.feedName]);
  const masked = (
    <ul className="lines">
      <Line place={figures} about={null}>
        <b className="line-end">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t.masked}</span>
        </b>
        {bodies === null ? (
          <button type="button" className="button" aria-label={`${t.showAgain} · ${heading}`} onClick={show}>
            {t.showAgain}
          </button>
        ) : null}
      </Line>
    </ul>
  );
  const [body] = bodies ?? [];
  if (body === undefined) return masked;
  return (
    <Suspense fallback={masked}>
      <Revealed figures={figures} body={body} masked={masked} />
    </Suspense>
  );
}
