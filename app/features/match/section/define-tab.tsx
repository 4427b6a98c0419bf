import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import type { ComponentType } from "react";
import { runningClient } from "../../../live/running-client.ts";
import { loadPatiently } from "../../../navigation/patient-loader.tsx";
import type { ShownTab } from "../match-tabs.ts";
import type { LoadedSection } from "./load-tab.server.ts";
import type { TabReader } from "./load-tab.ts";
import { TabSection } from "./tab-section.tsx";

type TabBody<More> = ComponentType<{ readonly body: string } & More>;

/**
 * The browser's part of a tab's route.
 *
 * @param tab whose section it shows
 * @param Body renders the section's body, "" if the match has nothing of the kind
 */
export const defineTab = (tab: ShownTab, Body: TabBody<object>) => defineTabWith(tab, Body, async () => ({}));

/** The same for a tab that shows more than its section. @param readMore loads the component's other properties */
export function defineTabWith<More extends object>(
  tab: ShownTab,
  Body: TabBody<More>,
  readMore: (read: TabReader) => Promise<More>,
) {
  async function clientLoader({
    params,
    serverLoader,
    request,
  }: ClientLoaderFunctionArgs): Promise<LoadedSection & More> {
    const client = runningClient();
    if (client === null) return loadPatiently({ request }, () => serverLoader() as Promise<LoadedSection & More>);
    const { openTabReader } = await import("./load-tab.ts");
    const read = openTabReader(client, params["eventId"] ?? "");
    const [section, more] = await Promise.all([read.section(tab), readMore(read)]);
    return { section, ...more };
  }

  function Tab() {
    const { section, ...more } = useLoaderData() as LoadedSection & More;
    return (
      <TabSection tab={tab} section={section}>
        {(body) => <Body body={body} {...(more as unknown as More)} />}
      </TabSection>
    );
  }
  return { clientLoader, Tab };
}
