import { documentFileAddress, readDocumentAddress } from '@site/contract/document-address';
import { inLanguage } from '@site/contract/language';
import { nameOfRevision } from '@site/contract/product-documents';
import { addressIn } from '../../../app/addresses/language-address.ts';
import { productAddress } from '../../../app/destinations.ts';
import { foundDocument } from '../../content/document-page.ts';
import { type Around, company, type Thing } from './schema.ts';

/** The document of this page; null if its address leads to none. */
export function documentAt({ content, url }: Pick<Around, 'content' | 'url'>) {
	const [, , ...parts] = new URL(url).pathname.split('/').map(decodeURIComponent);
	const asked = readDocumentAddress(parts);
	return asked && foundDocument(content, asked);
}

/** A released document: its revision, language, products, and file with its hash. */
export function documentThing(around: Around): Thing[] {
	const found = documentAt(around);
	if (found?.revision.state !== 'released') return [];
	const { language, publicUrl, url } = around;
	const { address, entry, revision } = found;
	return [
		{
			'@type': 'DigitalDocument',
			name: inLanguage(entry.document.title, language),
			inLanguage: revision.language,
			version: nameOfRevision(revision),
			datePublished: revision.effectiveOn,
			encodingFormat: 'application/pdf',
			encoding: {
				'@type': 'MediaObject',
				contentUrl: publicUrl + documentFileAddress(address),
				encodingFormat: 'application/pdf',
				contentSize: String(revision.file.bytes),
				sha256: revision.file.sha256,
			},
			about: entry.products.map(({ slug, title, reference }) => ({
				'@type': 'Product',
				name: inLanguage(title, language),
				mpn: reference,
				url: publicUrl + addressIn(language, productAddress(slug)),
			})),
			publisher: company(publicUrl),
			url,
		},
	];
}
