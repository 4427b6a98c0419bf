import { intlTag } from "../../../shared/texts/intl-tag.ts";
import { clientError } from "../../../shared/accounts/client-error.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { momentAttribute, TextWithTimes } from "../day/times.tsx";
import { usePage } from "../page/page-context.tsx";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { addPasskey, hasPasskeys, type Passkey } from "./passkeys.ts";
import { Proof, proofFaults, typedProof, type KnownProof } from "./proof.tsx";
import { siteAccount } from "./site-account.ts";

type PasskeyListProps = {
  readonly t: AccountTexts;
  readonly known: KnownProof;
  readonly passkeys: readonly Passkey[];
  /** One may go while another way to sign in is left. */
  readonly mayRemove: boolean;
  readonly onChange: () => void;
};

const longestName = 60;

/** The passkeys of the profile: each can be named and removed, and this device adds its own. */
export function PasskeyList({ t, known, passkeys, mayRemove, onChange }: PasskeyListProps) {
  if (passkeys.length === 0 && !hasPasskeys()) return null;
  return (
    <details>
      <summary>{t.passkeys}</summary>
      <div className="account-linked">
        <p>{t.passkeysHint}</p>
        {passkeys.map((passkey) => (
          <OnePasskey key={passkey.id} t={t} {...passkey} mayRemove={mayRemove} onChange={onChange} />
        ))}
        {hasPasskeys() ? (
          <AccountForm
            key={passkeys.length}
            t={t}
            action={t.passkeyAdd}
            check={(typed) => proofFaults(known, typed)}
            send={async (typed) => {
              const ending = await addPasskey(nameOf(typed("name"), t), typedProof(known, typed));
              if (ending === "refused") return clientError("verificationFailed");
              return ending === "failed" ? clientError("technicalError") : null;
            }}
            onRefused={onChange}
            onDone={onChange}
          >
            {(faults) => (
              <>
                <AccountField name="name" type="text" label={t.passkeyName} autoComplete="off" t={t} />
                <Proof t={t} known={known} faults={faults} />
              </>
            )}
          </AccountForm>
        ) : null}
      </div>
    </details>
  );
}

const nameOf = (typed: string, t: AccountTexts): string => {
  const name = typed.trim().slice(0, longestName);
  return name === "" ? t.passkey : name;
};

type OnePasskeyProps = Passkey & Pick<PasskeyListProps, "t" | "mayRemove" | "onChange">;

function OnePasskey({ id, name, usedAtSeconds, mayRemove, t, onChange }: OnePasskeyProps) {
  const { lang } = usePage();
  const used = new Intl.DateTimeFormat(intlTag(lang), { dateStyle: "medium" }).format(usedAtSeconds * 1000);
  return (
    <details>
      <summary>
        {name} · <TextWithTimes text={t.passkeyUsed({ day: used })} times={[[used, momentAttribute(usedAtSeconds)]]} />
      </summary>
      <AccountForm
        t={t}
        action={t.save}
        check={() => new Map()}
        send={async (typed) => {
          const named = await siteAccount().askOwn("renamePasskey", { id, name: nameOf(typed("name"), t) });
          return named === null ? clientError("technicalError") : null;
        }}
        onDone={onChange}
      >
        {() => (
          <AccountField name="name" type="text" label={t.passkeyName} autoComplete="off" defaultValue={name} t={t} />
        )}
      </AccountForm>
      {mayRemove ? (
        <button
          type="button"
          className="account-other"
          onClick={() => void siteAccount().askOwn("removePasskey", { id }).then(onChange)}
        >
          {t.passkeyRemove({ name })}
        </button>
      ) : null}
    </details>
  );
}
