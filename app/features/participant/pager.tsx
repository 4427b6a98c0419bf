import { peopleTexts } from "../../i18n/people-texts.ts";
import { withPageNumber } from "../../navigation/page-number.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

type PagerProps = {
  /** The path of the list's first page. */
  readonly path: string;
  readonly page: number;
  readonly hasNext: boolean;
  /** Texts that describe the previous and the next page. */
  readonly words: { readonly before: string; readonly after: string };
};

/** Links to the previous and the next page; renders nothing for a list of one page. */
export function Pager({ path, page, hasNext, words }: PagerProps) {
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="pager" aria-label={texts.pages}>
      {page === 1 ? (
        <span />
      ) : (
        <a rel="prev" href={withPageNumber(path, page - 1)}>
          <Icon name="left" />
          {words.before}
        </a>
      )}
      <span>{texts.pageOf({ page })}</span>
      {hasNext ? (
        <a rel="next" href={withPageNumber(path, page + 1)}>
          {words.after}
          <Icon name="right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
