import { extname } from 'node:path';

const types: Record<string, string> = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.mp4': 'video/mp4',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.webm': 'video/webm',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
	'.zip': 'application/zip',
};

export const typeOf = (file: string) => types[extname(file)] ?? 'application/octet-stream';

/** Text gains from compression; pictures, fonts and archives are compressed already. */
export const isCompressible = (file: string) => /\.(css|m?js|json|svg|txt|webmanifest|xml)$/.test(file);
