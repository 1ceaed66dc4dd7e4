import { extname } from 'node:path';

/** A file name without its extension, usable in an address. */
export const readableName = (name: string): string =>
	name
		.slice(0, name.length - extname(name).length)
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60) || 'file';
