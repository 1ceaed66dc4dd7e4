import { mostLines } from '@site/contract/list';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { requestTimeout } from '../../client/wire/wire.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { LanguageField } from './language-field.tsx';
import type { List } from './use-list.ts';

/** The address of the list with the pasted numbers. The server reads them, since it knows every number. */
async function addressWith(form: HTMLFormElement): Promise<string | 'tooMuch' | 'notAdded'> {
	const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
	try {
		const answer = await fetch('/list', {
			method: 'POST',
			body: new URLSearchParams(fields),
			headers: { accept: 'application/json' },
			signal: AbortSignal.timeout(requestTimeout),
		});
		if (answer.status === 413) return 'tooMuch';
		const { address }: { address?: string } = await answer.json();
		return address ?? 'notAdded';
	} catch {
		return 'notAdded';
	}
}

/** The first step: one field for numbers in any form. */
export function PasteForm({ list, example }: { list: List; example: string }) {
	const words = useWords(listWords);
	const [problem, setProblem] = useState<'tooMuch' | 'notAdded'>();
	const [isBusy, setBusy] = useState(false);
	const isArriving = useRef(false);

	async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const field = form.elements.namedItem('paste');
		if (!(field instanceof HTMLTextAreaElement) || isBusy || field.value.trim() === '')
			return field instanceof HTMLElement ? field.focus() : undefined;
		setBusy(true);
		const address = await addressWith(form);
		setBusy(false);
		if (address === 'tooMuch' || address === 'notAdded') return setProblem(address);
		setProblem(undefined);
		const query = new URLSearchParams(address.split('?')[1]);
		// If there were too many lines, the input stays, so that the visitor can paste it in parts.
		if (!query.has('unshown')) field.value = '';
		isArriving.current = true;
		list.follow(address);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: when the answer is shown
	useEffect(() => {
		if (!isArriving.current) return;
		isArriving.current = false;
		document.getElementById(list.left.length + list.unshown > 0 ? 'left' : 'lines')?.focus();
	}, [list.left]);

	return (
		<section aria-labelledby="paste-heading" className="no-print on-pale rounded-card bg-pale p-6 desktop:p-10">
			{list.lines.length === 0 && <Steps />}
			<h2 id="paste-heading" className="sr-only">
				{words.put}
			</h2>
			<form method="post" action="/list" onSubmit={onSubmit} className="grid max-w-3xl gap-4">
				<LanguageField />
				<input type="hidden" name="items" value={list.items} />
				<LongTextField
					id="paste"
					name="paste"
					label={words.paste}
					hint={words.pasteHint(example, mostLines)}
					error={problem && words[problem]}
					rows={list.lines.length > 0 ? 3 : 6}
					required
				/>
				<Button type="submit" className="desktop:justify-self-start" aria-disabled={isBusy}>
					{isBusy ? words.adding : words.put}
				</Button>
			</form>
		</section>
	);
}

/** The three steps, for a visitor who begins. */
function Steps() {
	const { steps } = useWords(listWords);
	return (
		<ol className="mb-6 flex flex-wrap gap-x-8 gap-y-2 text-sm font-semibold">
			{steps.map((step, at) => (
				<li key={step} className="flex items-center gap-2">
					<span
						className="grid size-7 place-items-center rounded-full bg-teal-dark text-white tabular-nums"
						aria-hidden="true"
					>
						{at + 1}
					</span>
					{step}
				</li>
			))}
		</ol>
	);
}
