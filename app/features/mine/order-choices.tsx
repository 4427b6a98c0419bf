import { mineTexts } from "../../i18n/mine-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { chooseOrder, useOrder } from "./order-setting.ts";

/** How the visitor's games are ordered (C3.20). */
export function OrderChoices({ hasGroups }: { readonly hasGroups: boolean }) {
  const t = mineTexts(usePage().lang);
  const isByTime = useOrder("sortByTime");
  const isByGroup = useOrder("mygamesGroups");
  return (
    <>
      <label title={t.byTimeHint}>
        <input
          type="checkbox"
          checked={isByTime}
          onChange={({ target }) => chooseOrder("sortByTime", target.checked)}
        />
        {t.byTime}
      </label>
      {hasGroups ? (
        <label>
          <input
            type="checkbox"
            checked={isByGroup}
            onChange={({ target }) => chooseOrder("mygamesGroups", target.checked)}
          />
          {t.groups.byGroup}
        </label>
      ) : null}
    </>
  );
}
