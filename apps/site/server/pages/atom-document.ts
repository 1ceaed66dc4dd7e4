import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import { xml } from '@site/contract/xml';

type AtomDocument = {
	/** The feed's own URL and that of the page that shows the same. Absolute: a feed reader has no page to resolve them against. */
	self: string;
	page: string;
	title: string;
	language: Language;
	publicUrl: string;
	days: readonly string[];
	entries: readonly string[];
};

const beginning = '2006-01-01';
export const moment = (day: string) => `${day}T00:00:00Z`;

/** An Atom feed (RFC 4287) around its entries. */
export const atomDocument = ({ self, page, title, language, publicUrl, days, entries }: AtomDocument): string =>
	[
		'<?xml version="1.0" encoding="utf-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language === 'cn' ? 'zh-CN' : 'en'}">`,
		`<id>${xml(self)}</id>`,
		`<title>${xml(title)}</title>`,
		`<updated>${moment([...days].sort().at(-1) ?? beginning)}</updated>`,
		`<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
		`<link rel="alternate" type="text/html" href="${xml(page)}"/>`,
		`<icon>${xml(`${publicUrl}/favicon.svg`)}</icon>`,
		`<author><name>${xml(brand.company)}</name></author>`,
		...entries,
		'</feed>',
		'',
	].join('\n');
