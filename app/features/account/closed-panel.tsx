import { clientError } from "../../../shared/accounts/client-error.ts";
import type { ClosingAccount } from "../../../shared/accounts/closing-account.ts";
import { accountProject } from "../../../shared/accounts/site-account.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { WrittenDay } from "./written-day.tsx";
import { AccountForm } from "./account-form.tsx";
import type { ClosedAccount } from "./closed-account.ts";
import { siteAccount } from "./site-account.ts";

type ClosedPanelProps = {
  readonly t: AccountTexts;
  readonly lang: Language;
  readonly closed: ClosedAccount;
  readonly onClose: () => void;
};

export const closedTitle = (t: AccountTexts, { type }: ClosedAccount): string =>
  ({ closed: t.closedTitle, offered: t.takeBackTitle, reopened: t.takenBackTitle, failed: t.notDeletedTitle })[type];

/** Shows the state of an account that its owner has closed. An owner who has just signed in to it can reopen it. */
export function ClosedPanel({ t, lang, closed, onClose }: ClosedPanelProps) {
  if (closed.type === "offered") {
    const { account } = closed;
    return (
      <AccountForm
        t={t}
        action={t.takeBack}
        check={() => new Map()}
        send={async () => ((await takeBack(account)) ? null : clientError("technicalError"))}
        onDone={() => undefined}
      >
        {() => (
          <p>
            <WrittenDay lang={lang} atSeconds={account.untilSeconds} toText={t.takeBackHint} />
          </p>
        )}
      </AccountForm>
    );
  }
  return (
    <>
      <output>
        <ClosedHint t={t} lang={lang} closed={closed} />
      </output>
      <button type="button" className="account-send account-after" onClick={onClose}>
        {t.backToSite}
      </button>
    </>
  );
}

type ClosedHintProps = Pick<ClosedPanelProps, "t" | "lang"> & {
  readonly closed: Exclude<ClosedAccount, { type: "offered" }>;
};

function ClosedHint({ t, lang, closed }: ClosedHintProps) {
  switch (closed.type) {
    case "closed":
      return <WrittenDay lang={lang} atSeconds={closed.untilSeconds} toText={t.closedHint} />;
    case "reopened":
      return t.takenBackHint;
    case "failed":
      return closed.isUnanswered ? t.deletionUnanswered : t.notDeleted;
  }
}

/** Opens the account again and signs in to it. Returns false if this is not possible now, such as after ten minutes. */
async function takeBack({ id, code }: ClosingAccount): Promise<boolean> {
  const { account, callOwn } = siteAccount();
  const answer = await callOwn("restoreAccount", { t: "restoreBySignIn", i: id, c: code, project: accountProject });
  if (answer?.ok !== true || account.takeLogin(answer.body) !== null) return false;
  account.closed.set({ type: "reopened" });
  return true;
}
