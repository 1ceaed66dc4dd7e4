import { brand } from '@site/contract/brand';
import { addressIn } from '../../../app/addresses/language-address.ts';
import { page, settings } from '../../content/pages.ts';
import { type Around, company, languageTag, postalAddress, type Thing } from './schema.ts';

/** The company: its name, address and contacts. */
export function organisation({ content, language, publicUrl }: Around): Thing {
	const { address, phone, email, social } = settings(content, language);
	return {
		...company(publicUrl),
		alternateName: brand.name,
		legalName: brand.company,
		description: page(content, { key: 'home', language })?.description,
		foundingDate: '2006',
		email,
		telephone: phone,
		// The first line is the name of the company.
		address: postalAddress(address.slice(1).join(', ') || address.join(', ')),
		contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone, email },
		sameAs: Object.values(social),
	};
}

/** The site, and how to search it. */
export const website = ({ language, publicUrl }: Around): Thing => ({
	'@type': 'WebSite',
	'@id': `${publicUrl}/#website`,
	name: brand.name,
	alternateName: brand.company,
	url: `${publicUrl}/`,
	inLanguage: languageTag(language),
	publisher: { '@id': `${publicUrl}/#organization` },
	potentialAction: {
		'@type': 'SearchAction',
		target: {
			'@type': 'EntryPoint',
			urlTemplate: `${publicUrl}${addressIn(language, '/search?search=')}`.replace(
				'search=',
				'search={search_term_string}',
			),
		},
		'query-input': 'required name=search_term_string',
	},
});
