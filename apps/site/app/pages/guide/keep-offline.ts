const worker = '/guide-worker.js';

/** What the page was made of, as far as it is our own. */
function ownAddresses(): string[] {
	const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
	const files = loaded.filter((name) => /\/(?:assets|media)\//.test(name) && new URL(name).origin === location.origin);
	return [location.href, ...new Set(files)];
}

/** Keeps this page for when there is no network; the worker's scope is guides alone (decision 043). */
export async function keepOffline(): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	try {
		await navigator.serviceWorker.register(worker, { scope: '/guide/' });
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage(ownAddresses());
	} catch {
		// Forbidden here, as in a private window: the page works with a network.
	}
}
