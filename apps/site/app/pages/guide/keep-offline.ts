const worker = '/guide-worker.js';

/** The address of this page, and of its files from this site. */
function ownAddresses(): string[] {
	const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
	const files = loaded.filter((name) => /\/(?:assets|media)\//.test(name) && new URL(name).origin === location.origin);
	return [location.href, ...new Set(files)];
}

/** Stores this page for offline use. The scope of the worker is limited to guides. */
export async function keepOffline(): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	try {
		await navigator.serviceWorker.register(worker, { scope: '/guide/' });
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage(ownAddresses());
	} catch {
		// Forbidden here, as in a private window: the page needs a connection then.
	}
}
