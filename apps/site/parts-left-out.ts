/** By file, what the site never reaches: it has no <ViewTransition>, fragment references, form actions or fetchers. */
export const partsLeftOut: Record<string, string[]> = {
	'react-dom/cjs/react-dom-client.production.js': [
		// <ViewTransition>
		'getViewTransitionName',
		'applyViewTransitionToHostInstancesRecursive',
		'restoreViewTransitionOnHostInstances',
		'commitAppearingPairViewTransitions',
		'commitEnterViewTransitions',
		'commitDeletedPairViewTransitions',
		'measureViewTransitionHostInstancesRecursive',
		'measureNestedViewTransitions',
		'recursivelyTraverseAfterMutationEffects',
		'commitAfterMutationEffectsOnFiber',
		'scheduleViewTransitionEvent',
		'flushAfterMutationEffects',
		'startViewTransition',
		'createViewTransitionInstance',
		// References to fragments
		'FragmentInstance.prototype.addEventListener',
		'FragmentInstance.prototype.removeEventListener',
		'FragmentInstance.prototype.dispatchEvent',
		'FragmentInstance.prototype.focus',
		'FragmentInstance.prototype.focusLast',
		'FragmentInstance.prototype.blur',
		'FragmentInstance.prototype.observeUsing',
		'FragmentInstance.prototype.unobserveUsing',
		'FragmentInstance.prototype.getClientRects',
		'FragmentInstance.prototype.getRootNode',
		'FragmentInstance.prototype.compareDocumentPosition',
		'FragmentInstance.prototype.scrollIntoView',
		'commitNewChildToFragmentInstance',
		'deleteChildFromFragmentInstance',
		// <SuspenseList> and <Activity>
		'initSuspenseListRenderState',
		'updateSuspenseListComponent',
		'findFirstSuspended',
		'cutOffTailIfNeeded',
		'updateActivityComponent',
		'retryActivityComponentWithoutHydrating',
		// Form actions
		'dispatchActionState',
		'mountActionState',
		'updateActionStateImpl',
		'rerenderActionState',
		'requestFormReset',
		'requestFormReset$1',
		'recursivelyResetForms',
		// Custom elements
		'setPropOnCustomElement',
		// Stylesheets and scripts that components bring, and hints for them
		'preconnectAs',
		'preload',
		'preloadModule',
		'preinitStyle',
		'preinitScript',
		'preinitModuleScript',
		'preloadStylesheet',
		'acquireResource',
		'preloadResourceAndSuspendIfNeeded',
		'suspendResource',
		'insertStylesheetIntoRoot',
		// The way through the components to an error, in names that are one letter each
		'describeFiber',
		'getComponentNameFromType',
		// Iterators as children, the bandwidth that a view transition could wait for, and the browser's own sign of waiting
		'reconcileChildrenIterator',
		'estimateBandwidth',
		'defaultOnDefaultTransitionIndicator',
		// What a compiler would remember, a cache that is asked anew, and parts that are woken by name
		'useMemoCache',
		'refreshCache',
		'attemptExplicitHydrationTarget',
		'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
		'commitActivityHydrationCallbacks',
		// What React kept from former times
		'ReactDOMSharedInternals.findDOMNode',
		'callComponentWillReceiveProps',
	],
	'react-router/dist/production/lib/router/router.js': [
		// Actions and fetchers
		'handleAction',
		'fetch',
		'handleFetcherAction',
		'handleFetcherLoader',
		'getSubmittingNavigation',
		'getSubmittingFetcher',
		// Routes that become known later
		'discoverRoutes',
		'patchRoutesImpl',
		'enableScrollRestoration',
		// Which pages turned gently, kept in the session's storage (D5)
		'persistAppliedTransitions',
		'restoreAppliedTransitions',
		'getUpdatedRevalidatingFetchers',
		'getLoadingFetcher',
	],
	'react-router/dist/production/lib/router/instrumentation.js': [
		'getRouteInstrumentationUpdates',
		'instrumentClientSideRouter',
	],
	'react-router/dist/production/lib/hooks.js': ['useNavigateUnstable', 'RSCErrorHandler', 'DefaultErrorComponent'],
	// No address has a part that may be missing
	'react-router/dist/production/lib/router/utils.js': ['explodeOptionalSegments'],
	'react-router/dist/production/lib/dom/dom.js': ['getFormSubmissionInfo'],
	'react-router/dist/production/lib/dom/ssr/single-fetch.js': [
		'singleFetchActionStrategy',
		'nonSsrStrategy',
		'singleFetchLoaderFetcherStrategy',
	],
	'react-router/dist/production/lib/dom/ssr/fog-of-war.js': [
		'fetchAndApplyManifestPatches',
		'handleClientVersionMismatch',
		'getPatchRoutesOnNavigationFunction',
		'useFogOFWarDiscovery',
		'getPartialManifest',
	],
	'react-router/dist/production/lib/dom/ssr/components.js': ['RSCPrefetchPageLinksImpl'],
	'react-router/dist/production/lib/dom/ssr/errorBoundaries.js': ['RemixRootDefaultErrorBoundary', 'BoundaryShell'],
	'react-router/dist/production/lib/dom/ssr/routes.js': [
		'dataRoute.action',
		'preventInvalidServerHandlerCall',
		'noActionDefinedError',
		'createClientRoutesWithHMRRevalidationOptOut',
		'wrapShouldRevalidateForHdr',
	],
	'react-router/dist/production/lib/dom/ssr/links.js': ['prefetchStyleLink'],
	'react-router/dist/production/lib/dom/lib.js': [
		'NavLinkWithRef',
		'useViewTransitionState',
		'ScrollRestoration',
		'useScrollRestoration',
		'useSubmit',
		'useFormAction',
		'HistoryRouter',
	],
};

/**
 * By file, single words that are left out. The router does not note which pages turned gently, so that going back and
 * forward does not: of several steps in a row it would show a former one in the end.
 */
export const wordsLeftOut: Record<string, string[]> = {
	'react-router/dist/production/lib/router/router.js': [
		'appliedViewTransitions.set(state.location.pathname, toPaths);',
	],
};

/** These are asked in passing, and answer with nothing. */
export const silent = [
	'describeFiber',
	'getComponentNameFromType',
	'getPatchRoutesOnNavigationFunction',
	'persistAppliedTransitions',
	'restoreAppliedTransitions',
	'useFogOFWarDiscovery',
];
