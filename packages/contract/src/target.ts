import { z } from 'zod';
import { isPath, isWebAddress } from './address.ts';
import { isItemLink } from './item-links.ts';
import { linkNames } from './settings.ts';

const named = new Set<string>(linkNames.map((name) => `link:${name}`));

export const isTarget = (value: string): boolean =>
	isPath(value) || isWebAddress(value) || named.has(value) || isItemLink(value);

/**
 * The target of an action: a path of this site, an address elsewhere, or `link:` with the name of a setting
 * (`link:shop`) or of an item (`link:product12`).
 */
export const Target = z
	.string()
	.refine(isTarget, 'A page of this site (/contact), an address elsewhere (https://…) or a known link (link:shop).');
