'use client';

import { TextareaField, useField, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import { useEffect } from 'react';

/** Shown once publishing was refused for a contradiction, until the form is saved: a reason is for one publication. */
export const ReasonToGoOn: TextareaFieldClientComponent = (props) => {
	const { value, errorMessage, setValue } = useField<string>({ path: props.path });
	// After a refusal the form still counts as submitted, after a success neither as submitted nor as modified.
	const isOpen = [useFormModified(), useFormProcessing(), useFormSubmitted()].includes(true);
	const isLeft = Boolean(value) && !isOpen;
	useEffect(() => {
		if (isLeft) setValue('', true);
	}, [isLeft, setValue]);
	return value || (errorMessage && isOpen) ? <TextareaField {...props} /> : null;
};
