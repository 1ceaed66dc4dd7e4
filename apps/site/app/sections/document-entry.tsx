import { fileSize } from '@site/contract/file-size';
import { documentWords } from '../messages/documents.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { useTone } from '../ui/band.tsx';
import { buttonClass } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { DocumentView } from '../visit.ts';

/** One file. An archive cannot be shown in a tab, so it can only be downloaded. */
export function DocumentEntry({ document, level: Title = 'h3' }: { document: DocumentView; level?: 'h2' | 'h3' }) {
	const { title, description, format, url, bytes, contents } = document;
	const facts = bytes > 0 ? [format, fileSize(bytes)] : [format];
	const onDeep = useTone() === 'deep';
	const { fileNote } = useMessages();
	const words = useWords(documentWords);
	return (
		<li
			className={classes(
				'flex flex-wrap items-center gap-x-8 gap-y-4 border-t py-6 last:border-b',
				onDeep ? 'border-white/30' : 'border-ink/15',
			)}
		>
			<div className="min-w-0 flex-[1_1_18rem]">
				<Title className="text-lg">
					<Unbroken>{title}</Unbroken>
				</Title>
				<p className="mt-1 text-sm opacity-85">
					{description}
					<span className="whitespace-nowrap">{fileNote(facts)}</span>
				</p>
				{contents.length > 0 && (
					<ul aria-label={words.contents} className="mt-4 grid gap-1.5 text-sm">
						{contents.map((line) => (
							<li key={line} className="flex gap-3">
								<Icon name="check" className={classes('mt-0.5 size-5 shrink-0', onDeep ? 'text-coral' : 'text-teal')} />
								{line}
							</li>
						))}
					</ul>
				)}
			</div>
			<div className="flex flex-wrap gap-3">
				{format === 'PDF' && (
					<SiteLink to={url} newWindow className={buttonClass(onDeep ? 'outline-light' : 'secondary')}>
						{words.openTab}
						<span className="sr-only"> {title}</span>
					</SiteLink>
				)}
				<a href={url} download className={buttonClass(onDeep ? 'light' : 'primary')}>
					<Icon name="download" />
					{words.download}
					<span className="sr-only"> {title}</span>
				</a>
			</div>
		</li>
	);
}
