import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const root = resolve(import.meta.dirname, '../..');

const config: NextConfig = {
	// A running studio serves a copy of its build, so that a new build does not disturb it.
	...(process.env.STUDIO_BUILD && { distDir: process.env.STUDIO_BUILD }),
	poweredByHeader: false,
	// `npm run check` checks types.
	typescript: { ignoreBuildErrors: true },
	// One copy of Payload for pages, API and runner: errors are recognized by their class, which differs in a second
	// copy. pdfkit reads fonts beside its own files.
	serverExternalPackages: ['payload', 'pdfkit'],
	transpilePackages: ['@site/contract', '@site/paper'],
	outputFileTracingRoot: root,
	turbopack: { root },
	headers: async () => [
		{
			source: '/:path*',
			headers: [
				{ key: 'X-Frame-Options', value: 'SAMEORIGIN' },
				{ key: 'X-Content-Type-Options', value: 'nosniff' },
				{ key: 'Referrer-Policy', value: 'same-origin' },
				{ key: 'X-Robots-Tag', value: 'noindex' },
				{ key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
				{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
				{ key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
			],
		},
	],
};

export default withPayload(config, { devBundleServerPackages: false });
