import { useSentForm } from '../../forms/outcome/use-sent-form.ts';
import { PaperForm } from '../../forms/paper-form.tsx';
import { WatchForm } from '../../forms/watch-form.tsx';
import { paperWords } from '../../messages/paper.ts';
import { useWords } from '../../messages/use-messages.ts';
import { watchWords } from '../../messages/watch.ts';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { DocumentPage } from '../../visit.ts';

/** Forms for a notification about changes and for a printed copy. */
export function DocumentRequests({ document }: { document: DocumentPage }) {
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
