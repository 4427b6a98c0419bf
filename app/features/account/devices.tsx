import { useEffect, useState } from "react";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";
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

const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;
const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Names a browser as its owner knows it, "Firefox · Android"; an unknown one by its user agent string. */
export function deviceName(agent: string): string {
  const names = [browsers, systems].flatMap((known) => known.find(([, pattern]) => pattern.test(agent))?.[0] ?? []);
  return names.length === 0 ? agent : names.join(" · ");
}

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
