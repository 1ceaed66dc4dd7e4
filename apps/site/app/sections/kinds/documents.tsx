import { useMessages } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { DocumentEntry } from '../document-entry.tsx';
import { useSectionData } from '../section-data.ts';

/** Files to open in a new tab or to download. */
export function DocumentsSection({ section: { tone, title, intro, keys } }: { section: SectionViewOf<'documents'> }) {
	const all = useSectionData().documents;
	const documents = keys.flatMap((key) => all.find((document) => document.key === key) ?? []);
	const messages = useMessages();
	return (
		<Band tone={tone} className="grid gap-10 wide:grid-cols-[5fr_7fr] desktop:gap-16">
			<Heading title={title} intro={intro} />
			{documents.length > 0 ? (
				<ul>
					{documents.map((document) => (
						<DocumentEntry key={document.key} document={document} />
					))}
				</ul>
			) : (
				<p>{messages.noData}</p>
			)}
		</Band>
	);
}
