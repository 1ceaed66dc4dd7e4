import { brand } from '@site/contract/brand';
import { documentAddress, readDocumentAddress } from '@site/contract/document-address';
import { data, redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { useSentForm } from '../../forms/outcome/use-sent-form.ts';
import { PaperForm } from '../../forms/paper-form.tsx';
import { WatchForm } from '../../forms/watch-form.tsx';
import { documentWords } from '../../messages/documents.ts';
import { paperWords } from '../../messages/paper.ts';
import { useWords } from '../../messages/use-messages.ts';
import { watchWords } from '../../messages/watch.ts';
import { DocumentViewer } from '../../sections/viewer/document-viewer.tsx';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { type DocumentPage, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { DocumentHead } from './document-head.tsx';
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

/** The languages of this document, and which of them have the newest revision. */
function Languages({ document: { languages, language } }: { document: DocumentPage }) {
	const words = useWords(documentWords);
	return (
		<section>
			<h2 className="text-2xl">{words.languages}</h2>
			<ul className="mt-6 border-b border-line">
				{languages.map((edition) => (
					<li
						key={edition.language}
						className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-3"
					>
						<SiteLink
							to={edition.address}
							current={edition.language === language}
							className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
						>
							{edition.name}
						</SiteLink>
						<span className="text-sm text-ink-soft">
							{edition.revision === null
								? words.noneHeld
								: `${words.revision(edition.revision)} · ${edition.isNewest ? words.newest : words.behind}`}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Forms for a notification about changes and for a printed copy. */
function DocumentRequests({ document }: { document: DocumentPage }) {
	const isSent = useSentForm('paper') !== undefined;
	const { id, language, languages, title, reference } = document;
	const watch = useWords(watchWords);
	const paper = useWords(paperWords);
	const inPrint = languages.filter(({ revision }) => revision !== null);
	const name = paper.named(title, reference);
	return (
		<div className="no-print">
			<Band tone="pale" className="grid items-start gap-x-16 gap-y-12 wide:grid-cols-2">
				<section id="watch" className="scroll-mt-36">
					<h2 className="text-2xl">{watch.document.title}</h2>
					<p className="mt-3 mb-6 max-w-prose text-ink-soft">{watch.document.text}</p>
					<WatchForm key={`${id}-${language}`} watched={{ kind: 'document', id, language }} />
				</section>
				{inPrint.length > 0 && (
					<section id="paper" className="scroll-mt-36">
						<h2 className="text-2xl">{paper.title}</h2>
						<p className="mt-3 max-w-prose text-ink-soft">{paper.text}</p>
						<details open={isSent} className="group mt-3">
							<summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal-dark underline underline-offset-4">
								{paper.open}
								<Icon name="chevron" className="size-5 group-open:rotate-180" />
							</summary>
							<div className="mt-4">
								<PaperForm
									key={`${id}-${language}`}
									of={{ id, name, language }}
									languages={inPrint.map((edition) => ({ value: edition.language, label: edition.name }))}
								/>
							</div>
						</details>
					</section>
				)}
			</Band>
		</div>
	);
}
