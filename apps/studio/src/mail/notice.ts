import type { Submission, SubmissionKind } from '@site/contract/submission';
import { settings } from '../settings.ts';

const kinds: Record<SubmissionKind, { words: string; collection: string }> = {
	contact: { words: 'Contact message', collection: 'contact-messages' },
	signup: { words: 'Footer sign-up', collection: 'sign-ups' },
	quote: { words: 'Quote request', collection: 'quote-requests' },
	application: { words: 'Application', collection: 'applications' },
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** Tells colleagues that something came in. What an applicant wrote stays in the studio. */
export function notice(submission: Submission): { subject: string; text: string } {
	const { words, collection } = kinds[submission.kind];
	const { firstName, lastName } = submission.fields;
	const about =
		submission.kind === 'application'
			? `Job: ${submission.fields.job}`
			: submission.kind === 'quote'
				? `Product: ${submission.fields.productName}\n\n${submission.fields.message}`
				: submission.kind === 'contact'
					? `About: ${submission.fields.type}\n\n${submission.fields.message}`
					: `About: ${submission.fields.type}`;
	return {
		subject: oneLine(`${words} ${submission.reference}: ${firstName} ${lastName}`),
		text: [
			`${words} from ${oneLine(`${firstName} ${lastName}`)}${submission.suspected ? ' (looks like it was sent by a machine)' : ''}`,
			about,
			`Sent from ${submission.page}, ${submission.receivedAt}`,
			`Open it in the studio: ${settings.studioUrl}/admin/collections/${collection}?search=${encodeURIComponent(submission.reference)}`,
		].join('\n\n'),
	};
}
