import { brand } from '@site/contract/brand';
import { documentAddress, readDocumentAddress } from '@site/contract/document-address';
import { data, redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { documentWords } from '../../messages/documents.ts';
import { DocumentViewer } from '../../sections/viewer/document-viewer.tsx';
import { Band } from '../../ui/band.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { DocumentHead } from './document-head.tsx';
import { DocumentRequests } from './document-requests.tsx';
import { Languages } from './languages.tsx';
import { Parts, partsMeta } from './parts.tsx';
import { Revisions } from './revisions.tsx';

type Params = { reference?: string; kind?: string; language?: string; revision?: string };

/** A withdrawn document has status 410, and its page gives the reason. */
export function loader({ context, params }: Route.LoaderArgs) {
	const { ask, language } = visitOf(context);
	const { reference = '', kind = '', language: written = '', revision }: Params = params;
	const asked = readDocumentAddress([reference, kind, written, ...(revision === undefined ? [] : [revision])]);
	const document = asked && ask.documentPage(asked);
	const parts = asked && !document ? ask.documentParts(asked) : null;
	if (parts) return data({ document: null, parts, isNamed: false }, { status: 200 });
	if (!document) throw missingItem();
	if (document.address !== documentAddress(asked)) throw redirect(addressIn(language, document.address), 301);
	return data(
		{ document, parts: null, isNamed: asked?.revision !== undefined },
		{ status: document.shown.state === 'withdrawn' ? 410 : 200 },
	);
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
	if (!loaderData) return [];
	const site = siteOf(matches);
	const words = documentWords[site.language];
	if (!loaderData.document) return partsMeta(site, loaderData.parts, location.pathname);
	const { title, languageName, shown, current } = loaderData.document;
	const named = words.edition(title, languageName, words.revision(shown.name));
	return pageMeta(site, {
		title: `${named} - ${brand.name}`,
		description: words.about(named, words.effective(shown.effective)),
		keywords: words.keywords,
		path: current,
		// Search engines index only the address that always leads to the current revision.
		hidden: loaderData.isNamed || shown.state !== 'released',
	});
}

export default function Document({ loaderData: { document, parts } }: Route.ComponentProps) {
	if (!document) return <Parts of={parts} />;
	const { title, shown } = document;
	return (
		<>
			<DocumentHead document={document} />
			<Band tone="white">
				{shown.state !== 'withdrawn' && <DocumentViewer key={shown.file} document={{ url: shown.file, title }} />}
				<div className="mt-12 grid gap-x-16 gap-y-12 wide:grid-cols-[7fr_5fr]">
					<Revisions document={document} />
					<Languages document={document} />
				</div>
			</Band>
			<DocumentRequests document={document} />
		</>
	);
}
