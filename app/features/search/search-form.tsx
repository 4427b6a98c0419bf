import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { searchTexts } from "../../i18n/search-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

type SearchFormProps = {
  readonly field: RefObject<HTMLInputElement>;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onPress: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly hasFocus: boolean;
  /** The grid that the field opens; null until scripts run, while the form leads to the page of results. */
  readonly grid: { readonly id: string; readonly isExpanded: boolean; readonly activeCell: string | undefined } | null;
  /** Beside the field. */
  readonly end: ReactNode;
};

/** The field into which a search is typed. */
export function SearchForm({ field, text, onType, onPress, hasFocus, grid, end }: SearchFormProps) {
  const { lang, href } = usePage();
  const t = searchTexts(lang);
  return (
    // The element of that name is newer than some browsers that the site supports.
    // oxlint-disable-next-line prefer-tag-over-role
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
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onPress}
        // The window opens for this field.
        // oxlint-disable-next-line no-autofocus
        autoFocus={hasFocus}
        {...(grid === null
          ? {}
          : {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-haspopup": "grid",
              "aria-expanded": grid.isExpanded,
              "aria-controls": grid.id,
              "aria-activedescendant": grid.activeCell,
            })}
      />
      {grid === null ? (
        <button type="submit">{t.submit}</button>
      ) : text === "" ? null : (
        <button
          type="button"
          className="search-clear"
          aria-label={t.clear}
          onClick={() => {
            if (field.current !== null) field.current.value = "";
            onType("");
            field.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      {end}
    </form>
  );
}
