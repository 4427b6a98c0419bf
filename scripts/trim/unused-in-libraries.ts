/**
 * What a function of a library becomes in the browser's build. `never`: this site does not call it, and a call throws. Else
 * what its body returns here each time, as source text that may name what the function sees.
 */
export type Replacement = "never" | `return ${string}`;

/** What is left out of one module. */
export type Unused = {
  /** By the name that the module's source declares. */
  readonly functions?: Readonly<Record<string, Replacement>>;
  /** Names that a CommonJS module exports and no module imports. */
  readonly exports?: readonly string[];
  /** Modules that another one stands in for, by the name under which they are imported. */
  readonly imports?: Readonly<Record<string, string>>;
  /** Collections, as the source names them, that nothing is ever put into: their `forEach` loops go. */
  readonly empty?: readonly string[];
  /** Words of texts that are lists, by how such a text begins. */
  readonly words?: Readonly<Record<string, ReadonlySet<string>>>;
  /** Properties of objects that no other module sees: they get short names. */
  readonly own?: readonly string[];
};

/** Events of `<audio>` and `<video>`. No component listens to them; React registers a listener for each. */
export const mediaEvents: ReadonlySet<string> = new Set(
  (
    "abort canPlay canPlayThrough durationChange emptied encrypted ended loadedData loadedMetadata loadStart pause play playing progress " +
    "rateChange seeked seeking stalled suspend timeUpdate volumeChange waiting"
  ).split(" "),
);

/** Attributes of drawings that no component sets. React writes these names for those that it is given ("strokeWidth"). */
export const drawingAttributes: ReadonlySet<string> = new Set(
  (
    "accent-height alignment-baseline arabic-form baseline-shift cap-height clip-path clip-rule color-interpolation " +
    "color-interpolation-filters color-profile color-rendering dominant-baseline enable-background flood-color flood-opacity " +
    "font-family font-size font-size-adjust font-stretch font-style font-variant font-weight glyph-name glyph-orientation-horizontal " +
    "glyph-orientation-vertical horiz-adv-x horiz-origin-x image-rendering letter-spacing lighting-color marker-end marker-mid " +
    "marker-start overline-position overline-thickness paint-order panose-1 pointer-events rendering-intent shape-rendering " +
    "stop-color stop-opacity strikethrough-position strikethrough-thickness text-decoration text-rendering underline-position " +
    "underline-thickness unicode-bidi unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical vector-effect " +
    "vert-adv-y vert-origin-x vert-origin-y word-spacing writing-mode xmlns:xlink x-height"
  ).split(" "),
);

/** What React keeps of a component and of its work, in objects of its own. */
const ownOfReact = (
  "memoizedState stateNode sibling updateQueue memoizedProps pendingProps containerInfo childLanes subtreeFlags elementType baseState " +
  "_wrapperState lastBaseUpdate dehydrated pendingLanes dependencies interleaved suspendedLanes blockedOn firstBaseUpdate deletions " +
  "pendingContext isDehydrated hasEagerState lastEffect transitions firstContext callbackNode lastRenderedReducer pingedLanes " +
  "lastRenderedState eagerState callbackPriority finishedLanes pendingSuspenseBoundaries retryLane renderingStartTime finishedWork " +
  "timeoutHandle baseQueue expirationTimes entangledLanes eventTimes entanglements eventSystemFlags targetContainers expiredLanes " +
  "cachePool pingCache baseLanes treeContext memoizedValue mutableReadLanes mutableSourceEagerHydrationData " +
  "tailMode isBackwards __reactInternalMemoizedUnmaskedChildContext __reactInternalMemoizedMaskedChildContext " +
  "__reactInternalMemoizedMergedChildContext __reactInternalSnapshotBeforeUpdate alternate lanes"
).split(" ");

/**
 * What `Scripts` is while a browser takes a page over, and after it: the one element that documents have (`scriptsAfterPaint`), whose
 * text the server alone writes.
 */
const scriptsInBrowsers = `(
  React.useEffect(() => { isHydrated = true; }, []),
  isHydrated ? null : React.createElement("script", { ...props, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: " " } })
)`;

