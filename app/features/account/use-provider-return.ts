import { useEffect, useRef, useState } from "react";
import { isConsentPending } from "./pending-consent.ts";
import { awaitedReturn } from "./awaited-return.ts";
import { endReturn, type ReturnFault } from "./provider-return.ts";
import { siteAccount } from "./site-account.ts";

/**
 * Completes the sign-in of a visitor who has come back from a provider. The provider's answer can be used only once, so this call
 * is not cancelled (C2.12).
 * @param onDone nothing is left to say or to ask
 */
export function useProviderReturn(onDone: () => void, onHold: (isHeld: boolean) => void) {
  const [returned] = useState(awaitedReturn);
  const [isEnding, setEnding] = useState(returned !== null);
  const [fault, setFault] = useState<ReturnFault | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (returned === null) return;
    onHold(true);
    void endReturn(returned).then((failure) => {
      onHold(false);
      setEnding(false);
      setFault(siteAccount().account.closed.get() === null ? failure : null);
      const session = siteAccount().account.session.get();
      if (failure === null && returned.aim === "signIn" && (session === null || !isConsentPending(session))) {
        done.current();
      }
    });
  }, [returned, onHold]);
  return { isEnding, fault };
}
