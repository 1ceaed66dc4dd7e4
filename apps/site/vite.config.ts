import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { failedParts } from './failed-parts.ts';
import { leftOut } from './left-out.ts';
import { sampleContent } from './sample-plugin.ts';

export default defineConfig({
	plugins: [sampleContent(), failedParts(), leftOut(), tailwindcss(), reactRouter()],
	build: {
		target: 'es2022',
		// Fonts and pictures stay files: inlined ones would count against every page.
		assetsInlineLimit: 0,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{
									name: 'framework',
									test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
									priority: 9,
								},
								{ name: 'shell', test: /app\/(client|shell)\//, priority: 7 },
								{ name: 'site', test: /\/(apps\/site\/app|packages\/contract)\//, minShareCount: 4, priority: 5 },
								{ name: 'catalogue', test: /app\/catalogue\//, priority: 4 },
								{ name: 'products', test: /app\/product\//, minShareCount: 2, priority: 3 },
							],
						},
					},
				},
			},
		},
		ssr: {
			build: {
				rollupOptions: {
					input: { index: './server/index.ts', 'picture-maker': './server/pictures/maker-process.ts' },
				},
			},
		},
	},
	// The server's build holds the workspace's own packages; everything else it takes from node_modules.
	ssr: { noExternal: [/^@site\//] },
});
