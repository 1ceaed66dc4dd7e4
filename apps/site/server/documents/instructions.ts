import { teal } from '@site/paper/colours';
import { resultGuide } from './layout/result-guide.ts';
import type { Sheet } from './layout/sheet.ts';
import { symbolTable } from './layout/symbols.ts';
import type { Order } from './order.ts';
import type { Reading } from './reading.ts';
import type { InstructionWords } from './words/words.ts';

/** Instructions for use: the sections that a user of a test looks for, in the order in which they are usual. */
export function writeInstructions(sheet: Sheet, { facts, words, reading, revision }: Order): void {
	const { headings } = words;
	const specification = (key: 'specimen' | 'timeToResult' | 'storage' | 'shelfLife') =>
		facts.specifications.get(key) ?? '–';
	sheet.title(facts.title, [
		`${words.reference}: ${facts.reference}   ·   ${words.revision} ${revision}`,
		[words.inVitro, facts.specifications.get('setting')].filter(Boolean).join('   ·   '),
	]);
	if (words.bodyInEnglish) sheet.paragraph(words.bodyInEnglish, teal);
	sheet.heading(headings.intendedUse);
	sheet.paragraph(facts.intendedUse);
	sheet.heading(headings.principle);
	sheet.paragraph(words.principles[reading]);
	if (facts.kit.length > 0) {
		sheet.heading(headings.provided);
		sheet.table(facts.kit, [0.75, 0.25]);
	}
	sheet.heading(headings.required);
	sheet.list(words.required);
	sheet.heading(headings.warnings);
	sheet.list(words.warnings);
	sheet.heading(headings.specimen);
	sheet.paragraph(words.specimen(specification('specimen')));
	sheet.heading(headings.procedure);
	sheet.list(facts.procedure, true);
	sheet.heading(headings.results);
	sheet.paragraph(words.readAt(specification('timeToResult')));
	writeReading(sheet, words, reading);
	if (reading !== 'control') {
		sheet.heading(headings.control);
		sheet.paragraph(words.control);
	}
	if (facts.panel.length > 0 || facts.agreement) {
		sheet.heading(headings.performance);
		if (facts.panel.length > 0)
			sheet.table([[words.panel.drug, words.panel.code, words.panel.cutoff], ...facts.panel], [0.5, 0.2, 0.3], true);
		if (facts.agreement) {
			const { target, positive, negative } = words.agreement;
			sheet.table([[target, positive, negative], ...facts.agreement.targets], [0.4, 0.3, 0.3], true);
			sheet.paragraph(facts.agreement.note);
		}
	}
	sheet.heading(headings.limitations);
	sheet.list(words.limitations);
	for (const { title, text } of facts.notes) sheet.paragraph(`${title}: ${text}`);
	sheet.heading(headings.storage);
	sheet.paragraph(words.storage(specification('storage'), specification('shelfLife')));
	sheet.heading(headings.symbols);
	symbolTable(sheet, words.symbols);
	sheet.heading(headings.manufacturer);
	sheet.paragraph(facts.maker.join(', '));
}

/** What a result looks like and means, as far as the way of reading says. */
export function writeReading(sheet: Sheet, { results }: InstructionWords, reading: Reading): void {
	const invalid = { title: results.invalid, meaning: results.invalidMeaning, control: false, test: true };
	const both = { control: true, test: true };
	const one = { control: true, test: false };
	if (reading === 'lines')
		resultGuide(sheet, [
			{ ...both, title: results.positive, meaning: results.bothMeaning },
			{ ...one, title: results.negative, meaning: results.controlMeaning },
			invalid,
		]);
	else if (reading === 'competitive')
		resultGuide(sheet, [
			{ ...both, title: results.negative, meaning: results.competitiveNegative },
			{ ...one, title: results.positive, meaning: results.competitivePositive },
			invalid,
		]);
	else if (reading === 'compare')
		resultGuide(sheet, [
			{ ...both, title: results.bothLines, meaning: results.compareMeaning },
			{ ...one, title: results.controlOnly, meaning: results.compareMeaning },
			invalid,
		]);
	else sheet.paragraph(results[reading]);
}
