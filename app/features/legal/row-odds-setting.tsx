import { settingsTexts } from "../../i18n/settings-texts.ts";
import { useChoice } from "../../storage/choice.ts";
import { usePage } from "../page/page-context.tsx";
import { rowOddsChoice } from "../theme/document-choice.ts";

/** Whether rows have a line of prices where the window is too narrow for columns of them. */
export function RowOddsSetting() {
  const { inRows } = settingsTexts(usePage().lang).odds;
  const choice = useChoice(rowOddsChoice);
  return (
    <label>
      <input
        type="checkbox"
        checked={choice === "on"}
        onChange={({ target }) => rowOddsChoice.set(target.checked ? "on" : "off")}
      />
      {inRows}
    </label>
  );
}
