import { useState } from "react";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePage } from "../page/page-context.tsx";
import type { WindowProps } from "../windows/window-props.ts";
import { ageFormId } from "./age-window-names.ts";
import { stayWithoutNetwork } from "./without-network.ts";
import "./age-window.css";

/** The question as the document has it; the answer leads back to the open page. */
function readQuestion(): { readonly title: string; readonly form: string } {
  const question = document.querySelector<HTMLTemplateElement>(`template#${ageFormId}`);
  question?.content.querySelector("[name=back]")?.setAttribute("value", location.pathname + location.search);
  return { title: question?.dataset["title"] ?? "", form: question?.innerHTML ?? "" };
}

/**
 * Asks for the age from which betting is legal (A5.06). Closing it is no answer: nothing of betting is shown. The
 * form is the server's own, so that the answer is kept where the server reads it.
 */
export function AgeWindow({ onClose }: WindowProps) {
  const { lang } = usePage();
  const { needsNetwork } = settingsTexts(lang);
  const [{ title, form }] = useState(readQuestion);
  // It opens by itself: the focus goes to the page, and not to the link at its end.
  const page = { current: document.getElementById("main") ?? document.body };
  return (
    <Dialog title={title} closeLabel={searchTexts(lang).cancel} opener={page} onClose={onClose}>
      <div
        className="age-window"
        onSubmit={(event) => stayWithoutNetwork(event, needsNetwork)}
        dangerouslySetInnerHTML={{ __html: form }}
      />
    </Dialog>
  );
}
