import { boxPath } from '@site/contract/box-code';
import { brand } from '@site/contract/brand';
import { gtin14 } from '@site/contract/gtin';
import { xml } from '@site/contract/xml';
import type { Label } from '@site/paper/label';
import { qrPicture } from '../second-factor/qr-code.ts';
import { settings } from '../settings.ts';
import { inEnglish, type Say } from '../words/said.ts';

export interface Labelled {
	title: string;
	reference: string;
	gtin: string;
	/** The contents of the pack, such as `25 tests`. */
	quantity?: string;
	lot?: string;
	/** `2026-06-30`. */
	madeOn?: string;
	/** As printed, `2027-06-30`. */
	expires?: string;
}

/** The URL in a box's code: its page on the site (GS1 Digital Link). */
export const addressOf = ({ gtin, lot, expires }: Labelled): string =>
	`${settings.siteUrl}${boxPath({ gtin: gtin14(gtin), lot, expires })}`;

const inWords = ({ gtin, lot, expires }: Labelled): string => {
	const date = expires ? `(17)${expires.slice(2).replaceAll('-', '')}` : '';
	return `(01)${gtin14(gtin)}${date}${lot ? `(10)${lot}` : ''}`;
};

/** Why a printed code would not work; null if others can reach the site's address. */
export const codeProblem = (say: Say = inEnglish): string | null => {
	const { hostname, protocol } = new URL(settings.siteUrl);
	const isOwn = hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname);
	if (isOwn)
		return say(
			`The code would lead to ${settings.siteUrl}, which only this machine knows. Set SITE_URL before you print.`,
			`二维码会指向 ${settings.siteUrl}，只有本机能访问。请在打印前设置 SITE_URL。`,
		);
	return protocol === 'https:'
		? null
		: say(
				`The code would lead to ${settings.siteUrl}, which is not encrypted.`,
				`二维码会指向 ${settings.siteUrl}，该地址未加密。`,
			);
};

/** Level M corrects about 15 % of the squares: cartons get rubbed and creased. */
export const codeOf = (labelled: Labelled) => qrPicture(addressOf(labelled), 'M');

/** The contents of the label of a pack or lot. */
export const labelOf = (labelled: Labelled): Label => {
	const { title, reference, gtin, quantity = '', lot = '', madeOn = '', expires = '' } = labelled;
	const facts = [
		['REF', reference],
		['GTIN', gtin14(gtin)],
		['Contents', quantity],
		['LOT', lot],
		['Made on', madeOn],
		['Use by', expires],
	] as const;
	return {
		title,
		code: codeOf(labelled),
		facts: facts.filter(([, value]) => value !== ''),
		inWords: inWords(labelled),
		maker: brand.company,
	};
};

/** The code alone, with its quiet zone, for the designer of the carton. */
export function codeSvg(labelled: Labelled): string {
	const { size, path } = codeOf(labelled);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>${xml(addressOf(labelled))}</title><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`;
}
