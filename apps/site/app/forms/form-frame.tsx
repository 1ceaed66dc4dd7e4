import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useTone } from '../ui/band.tsx';
import { Button, type ButtonStyle } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Form } from './use-form.ts';
import { elementNames } from './wire-fields.ts';

type FormFrameProps = { form: Form; label: string; button: ReactNode; buttonStyle?: ButtonStyle; children: ReactNode };

/** What stands around the fields of every form: the summary above, the button and what became of it below. */
export function FormFrame({ form, label, button, buttonStyle, children }: FormFrameProps) {
	const messages = useMessages();
	const usualStyle = useTone() === 'deep' ? 'light' : 'primary';
	return (
		<form {...form.element} aria-label={label} className="@container grid gap-5">
			{form.summary && <Alert>{form.summary}</Alert>}
			{form.fixed.map(({ name, value }) => (
				<input key={name} type="hidden" name={elementNames[name]} value={value} />
			))}
			<Honeypot />
			<div className="grid gap-5 @md:grid-cols-2">{children}</div>
			{form.failure && <Alert quiet>{form.failure}</Alert>}
			<div className="flex flex-wrap items-center gap-5">
				<Button
					type="submit"
					style={buttonStyle ?? usualStyle}
					className="mobile:w-full"
					aria-disabled={form.phase === 'sending'}
				>
					{button}
				</Button>
				{form.phase === 'sent' && (
					<p className="flex items-center gap-4 text-sm font-semibold">
						<span className="drawn-lines" aria-hidden="true" />
						{messages.formSent}
					</p>
				)}
			</div>
		</form>
	);
}

/** A quiet one has been announced by its toast already. */
function Alert({ quiet = false, children }: { quiet?: boolean; children: string }) {
	return (
		<p
			role={quiet ? undefined : 'alert'}
			className="flex items-start gap-2 rounded-lg border border-danger bg-danger-pale px-4 py-3 text-sm font-semibold text-danger"
		>
			<Icon name="alert" className="mt-0.5 size-5 shrink-0" />
			{children}
		</p>
	);
}

const Honeypot = () => (
	<div className="sr-only" aria-hidden="true">
		<input type="text" name={elementNames.honeypot} tabIndex={-1} autoComplete="off" aria-label="Website" />
	</div>
);
