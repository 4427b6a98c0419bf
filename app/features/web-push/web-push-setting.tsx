import { useEffect, useState } from "react";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { newsKinds, type NewsKind } from "../../../shared/push/news-kinds.ts";
import { useChoice } from "../../storage/choice.ts";
import { usePage } from "../page/page-context.tsx";
import type * as BrowserPushModule from "./browser-push.ts";
import { pushTrouble, type PushTrouble } from "./push-trouble.ts";
import { webPushChoice } from "./web-push-choice.ts";

const firstKinds: readonly NewsKind[] = ["score", "card", "start", "end"];
type Problem = "blocked" | "failed" | "install" | PushTrouble;

/** The code that talks to the browser, loaded with the settings. */
type BrowserPush = Pick<typeof BrowserPushModule, "subscribeBrowser" | "unsubscribeBrowser">;

/** Why this browser cannot receive messages, as far as the page knows without asking for permission. */
const findProblem = (support: "ready" | "install"): Problem | null =>
  support === "install" ? support : Notification.permission === "denied" ? "blocked" : null;

/**
 * The setting of messages about followed games while the site is closed: on or off, and which kinds. It takes its space at once, so that
 * nothing below it moves, and disappears where the browser receives no messages or the operator has no keys for web push.
 */
export function WebPushSetting() {
  const t = settingsTexts(usePage().lang).webPush;
  const kinds = useChoice(webPushChoice);
  /** Null until it is known whether browser and site can do it. */
  const [push, setPush] = useState<BrowserPush | "none" | null>(null);
  /** The state that the visitor has just chosen, until the browser has applied it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [found, setProblem] = useState<Problem | null>(null);
  const trouble = useChoice(pushTrouble);
  const problem = found ?? (kinds === null ? null : trouble);
  useEffect(() => {
    Promise.all([import("./browser-push.ts"), import("./tell-site.ts")]).then(
      async ([{ toPushSupport, subscribeBrowser, unsubscribeBrowser }, { isOffered }]) => {
        const support = toPushSupport();
        if (support === "none") return setPush("none");
        setProblem(findProblem(support));
        // The browser has forgotten the choice, but not its subscription: messages would go on although the setting says off.
        if (webPushChoice.get() === null) await unsubscribeBrowser().catch(() => {});
        const offered = await isOffered();
        // Without an answer the setting stays as it is, until the next visit.
        if (offered !== null) setPush(offered ? { subscribeBrowser, unsubscribeBrowser } : "none");
      },
      () => {}, // no network: the next visit asks again
    );
  }, []);
  if (push === "none") return null;

  const turn = async (isOn: boolean) => {
    if (push === null) return;
    setWanted(isOn);
    const outcome = isOn ? await push.subscribeBrowser() : await push.unsubscribeBrowser();
    setProblem(outcome === "blocked" || outcome === "failed" ? outcome : null);
    pushTrouble.set(null);
    // A new list, so that a browser that subscribes anew tells the site, too.
    webPushChoice.set(outcome === "on" ? [...(kinds ?? firstKinds)] : null);
    setWanted(null);
  };
  const isOn = kinds !== null && (problem === null || problem === "late");
  const isImpossible = problem === "blocked" || problem === "install";
  return (
    <fieldset className="setting web-push">
      <legend>{t.title}</legend>
      <p>{t.hint}</p>
      <label>
        <input
          type="checkbox"
          checked={wanted ?? isOn}
          disabled={push === null || wanted !== null || isImpossible}
          aria-describedby="web-push-problem"
          onChange={({ target }) => void turn(target.checked)}
        />
        {t.on}
      </label>
      <output id="web-push-problem" className="push-problem">
        {problem === null ? "" : t.problems[problem]}
      </output>
      {isOn ? (
        <fieldset className="push-kinds">
          <legend>{t.kindsTitle}</legend>
          <div className="choices">
            {newsKinds.map((kind) => (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={kinds.includes(kind)}
                  onChange={({ target }) =>
                    webPushChoice.set(
                      newsKinds.filter((each) => (each === kind ? target.checked : kinds.includes(each))),
                    )
                  }
                />
                {t.kinds[kind]}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </fieldset>
  );
}
