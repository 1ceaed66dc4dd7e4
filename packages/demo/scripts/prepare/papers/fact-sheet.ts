import { agreementOf, readingOf, sentences } from './instructions.ts';
import { issueLine, writeStatement } from './issue.ts';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';
import { writeBlocks } from './write-blocks.ts';

const forPatients = [
	'Positive: proteins of the virus were found, and you very likely have the infection. Your provider tells you what to do, and how long to keep away from others.',
	'Negative: none were found. This does not rule out an infection: your provider may test again after 48 hours, or send a specimen to a laboratory.',
];

/** The information that an authorization requires for users of a test and for the people tested. */
export function writeFactSheet(sheet: Sheet, order: Order): void {
	const { form, facts, words, companion } = order;
	const isForProviders = form === 'provider-fact-sheet';
	sheet.title(`${companion.kinds[form]}: ${facts.title}`, [issueLine(order)]);
	sheet.heading('What this test is for');
	sheet.paragraph(facts.intendedUse);
	writeStatement(sheet, facts);
	sheet.heading('What a result means');
	// A patient tested by a provider does not read the lines.
	if (isForProviders || order.layers.includes('home')) writeBlocks(sheet, readingOf(order));
	else sheet.list(forPatients);
	if (isForProviders) {
		sheet.heading(words.headings.performance);
		writeBlocks(sheet, agreementOf(order));
		sheet.heading(words.headings.limitations);
		sheet.list(sentences(order, 'limitations'));
	}
	sheet.heading('Benefits and risks');
	sheet.list([
		'A result helps to decide soon on care and on contact with others.',
		'Taking a specimen can be uncomfortable.',
		'A result can be wrong, whether it is positive or negative: someone may then be treated or kept away from others without need, or not be treated in time.',
		'You may decline the test, and there are other tests, some of which are FDA cleared.',
	]);
	sheet.heading('Where to report a problem');
	sheet.paragraph(
		`To us: ${facts.maker.slice(-2).join(', ')}. To the FDA: its MedWatch program, which takes reports of patients and of providers.`,
	);
	sheet.heading(words.headings.manufacturer);
	sheet.paragraph(facts.maker.join(', '));
}
