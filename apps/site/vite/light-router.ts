import type { Plugin } from 'vite';

/** A piece of the router's code, and what stands for it in the browser's build. */
type Replacement = [code: string, replacement: string];

/**
 * What the site never asks of its router, in words that the bundler understands: it leaves out what cannot be reached.
 * Whoever wants one of these takes its lines away.
 */
const ABSENT: Record<string, Replacement[]> = {
  // Developers read warnings in development.
  'lib/router/history.js': [['function warning(', '/* @__NO_SIDE_EFFECTS__ */ function warning(']],
  'lib/server-runtime/warnings.js': [['function warnOnce(', '/* @__NO_SIDE_EFFECTS__ */ function warnOnce(']],
  'lib/hooks.js': [
    ['function warningOnce(', '/* @__NO_SIDE_EFFECTS__ */ function warningOnce('],
    // Server components.
    ['if (this.context && typeof error', 'if (false && typeof error'],
    ['if (this.context) return', 'if (false) return'],
    // Links outside a router with data.
    [
      'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()',
      'useNavigateStable()',
    ],
  ],
  'lib/components.js': [
    // View transitions.
    ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
    ['if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
    ['if (renderDfd && pendingState &&', 'if (false &&'],
    ['if (!vtContext.isTransitioning && interruption)', 'if (false)'],
  ],
  'lib/dom/lib.js': [
    // Data of the first page in a global variable; ours is given.
    ['opts?.hydrationData || parseHydrationData()', 'opts.hydrationData'],
    // The script that restores scrolling under a framework's server.
    ['if (!remixContext || remixContext.isSpaMode) return null;', 'return null;'],
  ],
  'lib/router/router.js': [
    // Instrumentation.
    ['init.instrumentations', 'undefined'],
    ['= consumeInstrumentationClientResultMetaReceiver(router)', '= undefined'],
    ['opts?.instrumentationNavigateMetaReceiver', 'undefined'],
    // Flags of features to come.
    ['future.unstable_customRouteDiscovery', 'false'],
    ['future.unstable_routePatternMatching', 'false'],
    // Routes that become known later; the table has all.
    ['init.patchRoutesOnNavigation', 'undefined'],
    ['if (isFogOfWar)', 'if (false)'],
    ['if (fogOfWar.active && fogOfWar.matches)', 'if (false)'],
    ['\t\tpatchRoutes,\n\t\t_internalFetchControllers: fetchControllers,\n\t\t_internalSetRoutes,\n', ''],
    // Fetchers.
    ['\t\tfetch,\n', ''],
    ['\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''],
    ['\tfetchLoadMatches.forEach((f, key) => {', '\tif (false) fetchLoadMatches.forEach((f, key) => {'],
    ['let fetcherResultsPromise = Promise.all(', 'let fetcherResultsPromise = true ? [] : Promise.all('],
    // Forms that are navigations; ours post to the gateway.
    ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
    ['if (!opts || !isSubmissionNavigation(opts)) return { path };', 'return { path };'],
    // Blockers.
    ['\t\tgetBlocker,\n\t\tdeleteBlocker,\n', ''],
    ['= shouldBlockNavigation({', '= true ? undefined : shouldBlockNavigation({'],
    // Middleware.
    ['if (!args.matches.some((m) => m.route.middleware)) return', 'return'],
    [
      'let runClientMiddleware = isStaticHandler',
      'let runClientMiddleware = true ? undefined : isStaticHandler',
    ],
    // Lazy properties; a page of ours is lazy as a whole.
    ['if (typeof route.lazy === "function")', 'if (true)'],
    ['let lazyMiddlewarePromise = loadLazy', 'let lazyMiddlewarePromise = true ? undefined : loadLazy'],
    // View transitions.
    [
      'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {',
      'if (false) {',
    ],
    ['else if (pendingViewTransitionEnabled) {', 'else if (false) {'],
    ['if (isBrowser) {\n\t\t\trestoreAppliedTransitions', 'if (false) {\n\t\t\trestoreAppliedTransitions'],
  ],
};

const FOLDER = 'react-router/dist/production/';

/** @throws Error when a piece of code is not in the file any more. */
function lighten(code: string, replacements: Replacement[]): string {
  return replacements.reduce((lighter, [piece, replacement]) => {
    if (!lighter.includes(piece)) throw new Error(`The router has changed, it says no more: ${piece}`);
    return lighter.replaceAll(piece, replacement);
  }, code);
}

/**
 * Lets the parts of the router that nothing uses fall away in the browser. They are kept by the names that they are
 * given for developer tools, by calls of React that might do anything for all that the bundler knows, and by choices
 * that are made when it runs and that we made already.
 *
 * @throws Error while building, when another version of the router reads otherwise.
 */
export function lightRouter(): Plugin {
  const waiting = new Set(Object.keys(ABSENT));
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules.react-router.dist.production/ },
      handler(code, id) {
        const file = id.replaceAll('\\', '/').split(FOLDER)[1] ?? '';
        waiting.delete(file);
        return lighten(code, ABSENT[file] ?? [])
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      },
    },
    buildEnd(error) {
      if (!error && waiting.size > 0)
        this.error(`The router has no such files any more: ${[...waiting].join(', ')}`);
    },
  };
}
