import { followReloadMarker } from "./navigation/reload-marker.ts";
import { startPage } from "./rendering/start-page.tsx";
import { startSessionLog } from "./telemetry/session-log.ts";

startSessionLog();
if (!followReloadMarker()) await startPage();
