import { application } from '@site/contract/forms/application';
import { writtenItem } from '@site/contract/item';
import { type ReactNode, useState } from 'react';
import { useLayout } from '../client/use-shell.ts';
import { applicationWords } from '../messages/application.ts';
import { useWords } from '../messages/use-messages.ts';
import { CheckboxField, RadioGroup } from '../ui/choice-field.tsx';
import { DateField } from '../ui/date-field.tsx';
import { LongTextField, TextField } from '../ui/field.tsx';
import { EmailField, NameFields, PhoneField } from './fields/person-fields.tsx';
import { ResumeField, useResumeChoice } from './fields/resume-field.tsx';
import { summaryFieldsOf } from './fields/rules.ts';
import { FormFrame } from './outcome/form-frame.tsx';
import { ThankYou } from './outcome/thank-you.tsx';
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
