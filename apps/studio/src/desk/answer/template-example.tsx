'use client';

import { useFormFields } from '@payloadcms/ui';
import { brand } from '@site/contract/brand';
import { useSay } from '../../words/use-say.ts';
import { fill, type PlaceholderValues } from './placeholders.ts';

const example: PlaceholderValues = {
	'first name': 'Mei',
	'last name': 'Tanaka',
	organization: 'Harbor Clinic',
	product: 'Influenza A+B Rapid Test',
	job: 'Process engineer',
	document: 'Instructions for use',
	reference: 'AB12-CD34',
	'my name': 'Sam Okafor',
	company: brand.company,
};

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Below the form of a template: its text with sample values. */
export function TemplateExample() {
	const say = useSay();
	const subject = asText(useFormFields(([fields]) => fields.subject?.value));
	const subjectCn = asText(useFormFields(([fields]) => fields.subjectCn?.value));
	const text = asText(useFormFields(([fields]) => fields.text?.value));
	const textCn = asText(useFormFields(([fields]) => fields.textCn?.value));
	if (!subject && !text) return null;
	const both = [
		[say('English', '英文'), subject, text, 'en'],
		[say('Chinese', '中文'), subjectCn || subject, textCn || text, 'zh-CN'],
	] as const;
	return (
		<section className="answer-examples field-type" aria-label={say('How it reads', '显示效果')}>
			<h2>{say('How it reads, for a made-up letter', '以虚构的来信为例的显示效果')}</h2>
			{both.map(([name, head, body, language]) => (
				<div key={name} className="answer-said" lang={language}>
					<p className="answer-subject">{fill(head, example)} (AB12-CD34)</p>
					<p className="answer-text">{fill(body, example)}</p>
				</div>
			))}
		</section>
	);
}
