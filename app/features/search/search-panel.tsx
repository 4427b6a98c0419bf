import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";
import { searchTexts, type SearchTexts } from "../../i18n/search-texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePage } from "../page/page-context.tsx";
import { useChoice } from "../../storage/choice.ts";
import { forgetRecent, recentSearches, rememberRecent } from "./recent-searches.ts";
import { cellId, FoundList } from "./found-list.tsx";
import { withGames } from "./found-games.ts";
import { SearchForm } from "./search-form.tsx";
import { toFirstRows, toFoundRows } from "./search-rows.ts";
import { useAnswers, type SearchState } from "./use-answers.ts";
import { useChosenRow } from "./use-chosen-row.ts";
import type { Popular } from "./use-popular.ts";
import { useGames, type GamesOfText } from "./use-games.ts";

type SearchPanelProps = {
  readonly first: SearchState;
  /** The text that was typed before the panel was loaded. */
  readonly typed?: string;
  /** Null where the panel asks for them itself. */
  readonly firstGames: GamesOfText | null;
  readonly popular: Popular;
  /** False until scripts run: the panel is a form and links then. */
  readonly isLive: boolean;
  readonly hasFocus: boolean;
  /** A result was followed. */
  readonly onFollow: () => void;
  /** Beside the field. */
  readonly end: ReactNode;
};

/**
 * The search field and the results: a combobox whose grid is always open (ARIA practices, editable combobox with grid
 * popup, with automatic selection). A row is a link and, where the result can be followed, a star. Without scripts it is a
 * form that leads to the page of results.
 */
export function SearchPanel(props: SearchPanelProps) {
  const { first, typed = "", firstGames, popular, isLive, hasFocus, onFollow, end } = props;
  const page = usePage();
  const { lang, timeZone, t: dates } = page;
  const t = searchTexts(lang);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first.kind === "empty" ? typed : first.query);
  /** The message about the last star's effect. */
  const [said, setSaid] = useState("");
  const recent = useChoice(recentSearches);
  const [state, retry, isAsking] = useAnswers(text, lang, first, popular.known);
  const [games, isAskingGames] = useGames(text, page, firstGames);
  const groups =
    state.kind === "found" || state.kind === "failed"
      ? withGames(toFoundRows(t, state.query, state.results), games, { t, dates, timeZone })
      : toFirstRows(t, dates, recent, popular);
  const rows = groups.flatMap((group) => group.rows);
  const { chosen, isOnStar, reset, press } = useChosenRow(id, rows, lang);

  const type = (value: string) => {
    setText(value);
    reset();
    setSaid("");
  };
  useEffect(() => {
    // React keeps the text that was typed before hydration in the field, but calls no handler for it.
    if (field.current !== null) setText(field.current.value);
  }, []);
  useEffect(() => {
    // A field that a script focuses has its caret at the beginning.
    if (typed !== "") field.current?.setSelectionRange(typed.length, typed.length);
  }, [typed]);
  const follow = ({ target }: MouseEvent) => {
    const path = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
    const row = rows.find((each) => each.path === path);
    if (row === undefined) return;
    rememberRecent(row);
    onFollow();
  };
  const list = (
    <FoundList
      groups={groups}
      query={state.kind === "empty" ? "" : state.query}
      id={id}
      active={isLive ? { path: chosen?.path ?? "", isOnStar } : null}
      onSaid={setSaid}
    />
  );

  return (
    // The visitor operates the links inside; the panel only listens to their clicks.
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions
    <div className="search-panel" onClick={follow}>
      <SearchForm
        field={field}
        text={text}
        onType={type}
        onPress={press}
        hasFocus={hasFocus}
        grid={isLive ? { id, isExpanded: rows.length > 0, activeCell: chosen && cellId(id, chosen, isOnStar) } : null}
        end={end}
      />
      <output className="sr-only">
        {said === "" && state.kind === "found" && !isAsking && !isAskingGames ? t.found({ count: rows.length }) : said}
      </output>
      <div className="search-answers" tabIndex={-1} aria-busy={isAsking}>
        {state.kind === "empty" && recent.length > 0 ? <RecentHead t={t} field={field} /> : null}
        {list}
        {isAsking && rows.length === 0 ? <Waiting /> : null}
        {state.kind === "found" && rows.length === 0 && !isAsking && !isAskingGames ? (
          <Notice icon="search" title={t.nothing({ query: state.query })} hint={t.nothingHint} />
        ) : null}
        {state.kind === "failed" ? <Failed t={t} onRetry={retry} /> : null}
      </div>
    </div>
  );
}

type RecentHeadProps = { readonly t: SearchTexts; readonly field: RefObject<HTMLInputElement> };

/** The heading of the searches of before, with a button that forgets them. */
function RecentHead({ t, field }: RecentHeadProps) {
  return (
    <div className="found-head recent-head">
      {t.recent}
      <button
        type="button"
        onClick={() => {
          forgetRecent();
          field.current?.focus();
        }}
      >
        {t.forget}
      </button>
    </div>
  );
}

function Failed({ t, onRetry }: { readonly t: SearchTexts; readonly onRetry: () => void }) {
  return (
    <div className="search-failed">
      <Notice icon="offline" title={t.unavailable} hint={t.unavailableHint} />
      <button type="button" className="button" onClick={onRetry}>
        {t.retry}
      </button>
    </div>
  );
}

/** As high as the rows that are on their way. */
function Waiting() {
  return (
    <div className="found-wait" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
