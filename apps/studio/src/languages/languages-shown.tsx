'use client';

import { useDocumentInfo, usePreferences } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { bothLanguagesWanted, openField } from '../views/open-field.ts';
import { useListens } from '../views/use-listens.ts';
import type { Said } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';

type Shown = 'both' | 'english' | 'chinese';
const choices: { value: Shown; label: Said }[] = [
	{ value: 'both', label: { en: 'English and Chinese side by side', zh: '英文和中文并排' } },
	{ value: 'english', label: { en: 'English alone', zh: '仅英文' } },
	{ value: 'chinese', label: { en: 'Chinese alone', zh: '仅中文' } },
];

const preference = 'languages-shown';
const isShown = (value: unknown): value is Shown => choices.some((choice) => choice.value === value);

/** Longer lists are not read. */
const mostNamed = 12;

interface Props {
	said: string;
	open: { path: string; label: string; state: string }[];
}

/** Chooses the language that the form shows, saved per user, and lists the texts that need translation. */
export function LanguagesShown({ said, open }: Props) {
	const say = useSay();
	const listens = useListens();
	const { docConfig } = useDocumentInfo();
	const { getPreference, setPreference } = usePreferences();
	const [shown, setShown] = useState<Shown>('both');
	/** The saved preference may arrive after the user has made another choice. */
	const hasChosen = useRef(false);
	useEffect(() => {
		void getPreference<unknown>(preference).then((kept) => isShown(kept) && !hasChosen.current && setShown(kept));
	}, [getPreference]);
	useEffect(() => {
		document.documentElement.dataset.languages = shown;
		return () => {
			delete document.documentElement.dataset.languages;
		};
	}, [shown]);
	// A link to a field of the other language shows both languages; the saved choice stays.
	useEffect(() => {
		const showBoth = () => setShown('both');
		addEventListener(bothLanguagesWanted, showBoth);
		return () => removeEventListener(bothLanguagesWanted, showBoth);
	}, []);
	const choose = (value: string) => {
		if (!isShown(value)) return;
		hasChosen.current = true;
		setShown(value);
		void setPreference(preference, value);
	};
	return (
		<section className="studio-languages" aria-labelledby="languages-title">
			<h2 id="languages-title">{say('Languages', '语言')}</h2>
			<p>{said}</p>
			<label htmlFor="languages-shown">{say('Show', '显示')}</label>
			<select id="languages-shown" value={shown} disabled={!listens} onChange={({ target }) => choose(target.value)}>
				{choices.map(({ value, label }) => (
					<option key={value} value={value}>
						{say(label)}
					</option>
				))}
			</select>
			{open.length > 0 && (
				<details>
					<summary>{say('Chinese to write or look at', '待写或待查的中文')}</summary>
					<ul>
						{open.slice(0, mostNamed).map(({ path, label, state }) => (
							<li key={path}>
								<button type="button" onClick={() => void openField(docConfig?.fields ?? [], path)}>
									{label}
								</button>{' '}
								{state}
							</li>
						))}
					</ul>
					{open.length > mostNamed && (
						<p>{say(`and ${open.length - mostNamed} more`, `另有 ${open.length - mostNamed} 项`)}</p>
					)}
				</details>
			)}
		</section>
	);
}
