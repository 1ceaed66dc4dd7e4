import type { Submission } from '@site/contract/submission';
import type { InboxKind } from '../inbox/inbox-slugs.ts';
import { settings } from '../settings.ts';

/** What staff work on. */
export type Work = Extract<Submission, { kind: InboxKind }>;

const kinds: Record<InboxKind, { words: string; collection: string }> = {
	contact: { words: 'Contact message', collection: 'contact-messages' },
	signup: { words: 'Footer sign-up', collection: 'sign-ups' },
	quote: { words: 'Quote request', collection: 'quote-requests' },
	application: { words: 'Application', collection: 'applications' },
	paper: { words: 'Request for paper', collection: 'paper-requests' },
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** What a list asks for, as staff read it. */
const linesOf = ({ lines = [] }: Work) =>
	lines.map(({ quantity, reference, name }) => `${quantity} × ${reference} ${oneLine(name)}`).join('\n');

function aboutOf({ kind, fields }: Work): string {
	switch (kind) {
		case 'application':
			return `Job: ${fields.job}`;
		case 'quote':
			return `Product: ${fields.productName}\n\n${fields.message}`;
		case 'contact':
			return `About: ${fields.type}\n\n${fields.message}`;
		case 'paper':
			return `Document: ${fields.documentName}\nLanguage: ${fields.documentLanguage}\nCopies: ${fields.copies}\n\n${fields.address}`;
		default:
			return `About: ${fields.type}`;
	}
}

/** Notifies staff of a submission. What an applicant wrote stays in the studio. */
export function notice(submission: Work): { subject: string; text: string } {
	const { words, collection } = kinds[submission.kind];
	const { firstName, lastName } = submission.fields;
	return {
		subject: oneLine(`${words} ${submission.reference}: ${firstName} ${lastName}`),
		text: [
			`${words} from ${oneLine(`${firstName} ${lastName}`)}${submission.suspected ? ' (looks like it was sent by a machine)' : ''}`,
			aboutOf(submission),
			...(submission.lines ? [linesOf(submission)] : []),
			`Sent from ${submission.page}, ${submission.receivedAt}`,
			`Open it in the studio: ${settings.studioUrl}/admin/collections/${collection}?search=${encodeURIComponent(submission.reference)}`,
		].join('\n\n'),
	};
}
