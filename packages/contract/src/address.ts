import { z } from 'zod';

const isReadable = (value: string) => {
	try {
		decodeURI(value);
		return value.isWellFormed();
	} catch {
		return false;
	}
};

/** A full address of another site, which a browser opens as a page. */
export const isWebAddress = (value: string): boolean =>
	/^https?:\/\/[^\s"<>\\]+$/i.test(value) && URL.canParse(value) && isReadable(value);

/** A path of this site: neither another host (`//host`) nor anything that does not decode. */
export const isPath = (value: string): boolean => /^\/(?![/\\])[^\s"<>\\]*$/.test(value) && isReadable(value);

export const WebAddress = z.string().refine(isWebAddress, 'A whole address, such as https://www.example.com/page.');

/** An address of another site, or a page of this one. */
export const isLinkAddress = (value: string): boolean => isWebAddress(value) || isPath(value);
export const LinkAddress = z
	.string()
	.refine(isLinkAddress, 'A whole address (https://…), or a page of this site (/lead-form/23).');

/** Empty if there is none. */
export const OptionalWebAddress = z
	.string()
	.refine((value) => value === '' || isWebAddress(value), 'Empty, or a whole address such as https://www.example.com.');

export const Path = z.string().refine(isPath, 'A path of this site: it starts with one / and has no spaces.');
