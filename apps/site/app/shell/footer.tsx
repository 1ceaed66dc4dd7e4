import { signup } from '@site/contract/forms/signup';
import { showConsent } from '../client/measuring/consent.ts';
import { useLayout } from '../client/use-shell.ts';
import { EmailField, NameFields } from '../forms/fields/person-fields.tsx';
import { FormFrame } from '../forms/outcome/form-frame.tsx';
import { useSentForm } from '../forms/outcome/use-sent-form.ts';
import { useForm } from '../forms/state/use-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Still } from '../ui/still.tsx';
import { FooterColumns, FooterLegal } from './footer-links.tsx';
import { ColumnTitle, footerLink } from './footer-style.tsx';

/**
 * The links are the same on every page, so the browser keeps the server's markup and does not load their code (decision
 * 022).
 */
export function Footer() {
	const messages = useMessages();
	return (
		<footer className="no-print on-dark bg-ink text-white">
			<div className="mx-auto grid max-w-content grid-cols-2 gap-x-6 gap-y-10 px-5 pt-12 pb-10 desktop:gap-12 desktop:px-10 desktop:pt-16 desktop:lg:grid-cols-[1.2fr_0.8fr_1.1fr_1.6fr]">
				<Still name="footer-columns">{import.meta.env.SSR && <FooterColumns />}</Still>
				<StayInformed />
			</div>
			<div className="border-t border-white/30">
				<div className="mx-auto flex max-w-content flex-wrap items-center gap-x-6 gap-y-1 px-5 py-5 text-xs desktop:px-10">
					<Still name="footer-legal">{import.meta.env.SSR && <FooterLegal />}</Still>
					<button type="button" className={footerLink} onClick={() => showConsent(true)}>
						{messages.cookieSettings}
					</button>
				</div>
			</div>
		</footer>
	);
}

/** Collapsed on phones, where it would fill a screen; open if it has an outcome to show. */
function StayInformed() {
	const messages = useMessages();
	const isTold = useSentForm('signup') !== undefined;
	const form = (
		<>
			<p className="mt-3 mb-5 text-sm opacity-85">{messages.stayInformedText}</p>
			<FooterForm />
		</>
	);
	if (useLayout() === 'desktop')
		return (
			<div className="col-span-2 desktop:lg:col-span-1">
				<ColumnTitle>{messages.stayInformed}</ColumnTitle>
				{form}
			</div>
		);
	return (
		<details open={isTold} className="group col-span-2 border-t border-white/30 pt-3">
			<summary className="flex min-h-12 list-none items-center justify-between">
				<ColumnTitle>{messages.stayInformed}</ColumnTitle>
				<Icon name="chevron" className="size-5 transition-transform duration-200 group-open:rotate-180" />
			</summary>
			{form}
		</details>
	);
}

const plan = {
	form: signup,
	fixed: [
		{ name: 'source', value: 'Other' },
		{ name: 'type', value: 'Contact Us' },
	],
} as const;

/** The sign-up form in the footer. */
function FooterForm() {
	const messages = useMessages();
	const form = useForm(plan);
	return (
		<div className="on-deep">
			<FormFrame form={form} label={messages.stayInformed} button={messages.subscribe} buttonStyle="light">
				<NameFields form={form} />
				<EmailField form={form} className="@min-[26rem]:col-span-2" />
			</FormFrame>
		</div>
	);
}
