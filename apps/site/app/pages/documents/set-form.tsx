import { documentSetPath } from '@site/contract/document-address';
import { useId } from 'react';
import { documentWords } from '../../messages/documents.ts';
import { useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LongTextField, type Option, SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A plain form: the visitor pastes numbers, and the browser downloads one archive. */
export function SetForm({ languages, spoken }: { languages: readonly Option[]; spoken: string | null }) {
	const words = useWords(documentWords);
	const id = useId();
	return (
		<section className="on-pale mt-14 rounded-card bg-pale p-6 desktop:p-10">
			<h2 className="text-2xl">{words.set.title}</h2>
			<p className="mt-3 max-w-prose text-ink-soft">{words.set.text}</p>
			<form method="get" action={documentSetPath} className="mt-6 grid max-w-3xl gap-4 wide:grid-cols-[2fr_1fr]">
				<LongTextField
					id={`${id}-references`}
					name="references"
					label={words.set.references}
					hint={words.set.hint}
					rows={4}
					required
				/>
				<SelectField
					key={spoken}
					id={`${id}-in`}
					name="in"
					label={words.language}
					prompt={words.allLanguages}
					options={languages}
					initial={spoken ?? ''}
				/>
				<button type="submit" className={buttonClass('primary', 'wide:justify-self-start mobile:w-full')}>
					<Icon name="download" />
					{words.set.get}
				</button>
			</form>
		</section>
	);
}
