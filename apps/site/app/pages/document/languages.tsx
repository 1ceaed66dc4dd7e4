import { documentWords } from '../../messages/documents.ts';
import { useWords } from '../../messages/use-messages.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { DocumentPage } from '../../visit.ts';

/** The languages of this document, and which of them have the newest revision. */
export function Languages({ document: { languages, language } }: { document: DocumentPage }) {
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
