import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { answerPath } from "./answer-path.ts";
import { stayWithoutNetwork } from "./without-network.ts";

type AnswerFormProps = { readonly className?: string; readonly children: ReactNode };

/** A choice that the server has to know: a form, so that it works without scripts. Without a network it says so and stays on the page. */
export function AnswerForm({ className, children }: AnswerFormProps) {
  const { lang } = usePage();
  const { pathname, search } = useLocation();
  const { needsNetwork } = settingsTexts(lang);
  return (
    <form
      method="post"
      action={answerPath}
      className={className}
      onSubmit={(event) => stayWithoutNetwork(event, needsNetwork)}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  );
}
