'use client';

import { useDocumentInfo, useField, useForm, useFormModified, useFormSubmitted } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useSay } from '../words/use-say.ts';

/** After publishing was refused with warnings alone: the button that publishes all the same. */
export const PublishAnyway: CheckboxFieldClientComponent = ({ path, field: { name } }) => {
	const say = useSay();
	const { errorMessage } = useField<boolean>({ path });
	const { submit } = useForm();
	const { docConfig } = useDocumentInfo();
	const isOpen = [useFormModified(), useFormSubmitted()].includes(true);
	if (!errorMessage || !isOpen) return null;
	const hasDrafts = Boolean(docConfig?.versions?.drafts);
	const publish = () =>
		void submit({ overrides: { [name]: true, ...(hasDrafts && { _status: 'published' }) }, skipValidation: true });
	return (
		<button type="button" className="btn btn--style-secondary btn--size-medium studio-anyway" onClick={publish}>
			{say('Publish all the same', '仍然发布')}
		</button>
	);
};
