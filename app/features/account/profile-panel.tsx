import { useEffect, useState } from "react";
import { emailFaults, nicknameFaults, passwordFormFaults } from "../../../shared/accounts/forms.ts";
import type { AccountSession } from "./session.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { Agreements } from "./agreements.tsx";
import { Devices } from "./devices.tsx";
import { EmailField } from "./email-field.tsx";
import { LeaveAccount } from "./leave-account.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { Proof, proofFaults, typedProof, unknownProof } from "./proof.tsx";
import { ProviderLinks } from "./provider-links.tsx";
import { countWays, useSignInWays } from "./sign-in-ways.ts";
import { siteAccount } from "./site-account.ts";

type ProfilePanelProps = {
  readonly session: AccountSession;
  readonly t: AccountTexts;
  readonly lang: Language;
  readonly onClose: () => void;
};

/** Shows a signed-in visitor's account and the actions on it. */
export function ProfilePanel({ session, t, lang, onClose }: ProfilePanelProps) {
  const [said, setSaid] = useState("");
  const [ways, load] = useSignInWays();
  const known = ways ?? unknownProof;
  // Loads changes that another device made to the profile, such as a confirmed address.
  useEffect(() => void siteAccount().syncNow(), []);
  const { email, emailIsVerified, name } = session;
  return (
    <>
      <p className="account-who">
        {name === "" ? null : <strong>{name}</strong>} {email}
      </p>
      {emailIsVerified || email === "" ? null : (
        <p className="account-waiting">
          {t.notVerified({ signInWith: ways === null || ways.email === email ? null : ways.email })}
        </p>
      )}
      <output>{said}</output>
      <div className="account-sections">
        <details>
          <summary>{t.nickname}</summary>
          <AccountForm
            t={t}
            action={t.save}
            check={(typed) => nicknameFaults(typed("nickname").trim())}
            send={(typed) => siteAccount().account.updateUser({ name: typed("nickname").trim() })}
            onDone={() => setSaid(t.saved)}
          >
            {(faults) => (
              <AccountField
                name="nickname"
                type="text"
                label={t.nickname}
                hint={t.nicknameHint}
                autoComplete="nickname"
                defaultValue={name}
                faults={faults.get("nickname")}
                t={t}
              />
            )}
          </AccountForm>
        </details>
        <details>
          <summary>{t.email}</summary>
          <AccountForm
            t={t}
            action={t.save}
            check={(typed) => new Map([...emailFaults(typed("email").trim()), ...proofFaults(known, typed)])}
            send={(typed) =>
              siteAccount().account.updateUser({ email: typed("email").trim() }, typedProof(known, typed))
            }
            onRefused={load}
            onDone={() => {
              setSaid(t.checkMailHint);
              void siteAccount().syncNow();
            }}
          >
            {(faults) => (
              <>
                <EmailField t={t} current={email} faults={faults.get("email")} />
                <Proof t={t} known={known} faults={faults} />
              </>
            )}
          </AccountForm>
        </details>
        <details>
          <summary>{t.changePassword}</summary>
          {known.hasPassword ? (
            <AccountForm
              t={t}
              action={t.save}
              check={(typed) => passwordFormFaults({ password: typed("password"), passwordRepeat: typed("password") })}
              send={(typed) =>
                siteAccount().account.changePassword(ways?.email ?? email, typed("old"), typed("password"))
              }
              onDone={() => setSaid(t.saved)}
            >
              {(faults) => (
                <>
                  <PasswordField t={t} name="old" label={t.oldPassword} />
                  <PasswordField t={t} label={t.newPassword} faults={faults.get("password")} isNew />
                </>
              )}
            </AccountForm>
          ) : (
            <AccountForm
              t={t}
              action={t.send}
              check={() => new Map()}
              send={(_, captcha) => siteAccount().account.forgotPassword(ways?.email ?? email, captcha)}
              onDone={() => setSaid(t.checkMailHint)}
            >
              {() => <p>{t.forgottenHint}</p>}
            </AccountForm>
          )}
        </details>
        {ways === null ? null : (
          <>
            <PasskeyList t={t} known={known} passkeys={ways.passkeys} mayRemove={countWays(ways) > 1} onChange={load} />
            <ProviderLinks t={t} known={known} linked={ways.linked} mayRemove={countWays(ways) > 1} onChange={load} />
          </>
        )}
        <Agreements t={t} lang={lang} onSaved={() => setSaid(t.saved)} />
        <Devices t={t} />
      </div>
      <LeaveAccount t={t} lang={lang} ways={ways} onRefused={load} onClose={onClose} />
    </>
  );
}
