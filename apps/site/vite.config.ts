import { reactRouter } from '@react-router/dev/vite';
import { browserFloor } from '@site/contract/browser-floor';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: {
		target: Object.entries(browserFloor).map(([browser, version]) => `${browser}${version}`),
		// Fonts and pictures stay files: inlined ones would count against every page.
		assetsInlineLimit: 0,
		// Styles are inside the page and the router preloads a page's scripts itself: Vite's own helper has nothing to do.
		modulePreload: false,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: { groups: chunks },
					},
				},
			},
		},
		ssr: {
			build: {
				rollupOptions: {
					input: {
						index: './server/index.ts',
						'picture-maker': './server/pictures/maker-process.ts',
						'file-checker': './server/intake/file-checker.ts',
					},
				},
			},
		},
	},
	// The server's build holds the workspace's own packages; everything else it takes from node_modules.
	ssr: { noExternal: [/^@site\//] },
});
