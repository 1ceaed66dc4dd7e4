import { useId } from 'react';
import { languageField } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { addressOf } from '../destinations.ts';
import { boxWords } from '../messages/box.ts';
import { useWords } from '../messages/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

type Named = { reference: string; title: string };

/** Checks a lot of one or several known products. A plain form: the browser sends it. */
export function LotForm({ products, lot = '' }: { products: readonly Named[]; lot?: string }) {
	const words = useWords(boxWords);
	const { language } = useShell();
	const id = useId();
	const [only, another] = products;
	return (
		<form
			key={lot}
			method="get"
			action={addressOf({ name: 'Check' })}
			className="flex max-w-prose flex-wrap items-end gap-3"
		>
			{language !== 'en' && <input type="hidden" name={languageField} value={language} />}
			{another ? (
				<fieldset className="grid w-full gap-2">
					<legend className="mb-1.5 text-sm font-semibold">{words.product}</legend>
					{products.map(({ reference, title }) => (
						<label key={reference} className="flex min-h-11 items-center gap-3">
							<input type="radio" name="code" value={reference} required className="size-5 accent-teal" />
							{words.named(title, reference)}
						</label>
					))}
				</fieldset>
			) : (
				<input type="hidden" name="code" value={only?.reference} />
			)}
			<TextField
				id={`${id}-lot`}
				name="lot"
				label={words.lotField}
				initial={lot}
				required
				className="min-w-0 grow basis-48"
			/>
			<button type="submit" className={buttonClass('primary', 'mobile:w-full')}>
				{words.checkLot}
			</button>
		</form>
	);
}
