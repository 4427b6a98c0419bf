import { useEffect, useState } from "react";
import { emailFaults, nicknameFaults, passwordFormFaults } from "../../../shared/account/forms.ts";
import type { AccountSession } from "../../../shared/account/session.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { Agreements } from "./agreements.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { deviceName } from "./device-name.ts";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { ProviderLinks } from "./provider-links.tsx";
import { countWays, loadSignInWays, type SignInWays } from "./sign-in-ways.ts";
import { siteAccount } from "./site-account.ts";

type ProfilePanelProps = {
  readonly session: AccountSession;
  readonly t: AccountTexts;
  readonly lang: Language;
  readonly onClose: () => void;
};

/** What a signed-in visitor sees and does of the account. */
export function ProfilePanel({ session, t, lang, onClose }: ProfilePanelProps) {
  const [said, setSaid] = useState("");
  const [ways, setWays] = useState<SignInWays | null>(null);
  const load = () => void loadSignInWays().then(setWays);
  useEffect(load, []);
  const hasPassword = ways?.hasPassword ?? true;
  const { email, emailIsVerified, name } = session;
  return (
    <>
      <p className="account-who">
        {name === "" ? null : <strong>{name}</strong>} {email}
      </p>
      {emailIsVerified ? null : <p>{t.notVerified}</p>}
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
            check={(typed) => emailFaults(typed("email").trim())}
            send={(typed) => {
              const password = typed("password");
              const email = typed("email").trim();
              return siteAccount().account.updateUser({ email }, password === "" ? undefined : password);
            }}
            onDone={() => setSaid(t.checkMailHint)}
          >
            {(faults) => (
              <>
                <EmailField t={t} current={email} faults={faults.get("email")} />
                {hasPassword ? <PasswordField t={t} /> : <p>{t.noPassword}</p>}
              </>
            )}
          </AccountForm>
        </details>
        <details>
          <summary>{t.changePassword}</summary>
          {hasPassword ? (
            <AccountForm
              t={t}
              action={t.save}
              check={(typed) => passwordFormFaults({ password: typed("password"), passwordRepeat: typed("password") })}
              send={(typed) => siteAccount().account.changePassword(typed("old"), typed("password"))}
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
              send={(_, captcha) => siteAccount().account.forgotPassword(email, captcha)}
              onDone={() => setSaid(t.checkMailHint)}
            >
              {() => <p>{t.forgottenHint}</p>}
            </AccountForm>
          )}
        </details>
        {ways === null ? null : (
          <>
            <PasskeyList t={t} {...ways} mayRemove={countWays(ways) > 1} onChange={load} />
            <ProviderLinks t={t} {...ways} mayRemove={countWays(ways) > 1} onChange={load} />
          </>
        )}
        <Agreements t={t} lang={lang} onSaved={() => setSaid(t.saved)} />
        <Devices t={t} />
        <DeleteAccount t={t} lang={lang} email={email} hasPassword={hasPassword} onClose={onClose} />
      </div>
      <button type="button" className="account-other" onClick={() => void download()}>
        {t.exportData}
      </button>
      <button
        type="button"
        className="account-provider"
        onClick={() => void siteAccount().account.signOut().then(onClose)}
      >
        {t.signOut}
      </button>
    </>
  );
}

type Device = { readonly id: string; readonly agent: string; readonly isThis: boolean };

const toDevices = (body: Readonly<Record<string, unknown>> | null): readonly Device[] => {
  const { sessions } = body ?? {};
  if (!Array.isArray(sessions)) return [];
  return sessions.map(fieldsOf).map(({ id, agent, isThis }) => ({
    id: String(id),
    agent: String(agent),
    isThis: isThis === true,
  }));
};

function Devices({ t }: { readonly t: AccountTexts }) {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const load = () =>
    void siteAccount()
      .askOwn("sessions")
      .then((body) => setDevices(toDevices(body)));
  useEffect(load, []);
  return (
    <details>
      <summary>{t.devices}</summary>
      <ul className="account-devices">
        {devices.map(({ id, agent, isThis }) => (
          <li key={id}>
            {deviceName(agent)}{" "}
            {isThis ? (
              <strong>({t.thisDevice})</strong>
            ) : (
              <button
                type="button"
                className="account-other"
                aria-label={`${t.signOut} – ${deviceName(agent)}`}
                onClick={() => void siteAccount().askOwn("revokeSessions", { sessionId: id }).then(load)}
              >
                {t.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <button
          type="button"
          className="account-other"
          onClick={() => void siteAccount().askOwn("revokeSessions").then(load)}
        >
          {t.signOutOthers}
        </button>
      ) : null}
    </details>
  );
}

async function download(): Promise<void> {
  const file = await siteAccount().askOwn("exportAll");
  if (file === null) return;
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), {
    href: url,
    download: "tribune-account.json",
  });
  link.click();
  URL.revokeObjectURL(url);
}
