import type { Form } from '../../forms/state/use-form.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { TextField } from '../../ui/field.tsx';

/** As wide as the form. */
export const whole = '@min-[26rem]:col-span-2';

export const OrganizationField = ({ form }: { form: Form }) => (
	<TextField
		{...form.field('organization')}
		label={useMessages().organization}
		autoComplete="organization"
		className={whole}
	/>
);
