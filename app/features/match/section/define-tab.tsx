import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import type { ComponentType } from "react";
import { runningClient } from "../../../live/running-client.ts";
import { defineUsedParts } from "../../../rendering/used-parts.ts";
import type { ShownTab } from "../match-tabs.ts";
import type { LoadedSection } from "./load-tab.server.ts";
import type { TabReader } from "./load-tab.ts";

type TabBody<More> = ComponentType<{ readonly body: string } & More>;

/**
 * The browser's part of a tab's route. What draws the tab waits for the page's use, as the page itself, and costs its first load
 * nothing.
 *
 * @param tab whose section it shows
 * @param load gives the component that draws the section's body, "" where the match has nothing of the kind
 */
export const defineTab = (tab: ShownTab, load: () => Promise<TabBody<object>>) =>
  defineTabWith(tab, load, async () => ({}));

/** The same of a tab that shows more than its section. @param readMore what its loader gives besides: the component's properties */
export function defineTabWith<More extends object>(
  tab: ShownTab,
  load: () => Promise<TabBody<More>>,
  readMore: (read: TabReader) => Promise<More>,
) {
  const parts = defineUsedParts(".match", async () => {
    const [{ TabSection }, Body] = await Promise.all([import("./tab-section.tsx"), load()]);
    return { TabSection, Body };
  });

  async function readTab({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<LoadedSection & More> {
    const client = runningClient();
    if (client === null) return serverLoader() as Promise<LoadedSection & More>;
    const { openTabReader } = await import("./load-tab.ts");
    const read = openTabReader(client, params["eventId"] ?? "");
    const [section, more] = await Promise.all([read.section(tab), readMore(read)]);
    return { section, ...more };
  }

  async function clientLoader(args: ClientLoaderFunctionArgs): Promise<LoadedSection & More> {
    const [loaded] = await Promise.all([readTab(args), parts.prepare()]);
    return loaded;
  }

  function Tab() {
    const { section, ...more } = useLoaderData() as LoadedSection & More;
    // Outside of the section's own `Suspense`: all of the page is taken over at once.
    const { TabSection, Body } = parts.read();
    return (
      <TabSection tab={tab} section={section}>
        {(body) => <Body body={body} {...(more as unknown as More)} />}
      </TabSection>
    );
  }
  return { clientLoader, Tab };
}
