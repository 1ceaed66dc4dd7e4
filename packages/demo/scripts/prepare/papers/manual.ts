import { specificationKeys } from '@site/contract/specifications';
import { issueLine } from './issue.ts';
import type { Sheet } from './layout/sheet.ts';
import { symbolTable } from './layout/symbols.ts';
import type { Order } from './order.ts';
import { writeReading } from './result-reading.ts';

/** For instruments: what is in the box, how to measure, how to care for it. */
export function writeManual(sheet: Sheet, order: Order): void {
	const { facts, words, companion } = order;
	const { headings } = words;
	sheet.title(facts.title, [issueLine(order), words.inVitro]);
	sheet.heading(headings.intendedUse);
	sheet.paragraph(facts.intendedUse);
	sheet.heading(companion.highlights);
	sheet.list(facts.highlights);
	sheet.heading(headings.provided);
	sheet.table(facts.kit, [0.75, 0.25]);
	sheet.heading(headings.warnings);
	sheet.list(words.warnings[order.isForHome ? 'home' : 'staff']);
	sheet.heading(headings.procedure);
	sheet.list(facts.procedure, true);
	sheet.heading(headings.results);
	writeReading(sheet, order);
	for (const { title, text } of facts.notes) sheet.paragraph(`${title}: ${text}`);
	sheet.heading(companion.care);
	sheet.list(companion.careSteps);
	sheet.heading(headings.specifications);
	sheet.table(
		specificationKeys.flatMap((key) => {
			const value = facts.specifications.get(key);
			return value ? [[words.specifications[key], value]] : [];
		}),
		[0.35, 0.65],
	);
	sheet.heading(headings.symbols);
	symbolTable(sheet, words.symbols);
	sheet.heading(headings.manufacturer);
	sheet.paragraph(facts.maker.join(', '));
}

export function writeCleaning(sheet: Sheet, order: Order): void {
	const { facts, words, companion } = order;
	sheet.title(facts.title, [issueLine(order)]);
	sheet.heading(companion.cleaning);
	sheet.list(companion.cleaningSteps, true);
	sheet.heading(companion.never);
	sheet.list(companion.neverSteps);
	sheet.heading(companion.care);
	sheet.list(companion.careSteps);
	sheet.heading(words.headings.manufacturer);
	sheet.paragraph(facts.maker.join(', '));
}
