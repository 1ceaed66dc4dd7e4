import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [tailwindcss(), reactRouter()],
	build: {
		target: 'es2022',
		// Fonts and pictures stay files: inlined ones would count against every page.
		assetsInlineLimit: 0,
		...(isSsrBuild && { rollupOptions: { input: './server/index.ts' } }),
	},
	// One file that needs no workspace package at run time; native and large libraries stay outside.
	ssr: { noExternal: [/^@site\//] },
}));
