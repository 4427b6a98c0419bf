import { Suspense, useEffect, useState, type ComponentType } from "react";
import { sessionKeys } from "./session-keys.ts";
import { readStored } from "../../storage/read-stored.ts";
import { pendingSignOutsName, signedOutName } from "../../storage/storage-keys.ts";
import { accountEvent } from "./account-event.ts";

/** Something of an account is in this browser: a session, the reason why one ended, or one that the service has to be told of. */
const accountKeys = [sessionKeys.id, signedOutName, pendingSignOutsName];
const signals = ["storage", accountEvent];

/**
 * Loads the code that only visitors with an account need. From then on personal data follows the account, and a sign-in in
 * another tab counts here as soon as the browser reports it (A3.02).
 */
export function LaterAccount() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    const look = ({ type }: Pick<Event, "type">) => {
      if (type !== accountEvent && !accountKeys.some((key) => readStored(key))) return;
      forget();
      import("./account-notice.tsx").then(
        ({ AccountNotice }) => setNotice(() => AccountNotice),
        listen, // no network: the next change asks again
      );
    };
    const listen = () => signals.forEach((name) => addEventListener(name, look));
    const forget = () => signals.forEach((name) => removeEventListener(name, look));
    listen();
    look({ type: "load" });
    return forget;
  }, []);
  return Notice === null ? null : (
    <Suspense>
      <Notice />
    </Suspense>
  );
}
