import { useEffect, useRef, useState, type MutableRefObject } from "react";
import type { AccountTexts } from "../../i18n/account-texts.ts";
import { canOfferPasskeys, hasPasskeys, signInWithPasskey, type PasskeyEnding } from "./passkeys.ts";

type PasskeySignInProps = { readonly t: AccountTexts; readonly onDone: () => void };

/** Signs in with a passkey: by its button, or by the browser's list of addresses in the form's first field. */
export function PasskeySignIn({ t, onDone }: PasskeySignInProps) {
  const [isKnown] = useState(hasPasskeys);
  const [hasFailed, setFailed] = useState(false);
  const waiting = useRef<AbortController | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  function end(ending: PasskeyEnding) {
    setFailed(ending === "failed");
    if (ending === "done") done.current();
  }

  useEffect(() => {
    const signal = beginAnew(waiting);
    void canOfferPasskeys().then(async (canOffer) => {
      if (!canOffer || signal.aborted) return;
      // A failure is not shown: the browser only offered the passkey, and the visitor did not ask for it.
      if ((await signInWithPasskey("conditional", signal)) === "done") done.current();
    });
    return () => void beginAnew(waiting);
  }, []);

  if (!isKnown) return null;
  return (
    <>
      <p className="account-fault" role="alert">
        {hasFailed ? t.passkeyFailed : null}
      </p>
      <button
        type="button"
        className="account-provider"
        onClick={() => void signInWithPasskey("optional", beginAnew(waiting)).then(end)}
      >
        {t.passkeySignIn}
      </button>
    </>
  );
}

/** Cancels the pending request, because a browser handles one passkey request at a time. */
function beginAnew(waiting: MutableRefObject<AbortController | null>): AbortSignal {
  waiting.current?.abort();
  waiting.current = new AbortController();
  return waiting.current.signal;
}
