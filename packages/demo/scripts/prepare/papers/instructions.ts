import { writeAgreement } from './agreement.ts';
import { issueLine, writeHistory, writeStatement } from './issue.ts';
import type { Sheet } from './layout/sheet.ts';
import { symbolTable } from './layout/symbols.ts';
import type { Order } from './order.ts';
import { writeReading } from './result-reading.ts';

/** Instructions for use: the sections that a user of a test looks for, in the order in which they are usual. */
export function writeInstructions(sheet: Sheet, order: Order): void {
	const { facts, words, reading, leftOut } = order;
	const { headings } = words;
	const usedBy = order.isForHome ? 'home' : 'staff';
	const hasLines = reading === 'lines' || reading === 'competitive' || reading === 'compare';
	const specification = (key: 'specimen' | 'timeToResult' | 'storage' | 'shelfLife') =>
		facts.specifications.get(key) ?? '–';
	sheet.title(facts.title, [
		issueLine(order),
		[words.inVitro, facts.specifications.get('setting')].filter(Boolean).join('   ·   '),
	]);
	writeStatement(sheet, facts);
	sheet.heading(headings.intendedUse);
	sheet.paragraph(facts.intendedUse);
	sheet.heading(headings.principle);
	sheet.paragraph(words.principles[reading]);
	if (facts.kit.length > 0) {
		sheet.heading(headings.provided);
		sheet.table(facts.kit, [0.75, 0.25]);
	}
	sheet.heading(headings.required);
	sheet.list(words.required[usedBy]);
	sheet.heading(headings.warnings);
	sheet.list(words.warnings[usedBy]);
	sheet.heading(headings.specimen);
	sheet.paragraph(words.specimen(specification('specimen')));
	sheet.heading(headings.procedure);
	sheet.list(facts.procedure, true);
	sheet.heading(headings.results);
	writeReading(sheet, order);
	if (order.isForHome ? hasLines : reading !== 'control') {
		sheet.heading(headings.control);
		sheet.paragraph(words.control[usedBy]);
	}
	if (facts.panel.length > 0 || facts.agreement) {
		sheet.heading(headings.performance);
		if (facts.panel.length > 0)
			sheet.table([[words.panel.drug, words.panel.code, words.panel.cutoff], ...facts.panel], [0.5, 0.2, 0.3], true);
		if (facts.agreement) {
			writeAgreement(sheet, facts.agreement, words.agreement);
			sheet.paragraph(facts.agreement.note);
		}
	}
	if (!leftOut.includes('limitations')) {
		sheet.heading(headings.limitations);
		sheet.list(words.limitations);
	}
	if (!leftOut.includes('notes')) for (const { title, text } of facts.notes) sheet.paragraph(`${title}: ${text}`);
	sheet.heading(headings.storage);
	sheet.paragraph(words.storage(specification('storage'), specification('shelfLife')));
	if (!leftOut.includes('symbols')) {
		sheet.heading(headings.symbols);
		symbolTable(sheet, words.symbols);
	}
	writeHistory(sheet, order);
	sheet.heading(headings.manufacturer);
	sheet.paragraph(facts.maker.join(', '));
}