/**
 * What reads the routes of links ahead: those that say so (`data-discover`) are links of ours, without forms, and all of them are
 * looked at again whenever a page changes.
 */
const discoveryInBrowsers = `React.useEffect(() => {
  if (navigator.connection?.saveData) return;
  const find = () => {
    const links = [...document.querySelectorAll("a[data-discover]")];
    const paths = [...new Set(links.map(({ pathname }) => pathname))].filter((path) => !discoveredPaths.has(path));
    if (paths.length > 0)
      fetchAndApplyManifestPatches(paths, null, manifest, routeModules, future, isSpaMode, router.basename, router.patchRoutes).catch(() => {});
  };
  let timer;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(find, 100);
  });
  find();
  observer.observe(document.documentElement, { subtree: true, childList: true });
  return () => observer.disconnect();
}, [future, isSpaMode, manifest, routeModules, router])`;

/**
 * What a page does without the script of the next one, offline or after a deployment: the document that was asked for is opened as a
 * whole, from what is kept or as the page that says what is missing. Remix would load the page that is shown again, and forget the tap.
 */
const routeModuleInBrowsers = `routeModulesCache[route.id] ?? import(route.module).then(
    (routeModule) => (routeModulesCache[route.id] = routeModule),
    () => {
      const next = window.__remixRouter?.state.navigation.location;
      if (next) window.location.assign(next.pathname + next.search + next.hash);
      else window.location.reload();
      return new Promise(() => {});
    },
  )`;

/**
 * The parts of Remix and React that this site does not use and that no bundler can see to be unused: pages are read, so
 * nothing is submitted; no fetchers or view transitions; data by single fetch alone, which
 * streams promises without `defer`; no replacement of code in a running page outside of development; no roots as before
 * React 18. By the path of the module below `node_modules`.
 */
