import type { Text } from '@site/contract/language';
import { plainText } from './html.ts';

/** A heading that is a question, and the text below it up to the next heading. */
type Answered = { question: string; answer: string };
type AnsweredText = { question: Text; answer: Text };

const headings = /<h([2-4])>([\s\S]*?)<\/h\1>/g;
const isQuestion = (heading: string): boolean => /[?？]$/.test(plainText(heading));

function answeredIn(html: string): Answered[] {
	const found = [...html.matchAll(headings)];
	return found.flatMap(({ index, 0: whole, 2: heading = '' }, at) =>
		isQuestion(heading)
			? [{ question: plainText(heading), answer: plainText(html.slice(index + whole.length, found[at + 1]?.index)) }]
			: [],
	);
}

/** The questions in a text's headings with their answers, in order. */
export function questionsIn({ en, cn }: Text): AnsweredText[] {
	const english = answeredIn(en);
	const chinese = answeredIn(cn ?? '');
	// If the translation has another number of questions, they cannot be matched.
	const pairs = chinese.length === english.length;
	return english.map(({ question, answer }, at) => {
		const translated = pairs ? chinese[at] : undefined;
		if (!translated) return { question: { en: question }, answer: { en: answer } };
		return {
			question: { en: question, cn: translated.question },
			answer: { en: answer, cn: translated.answer },
		};
	});
}

/** The id of a question's heading: its tab and its position there, from 1. */
export const questionAnchor = (tabId: number, place: number): string => `question-${tabId}-${place}`;

/** Whether a text is a list of questions and their answers, and nothing else. */
export function isOnlyQuestions(html: string): boolean {
	const found = [...html.matchAll(headings)];
	return found[0]?.index === 0 && found.every(([, , heading = '']) => isQuestion(heading));
}

/** The same HTML with an anchor at each question. */
export function withAnchors(html: string, tabId: number): string {
	let place = 0;
	return html.replace(headings, (whole, level: string, heading: string) =>
		isQuestion(heading) ? `<h${level} id="${questionAnchor(tabId, ++place)}">${heading}</h${level}>` : whole,
	);
}
