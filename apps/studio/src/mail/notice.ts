import { countryName } from '@site/contract/country-name';
import { leadForms } from '@site/contract/lead-forms';
import type { Submission } from '@site/contract/submission';
import type { InboxKind } from '../inbox/inbox-slugs.ts';
import type { KnownLine } from '../inbox/known-lines.ts';
import { facilityWords, turnoverWords } from '../inbox/lead-words.ts';
import { settings } from '../settings.ts';
import { fullName } from '../words/full-name.ts';

/** What staff work on. */
export type Work = Extract<Submission, { kind: InboxKind }>;

const kinds: Record<InboxKind, string> = {
	contact: 'Contact message',
	signup: 'Footer sign-up',
	quote: 'Quote request',
	application: 'Application',
	paper: 'Request for paper',
	leadQuote: 'Quote request',
	sampleKit: leadForms.sampleKit.type,
	distributor: leadForms.distributor.type,
	newsletter: leadForms.newsletter.type,
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** What a list asks for, as staff read it. */
const linesOf = (lines: readonly KnownLine[]) =>
	lines
		.map(
			({ quantity, reference, name, discontinued }) =>
				`${quantity} × ${reference} ${oneLine(name)}${discontinued ? ' (discontinued)' : ''}`,
		)
		.join('\n');

/** What was asked and answered, a line each. */
const answers = (given: readonly (readonly [label: string, answer: string])[]) =>
	given
		.filter(([, answer]) => answer)
		.map(([label, answer]) => `${label}: ${answer}`)
		.join('\n');

function aboutOf({ kind, fields }: Work, interests: readonly string[]): string {
	switch (kind) {
		case 'application':
			return `Job: ${fields.job}`;
		case 'quote':
			return `Product: ${fields.productName}\n\n${fields.message}`;
		case 'contact':
			return `About: ${fields.type}\n\n${fields.message}`;
		case 'paper':
			return `Document: ${fields.documentName}\nLanguage: ${fields.documentLanguage}\nCopies: ${fields.copies}\n\n${fields.address}`;
		case 'leadQuote':
			return [
				answers([
					['Product', fields.productName],
					['Organization', fields.organization],
					['Phone', fields.phone],
				]),
				fields.message,
			]
				.filter(Boolean)
				.join('\n\n');
		case 'sampleKit':
			return answers([
				['Samples of', fields.products],
				['Works in', facilityWords[fields.facility].en],
				['Country', countryName(fields.country, 'en')],
				['CLIA number', fields.clia],
				['Organization', fields.organization],
				['Phone', fields.phone],
			]);
		case 'distributor':
			return answers([
				['Main territory', countryName(fields.territory, 'en')],
				['Further territory', fields.further],
				['Yearly turnover', turnoverWords[fields.turnover].en],
				['Sells now', fields.sells],
				['Organization', fields.organization],
				['Phone', fields.phone],
			]);
		case 'newsletter':
			return answers([['Interests', interests.join(', ')]]);
		default:
			return `About: ${fields.type}`;
	}
}

type Known = { lines: readonly KnownLine[]; interests: readonly string[] };

/** Notifies staff of a submission. What an applicant wrote stays in the studio. */
export function notice(submission: Work, { lines, interests }: Known, note = ''): { subject: string; text: string } {
	const words = kinds[submission.kind];
	const who = fullName(submission.fields.firstName, submission.fields.lastName);
	return {
		subject: oneLine(`${words} ${submission.reference}: ${who}`),
		text: [
			`${words} from ${oneLine(who)}${submission.suspected ? ' (looks like it was sent by a machine)' : ''}`,
			aboutOf(submission, interests),
			note,
			linesOf(lines),
			`Sent from ${submission.page}, ${submission.receivedAt}`,
			`Open it in the studio: ${settings.studioUrl}/admin/desk?tab=all&q=${encodeURIComponent(submission.reference)}`,
		]
			.filter(Boolean)
			.join('\n\n'),
	};
}
