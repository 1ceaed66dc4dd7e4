import type { FieldKind } from '@site/contract/forms/form';
import { fullName } from '../words/full-name.ts';
import { type Answer, answersIn, type Sent } from './form-fields.ts';
import { type Line, lineText } from './lines.ts';
import { nameOfForm, type Work } from './message-kinds.ts';

const mostOpening = 160;
const mostOther = 120;

function oneLine(text: string, most: number): string {
	const signs = [...text.replace(/\s+/g, ' ').trim()];
	return signs.length > most ? `${signs.slice(0, most).join('')}…` : signs.join('');
}

const among =
	(answers: readonly Answer[]) =>
	(...names: string[]): string =>
		names.map((name) => answers.find((field) => field.name === name)?.answer).find(Boolean) ?? '';

export function whoOf(sent: Sent): string {
	const of = among(answersIn(sent, 'en'));
	return fullName(of('firstName'), of('lastName')) || of('name', 'email') || 'Nobody named';
}

/** The free text of a message. */
export const paragraphsOf = (sent: Sent): string[] =>
	answersIn(sent, 'en').flatMap(({ kind, answer }) => (kind === 'prose' && answer ? [answer] : []));

/** What lists show of a message. Its subject is the item's English name, or the visitor's own name for it. */
export function summaryOf(
	sent: Pick<Work, 'kind' | 'fields'>,
	{ itemTitle = '', lines }: { itemTitle?: string; lines: readonly Line[] },
) {
	const of = among(answersIn(sent, 'en'));
	const about = itemTitle || of('productName', 'job', 'documentName', 'type') || nameOfForm(sent.kind);
	return {
		who: oneLine(whoOf(sent), mostOther),
		organization: oneLine(of('organization'), mostOther),
		email: of('email').toLowerCase(),
		about: oneLine(about, mostOther),
		opening: oneLine([...paragraphsOf(sent), ...lines.map(lineText)].join('\n'), mostOpening),
		// Distributors name their territory.
		country: of('country', 'territory'),
	};
}

const unsought: readonly (FieldKind | undefined)[] = ['answer', 'date', 'file', 'copies'];

/** All searchable text that was sent. */
export const soughtIn = (sent: Sent, lines: readonly Line[]): string[] => [
	...answersIn(sent, 'en').flatMap(({ kind, choices, words, answer }) =>
		choices || words.unsought || unsought.includes(kind) ? [] : answer,
	),
	...lines.map(lineText),
];
