import { type LeadForm, leadForms } from '@site/contract/lead-forms';
import type { Submission } from '@site/contract/submission';
import { type InboxKind, inboxOf } from '../inbox/inbox-slugs.ts';
import type { KnownLine } from '../inbox/known-lines.ts';
import { letters } from '../inbox/letter-kinds.ts';
import { settings } from '../settings.ts';
import { fullName } from '../words/full-name.ts';
import { answersIn } from './answers-in.ts';

/** Submissions that staff handle in an inbox. */
export type Work = Extract<Submission, { kind: InboxKind }>;

const isLeadForm = (kind: string): kind is LeadForm => Object.hasOwn(leadForms, kind);

/** Lead forms have individual names; other submissions are named after their inbox. */
const nameOf = (kind: InboxKind): string =>
	isLeadForm(kind) ? leadForms[kind].type : letters[inboxOf[kind]].singular.en;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** The requested packs, as staff read them. */
const linesOf = (lines: readonly KnownLine[]) =>
	lines
		.map(
			({ quantity, reference, name, discontinued }) =>
				`${quantity} × ${reference} ${oneLine(name)}${discontinued ? ' (discontinued)' : ''}`,
		)
		.join('\n');

/** The answers, one per line; free text follows without a label. */
function aboutOf(submission: Work, interests: readonly string[]): string {
	const answers = answersIn(submission, 'en', interests)
		// An applicant's answers stay in the studio.
		.filter(({ name }) => submission.kind !== 'application' || name === 'job')
		.map(({ words, answer }) => ({ label: words.mail ?? words.en, answer }))
		.filter(({ label, answer }) => label !== false && answer);
	const labelled = answers.filter(({ label }) => label).map(({ label, answer }) => `${label}: ${answer}`);
	const free = answers.filter(({ label }) => !label).map(({ answer }) => answer);
	return [labelled.join('\n'), ...free].filter(Boolean).join('\n\n');
}

type Known = { lines: readonly KnownLine[]; interests: readonly string[] };

/** Notifies staff of a submission. An applicant's answers stay in the studio. */
export function notice(submission: Work, { lines, interests }: Known, note = ''): { subject: string; text: string } {
	const words = nameOf(submission.kind);
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
