import { useEffect, useState } from "react";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { deviceName } from "./device-name.ts";
import { siteAccount } from "./site-account.ts";

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

/** The devices that are signed in; the others can be signed out from here. */
export function Devices({ t }: { readonly t: AccountTexts }) {
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
