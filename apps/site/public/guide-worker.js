// Keeps guides for home tests for when there is no network. Its scope is /guide/: it opens no other page.
// The network always goes first, so nothing that it kept is shown while there is one.
const store = 'guides';
const mostKept = 200;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

/** A page says what it is made of. */
addEventListener('message', (event) => event.waitUntil(keep(event.data)));

async function keep(addresses) {
	const kept = await caches.open(store);
	await Promise.allSettled(addresses.filter(isOwn).map((address) => kept.add(address)));
	const all = await kept.keys();
	for (const oldest of all.slice(0, Math.max(0, all.length - mostKept))) await kept.delete(oldest);
}

const isOwn = (address) => {
	const { origin, pathname } = new URL(address);
	return origin === location.origin && /^\/(?:guide|assets|media)\//.test(pathname);
};

addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET' || !isOwn(request.url)) return;
	event.respondWith(fetch(request).catch(() => keptOf(request)));
});

async function keptOf(request) {
	const kept = await caches.open(store);
	return (await kept.match(request, { ignoreVary: true })) ?? Response.error();
}
