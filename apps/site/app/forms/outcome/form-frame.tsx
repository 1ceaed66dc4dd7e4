import { wireName } from '@site/contract/forms/form';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { useShell } from '../../client/use-shell.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useTone } from '../../ui/band.tsx';
import { Button, type ButtonStyle } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { Form } from '../state/use-form.ts';

type FormFrameProps = {
	form: Omit<Form, 'field'>;
	label: string;
	button: ReactNode;
	buttonStyle?: ButtonStyle;
	/** The success message, if not the default one. */
	sent?: string;
	children: ReactNode;
};

/** The frame of every form: the error summary above the fields, the button and the outcome below. */
export function FormFrame({ form, label, button, buttonStyle, sent, children }: FormFrameProps) {
	const messages = useMessages();
	const usualStyle = useTone() === 'deep' ? 'light' : 'primary';
	const { pathname } = useLocation();
	const hidden = [...form.fixed, { name: 'page' as const, value: addressIn(useShell().language, pathname) }];
	const thanks = form.phase === 'sent' && (
		<Thanks id={form.outcome} text={sent ?? messages.formSent} reference={form.reference} />
	);
	return (
		<form
			{...form.element}
			tabIndex={-1}
			aria-label={label}
			className="@container grid scroll-mt-36 gap-5 outline-none"
		>
			{form.arrived && thanks}
			{form.summary && <Alert>{form.summary}</Alert>}
			{hidden.map(({ name, value }) => (
				<input key={name} type="hidden" name={wireName(name)} value={value} />
			))}
			<Honeypot />
			<div className="grid gap-5 @min-[26rem]:grid-cols-2">{children}</div>
			{form.failure && <Alert quiet>{form.failure}</Alert>}
			<PrivacyNote />
			<div className="flex flex-wrap items-center gap-5">
				<Button
					type="submit"
					style={buttonStyle ?? usualStyle}
					className="mobile:w-full"
					aria-disabled={form.phase === 'sending'}
				>
					{button}
				</Button>
				{!form.arrived && thanks}
			</div>
		</form>
	);
}

/** Gets the focus, so that keyboards and screen readers continue here. */
function Thanks({ id, text, reference }: { id: string; text: string; reference: string | undefined }) {
	const messages = useMessages();
	return (
		<p id={id} tabIndex={-1} className="flex scroll-mt-36 items-center gap-4 text-sm font-semibold outline-none">
			<span className="drawn-lines" aria-hidden="true" />
			<span>
				{text}
				{reference && <span className="block">{messages.reference(reference)}</span>}
			</span>
		</p>
	);
}

function PrivacyNote() {
	const messages = useMessages();
	return (
		<p className="text-sm text-ink-soft in-[.on-deep]:text-white/85">
			{messages.privacyNote}{' '}
			<SiteLink to="/privacy-policy" className="underline underline-offset-4">
				{messages.privacyPolicy}
			</SiteLink>
		</p>
	);
}

/** A quiet alert has already been announced by its toast. */
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
		<input type="text" name={wireName('honeypot')} tabIndex={-1} autoComplete="off" aria-label="Website" />
	</div>
);
