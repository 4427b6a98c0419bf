import { paintStoredChoices } from "../features/theme/stored-choices.ts";
import { paintStoredTheme } from "../features/theme/paint-theme.ts";
import { markVisitor } from "./mark-visitor.ts";
import { keepEarlyChoices, keepEarlyClicks } from "./early-input.ts";
import { listenToKeys } from "./keys.ts";
import { noteForeignChanges } from "./foreign-changes.ts";
import { emptyRefusedStorage } from "./refused-storage.ts";
import { openInDeviceZone } from "./open-in-device-zone.ts";
import { reloadCopyWhenOnline } from "./reload-copy.ts";
import { startLateScripts } from "./start-late-scripts.ts";

/**
 * The one script that stands in each document's head, before anything is painted. The build makes one classic script of this module
 * and its imports (`scripts/inline-script.ts`); everything that can wait belongs in `features/layout/page-behaviour.ts`.
 */
const root = document.documentElement;
openInDeviceZone(root);
window.takeForeignChanges = noteForeignChanges();
emptyRefusedStorage();
paintStoredTheme(root);
paintStoredChoices(root);
markVisitor(root);
keepEarlyClicks();
keepEarlyChoices();
listenToKeys();
reloadCopyWhenOnline(root);
startLateScripts();
