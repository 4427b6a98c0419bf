import type { AccountTexts } from "../../i18n/account-texts.ts";

type MergePanelProps = { readonly t: AccountTexts; readonly onAnswer: (isKept: boolean) => void };

/** Asks what becomes of this browser's games, where the account has others: both answers weigh the same. */
export const MergePanel = ({ t, onAnswer }: MergePanelProps) => (
  <>
    <p>{t.mergeHint}</p>
    <div className="account-answers">
      <button type="button" className="account-provider" onClick={() => onAnswer(true)}>
        {t.mergeAll}
      </button>
      <button type="button" className="account-provider" onClick={() => onAnswer(false)}>
        {t.mergeAccount}
      </button>
    </div>
  </>
);
