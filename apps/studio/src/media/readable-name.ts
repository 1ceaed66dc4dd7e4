import { extname } from 'node:path';

/** A file's name without its ending, as an address can carry it. */
export const readableName = (name: string): string =>
	name
		.slice(0, name.length - extname(name).length)
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60) || 'file';