export const unusedInLibraries: Readonly<Record<string, Unused>> = {
  "@remix-run/router/dist/router.js": {
    functions: {
      // Forms and actions.
      handleAction: "never",
      isSubmissionNavigation: "return false",
      isMutationMethod: "return false",
      getSubmissionFromNavigation: "return undefined",
      getActionDataForCommit: "return {}",
      getUpdatedActionData: "return undefined",
      getLoadingNavigation: 'return { ...IDLE_NAVIGATION, state: "loading", location }',
      // Fetchers.
      fetch: "never",
      getFetcher: "never",
      deleteFetcher: "never",
      deleteFetcherAndUpdateState: "never",
      abortFetcher: "never",
      getUpdatedRevalidatingFetchers: "never",
      markFetchRedirectsDone: "return false",
      abortStaleFetchLoads: "return false",
      callLoadersAndMaybeResolveData:
        'return { loaderResults: await callDataStrategy("loader", state, request, matchesToLoad, matches, null), fetcherResults: {} }',
      processLoaderData: "return processRouteLoaderData(matches, results, pendingActionResult, activeDeferreds, false)",
      // `defer`, which single fetch replaces.
      isDeferredData: "return false",
      isDeferredResult: "return false",
      resolveNavigationDeferredResults: "return undefined",
      resolveFetcherDeferredResults: "return undefined",
      cancelActiveDeferreds: "return []",
      // View transitions.
      restoreAppliedTransitions: "return undefined",
      persistAppliedTransitions: "return undefined",
      // Replaced code, and the end of a router.
      _internalSetRoutes: "never",
      dispose: "never",
      // Remix brings a strategy of its own.
      defaultDataStrategy: "never",
      // Paths with optional segments.
      explodeOptionalSegments: "never",
      // Words for developers; pages say what they say by the status.
      warning: "return undefined",
      getInvalidPathError: 'return "invalid path"',
      getInternalRouterError:
        'return new ErrorResponseImpl(status || 500, "", new Error("router error " + status), true)',
    },
    empty: [
      "state.fetchers",
      "deletedFetchers",
      "completedFetchers",
      "deletedFetchersKeys",
      "fetchLoadMatches",
      "revalidatingFetchers",
      "activeDeferreds",
    ],
  },
  "react-router/dist/index.js": {
    functions: {
      logV6DeprecationWarnings: "return undefined",
      DefaultErrorComponent: "return null",
      // Outside of routes with data.
      useNavigateUnstable: "never",
    },
  },
  // That of react-router has no view transitions and no fetchers.
  "@remix-run/react/dist/esm/browser.js": { imports: { "react-router-dom": "react-router" } },
  "@remix-run/react/dist/esm/components.js": {
    functions: { DeferredHydrationScript: "never", Scripts: `return ${scriptsInBrowsers}` },
  },
  "@remix-run/react/dist/esm/data.js": { functions: { createRequestInit: "return { signal: request.signal }" } },
  // The root has a boundary of its own; this one is for faults of that.
  "@remix-run/react/dist/esm/errorBoundaries.js": {
    functions: {
      RemixRootDefaultErrorBoundary:
        'return React.createElement("html", null, React.createElement("body", null, "Application Error"))',
    },
  },
  "@remix-run/react/dist/esm/fallback.js": { functions: { RemixRootDefaultHydrateFallback: "return null" } },
  "@remix-run/react/dist/esm/fog-of-war.js": {
    functions: { isFogOfWarEnabled: "return true", useFogOFWarDiscovery: `return ${discoveryInBrowsers}` },
  },
  "@remix-run/react/dist/esm/links.js": {
    functions: { isPageLinkDescriptor: "return false", isHtmlLinkDescriptor: "return true" },
  },
  "@remix-run/react/dist/esm/routeModules.js": {
    functions: { loadRouteModule: `return ${routeModuleInBrowsers}` },
  },
  "@remix-run/react/dist/esm/routes.js": {
    functions: {
      createClientRoutesWithHMRRevalidationOptOut: "never",
      wrapShouldRevalidateForHdr: "never",
      noActionDefinedError: "never",
      fetchServerHandler: "never",
      unwrapServerResponse: "never",
      preventInvalidServerHandlerCall: "return undefined",
    },
  },
  "@remix-run/react/dist/esm/single-fetch.js": {
    functions: { singleFetchActionStrategy: "never", singleFetchLoaderFetcherStrategy: "never" },
  },
  "react-dom/cjs/react-dom.production.min.js": {
    // As the minified file calls them, which is of one exact version.
    functions: {
      // Which components an error came through; names of components are minified anyway.
      Oa: 'return ""',
      Pa: 'return ""',
      Qa: "return null",
      Ra: "return null",
      // `onSelect`, `onBeforeInput`, `onComposition…`: no component listens to them.
      Ue: "return undefined",
      ge: "return false",
      je: "return null",
      ke: "return null",
      // Changes of fields in Internet Explorer.
      Ae: "return undefined",
      Be: "return undefined",
      Ce: "return undefined",
      De: "return undefined",
      // Lists of parts that are revealed in an order, which no public version of React has.
      xj: "never",
      Dj: "return undefined",
    },
    own: ownOfReact,
    words: {
      "abort auxClick ": mediaEvents,
      "accent-height ": drawingAttributes,
      "abort canplay ": new Set([...mediaEvents].map((name) => name.toLowerCase())),
    },
    exports: [
      "findDOMNode",
      "hydrate",
      "render",
      "unmountComponentAtNode",
      "unstable_batchedUpdates",
      "unstable_renderSubtreeIntoContainer",
    ],
  },
  "react/cjs/react.production.min.js": { exports: ["act", "unstable_act", "createFactory"] },
  "scheduler/cjs/scheduler.production.min.js": {
    // How long React renders before a browser may paint and answer a tap: 3 ms instead of 5.
    functions: { M: "return exports.unstable_now() - Q >= 3" },
    exports: [
      "unstable_continueExecution",
      "unstable_forceFrameRate",
      "unstable_getFirstCallbackNode",
      "unstable_next",
      "unstable_pauseExecution",
      "unstable_runWithPriority",
      "unstable_wrapCallback",
    ],
  },
};
