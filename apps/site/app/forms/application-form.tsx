import { application } from '@site/contract/forms/application';
import { writtenItem } from '@site/contract/item';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLayout } from '../client/use-shell.ts';
import { applicationWords } from '../messages/application.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField, RadioGroup } from '../ui/choice-field.tsx';
import { DateField } from '../ui/date-field.tsx';
import { LongTextField, TextField } from '../ui/field.tsx';
import { EmailField, NameFields, PhoneField } from './fields/person-fields.tsx';
import { ResumeField, useResumeChoice } from './fields/resume-field.tsx';
import { summaryFieldsOf } from './fields/rules.ts';
import { FormFrame } from './outcome/form-frame.tsx';
import { useForm } from './state/use-form.ts';
import { useLeaveWarning } from './state/use-leave-warning.ts';

/** The application for a job (FORM-4, FORM-20 to FORM-27). */
export function ApplicationForm({ id, job, isAbroad }: { id: number | undefined; job: string; isAbroad: boolean }) {
	const words = useWords(applicationWords);
	const layout = useLayout();
	const resume = useResumeChoice();
	const [thanked, setThanked] = useState(false);
	const form = useForm({
		form: application,
		summaryFields: summaryFieldsOf(application, layout),
		fixed: [
			{ name: 'job', value: job },
			...(id ? [{ name: 'item' as const, value: writtenItem({ kind: 'job', id }) }] : []),
		],
		onSent: () => {
			resume.forget();
			setThanked(true);
		},
		file: resume,
	});
	useLeaveWarning(form.element.ref, words.leave);
	const yesOrNo = [
		{ value: '1', label: words.yes },
		{ value: '2', label: words.no },
	];
	const whole = '@min-[26rem]:col-span-2';
	return (
		<>
			<FormFrame form={form} label={words.form} button={words.apply} sent={words.sent}>
				<p className="text-sm text-ink-soft @min-[26rem]:col-span-2 noscript:hidden">{words.kept}</p>
				<Group title={words.aboutYou}>
					<NameFields form={form} />
					<EmailField form={form} />
					<PhoneField form={form} />
					<div className="grid gap-5 @min-[26rem]:col-span-2 @min-[26rem]:grid-cols-3">
						<TextField
							{...form.field('state')}
							label={isAbroad ? words.stateOrProvince : words.state}
							autoComplete="address-level1"
						/>
						<TextField {...form.field('postalCode')} label={words.postalCode} autoComplete="postal-code" />
						<TextField {...form.field('city')} label={words.city} autoComplete="address-level2" />
					</div>
				</Group>
				<Group title={words.yourApplication}>
					{!isAbroad && (
						<RadioGroup {...form.field('workAuthorization')} label={words.workAuthorization} options={yesOrNo} />
					)}
					<DateField {...form.field('startDate')} label={words.startDate} prompt={words.chooseDate} />
					<ResumeField {...form.field('resume')} resume={resume} className={whole} />
					<LongTextField
						{...form.field('coverLetter')}
						label={words.coverLetter}
						hint={words.coverLetterHint}
						rows={8}
						className={whole}
					/>
				</Group>
				<Group title={words.toFinish}>
					<RadioGroup {...form.field('references')} label={words.references} options={yesOrNo} className={whole} />
					<TextField {...form.field('source')} label={words.source} className={whole} />
					<CheckboxField {...form.field('acceptance')} label={words.acceptance} className={whole} />
				</Group>
			</FormFrame>
			<ThankYou shown={thanked} reference={form.reference} onClose={() => setThanked(false)} />
		</>
	);
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
	<fieldset className="mb-4 grid gap-5 @min-[26rem]:col-span-2 @min-[26rem]:grid-cols-2">
		<legend className="mb-4 text-xl font-bold">{title}</legend>
		{children}
	</fieldset>
);

type ThankYouProps = { shown: boolean; reference: string | undefined; onClose: () => void };

/** Confirms that an application was sent. A click outside does not close it. */
function ThankYou({ shown, reference, onClose }: ThankYouProps) {
	const words = useWords(applicationWords);
	const messages = useMessages();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (shown) dialog.current?.showModal();
	}, [shown]);
	return (
		<dialog
			ref={dialog}
			onClose={onClose}
			aria-labelledby="thank-you"
			aria-describedby="thank-you-text"
			className="max-w-[min(30rem,calc(100vw-2rem))] rounded-card bg-white p-8 text-center text-ink raised backdrop:bg-ink/60 desktop:p-12"
		>
			<span className="drawn-lines" aria-hidden="true" />
			<h2 id="thank-you" className="mt-4 text-2xl">
				{words.thankYou}
			</h2>
			<p id="thank-you-text" className="mt-3 mb-8">
				{words.sent}
				{reference && <span className="mt-2 block font-semibold">{messages.reference(reference)}</span>}
			</p>
			<Button onClick={() => dialog.current?.close()}>{messages.close}</Button>
		</dialog>
	);
}
