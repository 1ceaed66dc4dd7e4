import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import { sizeUrl } from '@site/contract/picture-sizes';
import type { Content } from '../../content/content.ts';

/** A schema.org object, without the context that all of them share. */
export type Thing = { '@type': string; [name: string]: unknown };

/** The sources of the description of a page. */
export type Around = {
	content: Content;
	language: Language;
	publicUrl: string;
	/** The page itself, in its language. */
	url: string;
};

export const languageTag = (language: Language) => (language === 'cn' ? 'zh-CN' : 'en');

const whole = (publicUrl: string, address: string) => new URL(address, publicUrl).href;

/** The picture that is shown when the page is shared; a drawing is shown as it is. */
export const pictureOf = (publicUrl: string, picture: { url: string } | null) =>
	picture ? { image: [whole(publicUrl, sizeUrl(picture.url, { kind: 'share', format: 'jpg' }))] } : {};

/** An address that is written in one line. */
export const postalAddress = (line: string) => ({ '@type': 'PostalAddress', streetAddress: line });

/** Reference to the company by its `@id`. */
export const company = (publicUrl: string) => ({
	'@type': 'Organization',
	'@id': `${publicUrl}/#organization`,
	name: brand.company,
	url: `${publicUrl}/`,
	logo: `${publicUrl}/icon-512.png`,
});
