import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

/** Opens the choice of notifications beside the star that follows; without scripts it leads to the settings. */
export function BellLink() {
  const { href, t } = usePage();
  return (
    <a
      href={href({ kind: "settings" })}
      className="action bell-link"
      data-window="notificationsSettings"
      aria-label={t.notifications}
      title={t.notifications}
    >
      <Icon name="bell" />
    </a>
  );
}
