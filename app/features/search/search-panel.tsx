import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { directionOf } from "../../../shared/texts/direction.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePage } from "../page/page-context.tsx";
import { nextIsOnStar, nextRow } from "./next-row.ts";
import { useChoice } from "../../storage/choice.ts";
import { forgetRecent, recentSearches, rememberRecent } from "./recent-searches.ts";
import { cellId, FoundList } from "./found-list.tsx";
import { withGames } from "./found-games.ts";
import { toFirstRows, toFoundRows, type SearchRow } from "./search-rows.ts";
import { useAnswers, type SearchState } from "./use-answers.ts";
import { usePopular, type FirstNames } from "./use-popular.ts";
import { useGames, type GamesOfText } from "./use-games.ts";

type SearchPanelProps = {
  readonly first: SearchState;
  /** The text that was typed before the panel was loaded. */
  readonly typed?: string;
  /** Null where the panel asks for them itself. */
  readonly firstGames: GamesOfText | null;
  /** Null where the panel asks for them itself. */
  readonly popular: FirstNames | null;
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
  const { first, typed = "", firstGames, popular: given, isLive, hasFocus, onFollow, end } = props;
  const { lang, href, timeZone, t: dates } = usePage();
  const t = searchTexts(lang);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first.kind === "empty" ? typed : first.query);
  /** The row that the keys have reached: it stays chosen when a response moves it. Null means the first row of any results. */
  const [chosenPath, setChosenPath] = useState<string | null>(null);
  /** Home and End move among the rows only after an arrow did; before, they move in the text. */
  const [isChoosing, setChoosing] = useState(false);
  const [isStarChosen, setStarChosen] = useState(false);
  /** The message about the last star's effect. */
  const [said, setSaid] = useState("");
  const recent = useChoice(recentSearches);
  const popular = usePopular(given, lang);
  const [state, retry, isAsking] = useAnswers(text, lang, first, popular.known);
  const [games, isAskingGames] = useGames(text, lang, firstGames);
  const groups =
    state.kind === "found"
      ? withGames(toFoundRows(t, state.query, state.results), games, { t, dates, timeZone })
      : toFirstRows(t, dates, recent, popular);
  const rows = state.kind === "failed" ? [] : groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ path }) => path === chosenPath);
  const active = Math.max(0, at);
  const chosen = rows[active];
  const isOnStar = isStarChosen && at >= 0;

  const choose = (row: SearchRow | null, onStar: boolean) => {
    setChosenPath(row?.path ?? null);
    setStarChosen(onStar);
  };
  const type = (value: string) => {
    setText(value);
    choose(null, false);
    setChoosing(false);
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
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextRow(event.key, { active, count: rows.length, isChoosing });
    const hasStar = chosen !== undefined && chosen.followed !== null;
    // At the end of the text an arrow has nowhere else to go.
    const canLeaveText = isChoosing || field.current?.selectionStart === field.current?.value.length;
    const onStar = nextIsOnStar(event.key, { isOnStar, hasStar, canLeaveText, direction: directionOf(lang) });
    if (onStar !== null) {
      event.preventDefault();
      choose(chosen ?? null, onStar);
    } else if (next !== null) {
      event.preventDefault();
      const row = rows[next];
      choose(row ?? null, false);
      setChoosing(true);
      if (row !== undefined) document.getElementById(cellId(id, row, false))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      document.getElementById(cellId(id, chosen, isOnStar))?.click();
    } else if (event.key === "Escape" && text !== "" && isChoosing) {
      // The first Escape goes back to the text, the next one closes.
      event.stopPropagation();
      event.preventDefault();
      setChoosing(false);
      choose(null, false);
    }
  };
  const follow = ({ target }: MouseEvent) => {
    const path = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
    const row = rows.find((each) => each.path === path);
    if (row === undefined) return;
    rememberRecent(row);
    onFollow();
  };
  const list = (
    <FoundList
      groups={state.kind === "failed" ? [] : groups}
      query={state.kind === "found" ? state.query : ""}
      id={id}
      active={isLive ? { path: chosen?.path ?? "", isOnStar } : null}
      onSaid={setSaid}
    />
  );

  return (
    // The visitor operates the links inside; the panel only listens to their clicks.
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions
    <div className="search-panel" onClick={follow}>
      {/* The element of that name is newer than some browsers that the site supports. */}
      {/* oxlint-disable-next-line prefer-tag-over-role */}
      <form className="search-field" role="search" action={href({ kind: "search", query: "" })}>
        <Icon name="search" />
        <input
          ref={field}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
          placeholder={t.placeholder}
          aria-label={t.label}
          defaultValue={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          // The window opens for this field.
          // oxlint-disable-next-line no-autofocus
          autoFocus={hasFocus}
          {...(isLive
            ? {
                role: "combobox",
                "aria-autocomplete": "list",
                "aria-haspopup": "grid",
                "aria-expanded": rows.length > 0,
                "aria-controls": id,
                "aria-activedescendant": chosen === undefined ? undefined : cellId(id, chosen, isOnStar),
              }
            : {})}
        />
        {isLive ? (
          text === "" ? null : (
            <button
              type="button"
              className="search-clear"
              aria-label={t.clear}
              onClick={() => {
                if (field.current !== null) field.current.value = "";
                type("");
                field.current?.focus();
              }}
            >
              <Icon name="close" />
            </button>
          )
        ) : (
          <button type="submit">{t.submit}</button>
        )}
        {end}
      </form>
      <output className="sr-only">
        {said === "" && state.kind === "found" && !isAsking && !isAskingGames ? t.found({ count: rows.length }) : said}
      </output>
      <div className="search-answers" tabIndex={-1} aria-busy={isAsking}>
        {state.kind === "empty" && recent.length > 0 ? (
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
        ) : null}
        {list}
        {isAsking && rows.length === 0 ? <Waiting /> : null}
        {state.kind === "found" && rows.length === 0 && !isAsking && !isAskingGames ? (
          <Notice icon="search" title={t.nothing({ query: state.query })} hint={t.nothingHint} />
        ) : null}
        {state.kind === "failed" ? (
          <div className="search-failed">
            <Notice icon="offline" title={t.unavailable} hint={t.unavailableHint} />
            <button type="button" className="button" onClick={retry}>
              {t.retry}
            </button>
          </div>
        ) : null}
      </div>
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
