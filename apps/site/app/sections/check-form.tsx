import { useId } from 'react';
import { languageField } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { addressOf } from '../destinations.ts';
import { boxWords } from '../messages/box.ts';
import { useWords } from '../messages/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

type CheckFormProps = { typed?: string; error?: string | undefined; field?: string };

/** One field for any number or code from a box. A plain form: the browser sends it. */
export function CheckForm({ typed = '', error, field }: CheckFormProps) {
	const words = useWords(boxWords);
	const { language } = useShell();
	const id = useId();
	return (
		<form key={typed} method="get" action={addressOf({ name: 'Check' })} className="grid max-w-prose gap-4">
			{language !== 'en' && <input type="hidden" name={languageField} value={language} />}
			<TextField
				id={field ?? `${id}-code`}
				name="code"
				label={words.code}
				hint={words.codeHint}
				initial={typed}
				error={error}
			/>
			<button type="submit" className={buttonClass('primary', 'justify-self-start mobile:w-full')}>
				{words.show}
			</button>
		</form>
	);
}
