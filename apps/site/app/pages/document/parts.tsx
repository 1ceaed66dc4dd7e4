import { brand } from '@site/contract/brand';
import { fileSize } from '@site/contract/file-size';
import { addressOf, productAddress } from '../../destinations.ts';
import { pageMeta, type siteOf } from '../../document/meta.ts';
import { type DocumentWords, documentWords } from '../../messages/documents.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { DocumentParts } from '../../visit.ts';

/** Hidden from search engines: the page has only links. */
export function partsMeta(site: ReturnType<typeof siteOf>, { kind, product }: DocumentParts, path: string) {
	const words = documentWords[site.language];
	const title = `${product.title}${words.comma}${kind} - ${brand.name}`;
	return pageMeta(site, { title, description: words.partsText, keywords: words.keywords, path, hidden: true });
}

const factsOf = ({ revision, effective, bytes }: DocumentParts['rows'][number], words: DocumentWords) =>
	[words.revision(revision), words.effective(effective), `PDF${words.comma}${fileSize(bytes)}`].join(' · ');

/** For a kind of document that exists for each part of a product, but not for the whole product. */
export function Parts({ of: { kind, product, reference, languageName, rows } }: { of: DocumentParts }) {
	const words = useWords(documentWords);
	const messages = useMessages();
	return (
		<>
			<div className="bg-pale">
				<div className="mx-auto max-w-content px-5 pt-2 pb-[clamp(2rem,1.5rem+2vw,3.5rem)] desktop:px-10">
					<Breadcrumb
						items={[
							{ label: messages.home, to: '/' },
							{ label: words.title, to: addressOf({ name: 'Documents' }) },
							{ label: product.title, to: productAddress(product.slug) },
							{ label: kind },
						]}
					/>
					<h1 className="mt-4 max-w-[32ch] text-3xl">
						<Unbroken>{words.ofProduct(product.title, kind)}</Unbroken>
					</h1>
					<p className="mt-4 text-lg text-ink-soft">
						{words.reference} {reference} · {languageName}
					</p>
					<p className="mt-4 max-w-prose text-ink-soft">{words.partsText}</p>
					{product.emergencyUse && <p className="mt-4 max-w-prose text-sm text-ink-soft">{product.emergencyUse}</p>}
				</div>
			</div>
			<Band tone="white" label={kind}>
				<ul className="max-w-3xl border-b border-line">
					{rows.map((row) => (
						<li key={row.id} className="border-t border-line py-4">
							<SiteLink
								to={row.address}
								className="inline-block py-2 text-lg font-semibold underline underline-offset-4"
							>
								<Unbroken>{row.title}</Unbroken>
							</SiteLink>
							<p className="text-sm text-ink-soft">{factsOf(row, words)}</p>
						</li>
					))}
				</ul>
			</Band>
		</>
	);
}
