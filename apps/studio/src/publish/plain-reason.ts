import type { z } from 'zod';

export type Issue = z.core.$ZodIssue;

export const needed = 'This is needed.';

const count = (number: number | bigint) => (Number(number) === 1 ? 'one' : String(number));

const tooSmall = ({ origin, minimum, exact }: z.core.$ZodIssueTooSmall) => {
	if (origin === 'array') return exact ? `Exactly ${minimum} are needed.` : `At least ${count(minimum)} is needed.`;
	return origin === 'string' ? needed : `Not less than ${minimum}.`;
};

const tooBig = ({ origin, maximum, exact }: z.core.$ZodIssueTooBig) => {
	if (origin === 'array') return exact ? `Exactly ${maximum} are needed.` : `At most ${maximum}.`;
	return origin === 'string' ? `At most ${maximum} characters.` : `Not more than ${maximum}.`;
};

const formats: Partial<Record<string, string>> = {
	email: 'An e-mail address.',
	date: 'A day.',
	regex: 'No spaces or special characters.',
};

/** What the contract says, in the words of somebody who fills in a form. */
export function plainReason(issue: Issue): string {
	switch (issue.code) {
		case 'too_small':
			return tooSmall(issue);
		case 'too_big':
			return tooBig(issue);
		case 'invalid_value':
			return `One of: ${issue.values.map(String).join(', ')}.`;
		case 'invalid_format':
			return formats[issue.format] ?? 'This is not written as it should be.';
		case 'custom':
			return issue.message;
		case 'invalid_type':
			return issue.path.at(-1) === 'picture' ? 'Choose a picture.' : needed;
		default:
			return 'The site cannot show this.';
	}
}
