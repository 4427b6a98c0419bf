import { matchTexts } from "../../../i18n/match-texts.ts";
import { usePage } from "../../page/page-context.tsx";

type NewestProps = {
  /** The latest of the lines that wait, in short. */
  readonly text?: string;
  /** How many wait. */
  readonly count: number;
  readonly onShow: () => void;
};

/** Lines that wait, at the top of their list: it takes no room from it. */
export function Newest({ text = "", count, onShow }: NewestProps) {
  const invitation = matchTexts(usePage().lang).summary.showNew({ count });
  return (
    <button type="button" className="newest" title={invitation} onClick={onShow}>
      {/* Another text is another element: one that moved as it grew would be a shift. */}
      <span key={`${text} ${count}`}>
        {text === "" ? invitation : text}
        {text !== "" && count > 1 ? <small> +{count - 1}</small> : null}
      </span>
      {text === "" ? null : <span className="sr-only"> {invitation}</span>}
    </button>
  );
}
