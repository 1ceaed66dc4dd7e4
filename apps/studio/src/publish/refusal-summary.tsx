'use client';

import {
	toast,
	useAllFormFields,
	useDocumentInfo,
	useForm,
	useFormModified,
	useFormProcessing,
	useFormSubmitted,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { openField } from '../views/open-field.ts';
import { useSay } from '../words/use-say.ts';
import { useLabelAt } from './use-label-at.ts';

interface Refused {
	path: string;
	reason: string;
	value: string;
}

const valueAt = (fields: FormState, path: string) => JSON.stringify(fields[path]?.value) ?? '';

const refusedIn = (fields: FormState): Refused[] =>
	Object.entries(fields).flatMap(([path, field]) =>
		field?.valid === false && field.errorMessage
			? [{ path, reason: field.errorMessage, value: valueAt(fields, path) }]
			: [],
	);

/**
 * The refused fields and the reasons. Each stays until it is changed or saved again; the form itself forgets it sooner.
 */
export function RefusalSummary() {
	const say = useSay();
	const labelAt = useLabelAt();
	const [fields] = useAllFormFields();
	const { docConfig } = useDocumentInfo();
	const isProcessing = useFormProcessing();
	const isSubmitted = useFormSubmitted();
	const isModified = useFormModified();
	const { setModified } = useForm();
	/**
	 * A refused draft counts as not submitted, so watch the sending. After a successful save the form is not modified.
	 */
	const isSent = useRef(false);
	const [refused, setRefused] = useState<Refused[]>([]);
	useEffect(() => {
		if (isProcessing) setRefused([]);
		if (isProcessing) isSent.current = true;
		else if (!isModified) isSent.current = false;
		if (!isProcessing && (isSubmitted || isSent.current))
			setRefused((before) => {
				const more = refusedIn(fields).filter(({ path }) => !before.some((one) => one.path === path));
				return more.length > 0 ? [...before, ...more] : before;
			});
	}, [fields, isModified, isProcessing, isSubmitted]);
	// Payload takes what was refused for saved, and disables the buttons of the form until something is changed.
	useEffect(() => {
		if (isSubmitted && !isProcessing) setModified(true);
	}, [isSubmitted, isProcessing, setModified]);
	// Payload's message repeats the list, over the form.
	const isListed = refused.length > 0;
	useEffect(() => {
		if (isListed) setTimeout(() => toast.dismiss());
	}, [isListed]);
	const open = refused.filter(({ path, value }) => value === valueAt(fields, path));
	if (open.length === 0) return null;
	return (
		<section className="studio-refusal" role="alert" aria-labelledby="studio-refusal">
			<h2 id="studio-refusal">{say('This was not saved', '未能保存')}</h2>
			<ul>
				{open.map(({ path, reason }) => (
					<li key={path}>
						<button type="button" onClick={() => void openField(docConfig?.fields ?? [], path)}>
							{labelAt(path)}
						</button>
						: {reason}
					</li>
				))}
			</ul>
		</section>
	);
}
