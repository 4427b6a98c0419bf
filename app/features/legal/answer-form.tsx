import { useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { usePage } from "../page/page-context.tsx";
import { answerPath } from "./answer-path.ts";

type AnswerFormProps = { readonly className?: string; readonly children: ReactNode };

/** A choice that the server has to know: a form, so that it works without scripts. Without a network it says so and stays on the page. */
export function AnswerForm({ className, children }: AnswerFormProps) {
  const { lang } = usePage();
  const { pathname, search } = useLocation();
  const stay = (event: FormEvent<HTMLFormElement>) => {
    if (navigator.onLine) return;
    event.preventDefault();
    event.currentTarget.reset();
    showToast(settingsTexts(lang).needsNetwork);
  };
  return (
    <form method="post" action={answerPath} className={className} onSubmit={stay}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  );
}
