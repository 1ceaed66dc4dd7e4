import { answersIn } from '../inbox/form-fields.ts';
import { type Line, lineText } from '../inbox/lines.ts';
import { messageAddress } from '../inbox/message-address.ts';
import { nameOfForm, type Work } from '../inbox/message-kinds.ts';
import { whoOf } from '../inbox/summary.ts';
import { settings } from '../settings.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** The answers, one per line; free text follows without a label. */
function aboutOf(submission: Work): string {
	const answers = answersIn(submission, 'en')
		// An applicant's answers stay in the studio.
		.filter(({ name }) => submission.kind !== 'application' || name === 'job')
		.map(({ words, answer }) => ({ label: words.mail ?? words.en, answer }))
		.filter(({ label, answer }) => label !== false && answer);
	const labelled = answers.filter(({ label }) => label).map(({ label, answer }) => `${label}: ${answer}`);
	const free = answers.filter(({ label }) => !label).map(({ answer }) => answer);
	return [labelled.join('\n'), ...free].filter(Boolean).join('\n\n');
}

/** Notifies staff of a submission. An applicant's answers stay in the studio. */
export function notice(submission: Work, lines: readonly Line[], note = ''): { subject: string; text: string } {
	const words = nameOfForm(submission.kind);
	const who = oneLine(whoOf(submission));
	return {
		subject: oneLine(`${words} ${submission.reference}: ${who}`),
		text: [
			`${words} from ${who}${submission.suspected ? ' (looks like it was sent by a machine)' : ''}`,
			aboutOf(submission),
			note,
			lines.map((line) => lineText({ ...line, name: oneLine(line.name) })).join('\n'),
			`Sent from ${submission.page}, ${submission.receivedAt}`,
			`Open it in the studio: ${settings.studioUrl}${messageAddress(submission.reference)}`,
		]
			.filter(Boolean)
			.join('\n\n'),
	};
}
