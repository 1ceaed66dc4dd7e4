import { useId } from 'react';
import { documentWords } from '../../messages/documents.ts';
import { useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { type Option, SelectField, TextField } from '../../ui/field.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import type { View } from './view.ts';

type LibraryFormProps = { view: View; filters: { kinds: readonly Option[]; languages: readonly Option[] } };

/** A plain form: the browser sends it, and the filters are in the address. */
export function LibraryForm({ view, filters }: LibraryFormProps) {
	const words = useWords(documentWords);
	const id = useId();
	const field = (name: string) => ({ id: `${id}-${name}`, name });
	return (
		<search aria-label={words.find}>
			<form
				key={JSON.stringify(view)}
				method="get"
				action="/documents"
				className="grid gap-x-5 gap-y-4 wide:grid-cols-[3fr_2fr_2fr_2fr]"
			>
				<HiddenFields />
				<TextField
					{...field('words')}
					label={words.words}
					hint={words.wordsHint}
					initial={view.words}
					className="content-end!"
				/>
				<TextField
					{...field('lot')}
					label={words.lot}
					hint={words.lotHint}
					initial={view.lot}
					className="content-end!"
				/>
				<SelectField
					{...field('kind')}
					label={words.kind}
					prompt={words.allKinds}
					options={filters.kinds}
					initial={view.kind ?? ''}
					className="content-end!"
				/>
				<SelectField
					{...field('in')}
					label={words.language}
					prompt={words.allLanguages}
					options={filters.languages}
					initial={view.spoken ?? ''}
					className="content-end!"
				/>
				<button
					type="submit"
					className={buttonClass('primary', 'wide:col-start-1 wide:justify-self-start mobile:w-full')}
				>
					{words.show}
				</button>
			</form>
		</search>
	);
}
