import type { FormWith } from '../../forms/state/use-form.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { TextField } from '../../ui/field.tsx';

/** Spans all columns of the form. */
export const whole = '@min-[26rem]:col-span-2';

export const OrganizationField = ({ form }: { form: FormWith<'organization'> }) => (
	<TextField
		{...form.field('organization')}
		label={useMessages().organization}
		autoComplete="organization"
		className={whole}
	/>
);
