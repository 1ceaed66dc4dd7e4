import { documentWords, lotsText } from '../../messages/documents.ts';
import { useWords } from '../../messages/use-messages.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { DocumentPage } from '../../visit.ts';

/** All revisions in this language, newest first. */
export function Revisions({ document: { revisions, shown } }: { document: DocumentPage }) {
	const words = useWords(documentWords);
	return (
		<section>
			<h2 className="text-2xl">{words.revisions}</h2>
			<p className="mt-3 max-w-prose text-ink-soft">{words.revisionsText}</p>
			<ol className="mt-6 border-b border-line">
				{revisions.map((revision) => (
					<li key={revision.name} className="grid gap-1 border-t border-line py-4">
						<p className="flex flex-wrap items-center gap-x-4">
							<SiteLink
								to={revision.address}
								current={revision.name === shown.name}
								className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
							>
								{words.revision(revision.name)}
							</SiteLink>
							<span className="text-sm font-semibold text-teal-dark">{words.stateNames[revision.state]}</span>
						</p>
						<p className="text-sm text-ink-soft">
							{words.effective(revision.effective)} · {lotsText(words, revision.lots)}
						</p>
						{revision.changes && (
							<p className="max-w-prose">
								<span className="sr-only">{words.changes}</span>
								{revision.changes}
							</p>
						)}
					</li>
				))}
			</ol>
			<p className="mt-4 text-xs break-all text-ink-soft">
				{words.checksum}
				{shown.sha256}
			</p>
		</section>
	);
}
