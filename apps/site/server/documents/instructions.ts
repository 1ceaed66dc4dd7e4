import { teal } from '@site/paper/colours';
import type { Sheet } from './layout/sheet.ts';
import { symbolTable } from './layout/symbols.ts';
import type { Order } from './order.ts';
import { writeReading } from './result-reading.ts';

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
	writeReading(sheet, { facts, words, reading });
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
