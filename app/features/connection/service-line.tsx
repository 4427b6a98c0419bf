import { statusUp } from "../../../shared/wire/system-values.ts";
import { useConnection } from "../../live/live-provider.tsx";
import { usePage } from "../page/page-context.tsx";

/** Says on every page that the service is disturbed, while its status is another than usual (C4.26). */
export function ServiceLine() {
  const { t } = usePage();
  const { serviceStatus } = useConnection();
  return <output className="service-line">{serviceStatus === statusUp ? null : t.serviceDisturbed}</output>;
}
