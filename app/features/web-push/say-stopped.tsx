import { load } from "#texts/pages/settings.js";
import type { Language } from "../../../shared/texts/languages.ts";
import { showToast } from "../../ui/toast.tsx";

/** Says that messages have stopped, and leads to the setting that starts them again, where that is not on the page itself. */
export async function sayStopped(lang: Language, settingsPath: string): Promise<void> {
  if (location.pathname === settingsPath) return;
  const { title, problems } = (await load[lang]()).webPush;
  showToast(
    <>
      {problems.stopped} <a href={settingsPath}>{title}</a>
    </>,
  );
}
