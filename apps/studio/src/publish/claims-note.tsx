'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { isValidOn } from '@site/contract/registrations';
import type { FormState } from 'payload';
import { useEffect, useState } from 'react';
import { keyed } from '../views/keyed.ts';
import { openField } from '../views/open-field.ts';
import { useSay } from '../words/use-say.ts';
import { claimsIn, wordsOf } from './claim-words.ts';
import { useLabelAt } from './use-label-at.ts';

/** Addresses and numbers make no claims. */
const isWords = (path: string) => !/(^|\.)(slug|reference|gtin|buyUrl|id|_status)$/.test(path);

const claimsOf = (fields: FormState) =>
	Object.entries(fields)
		.filter(([path]) => isWords(path))
		.flatMap(([path, field]) => claimsIn(wordsOf(field?.value)).map((claim) => ({ path, ...claim })));

/** Above the form of a product under emergency use: lists words not allowed in its promotion. Does not block saving. */
export function ClaimsNote() {
	const say = useSay();
	const labelAt = useLabelAt();
	const [fields] = useAllFormFields();
	const { id, docConfig } = useDocumentInfo();
	const isUnderEmergencyUse = useEmergencyUse(id);
	const claims = isUnderEmergencyUse ? claimsOf(fields) : [];
	if (claims.length === 0) return null;
	return (
		<section className="studio-note" aria-labelledby="studio-claims">
			<h2 id="studio-claims">{say('Look at these words again', '请再看看这些词语')}</h2>
			<p>
				{say(
					'This product is under emergency use: nothing may call it safe, effective, cleared or approved.',
					'该产品处于紧急使用授权之下：不得称其安全、有效、已获许可或已获批准。',
				)}
			</p>
			<ul>
				{keyed(claims, JSON.stringify).map(({ key, row: { path, before, word, after } }) => (
					<li key={key}>
						<button type="button" onClick={() => void openField(docConfig?.fields ?? [], path)}>
							{labelAt(path)}
						</button>
						: …{before}
						<mark>{word}</mark>
						{after}…
					</li>
				))}
			</ul>
		</section>
	);
}

interface Row {
	validFrom: string;
	validTo?: string | null;
}

/** Whether a published registration for emergency use is valid today. */
function useEmergencyUse(id: number | string | undefined): boolean {
	const [is, setIs] = useState(false);
	useEffect(() => {
		if (!id) return;
		const query = `where[product][equals]=${id}&where[route][equals]=eua&where[_status][equals]=published&depth=0`;
		const today = new Date().toISOString().slice(0, 10);
		fetch(`/api/registrations?${query}`)
			.then((answer) => answer.json())
			.then(({ docs }: { docs: Row[] }) =>
				setIs(
					docs.some(({ validFrom, validTo }) =>
						isValidOn({ validFrom: validFrom.slice(0, 10), validTo: validTo?.slice(0, 10) }, today),
					),
				),
			)
			// Without an answer there is no warning; the failure is shown elsewhere.
			.catch(() => undefined);
	}, [id]);
	return is;
}
