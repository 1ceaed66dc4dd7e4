import { brand } from '@site/contract/brand';

/** The web app manifest. */
export const manifest = (): string =>
	JSON.stringify({
		id: '/',
		name: brand.company,
		short_name: brand.name,
		start_url: '/',
		scope: '/',
		display: 'browser',
		background_color: '#ffffff',
		theme_color: '#0b2b3a',
		icons: [
			{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
			{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
			{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
		],
	});
