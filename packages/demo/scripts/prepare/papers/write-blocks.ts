import { type Block, instructionsOf } from './instructions.ts';
import { issueLine, writeStatement } from './issue.ts';
import { resultGuide } from './layout/result-guide.ts';
import type { Sheet } from './layout/sheet.ts';
import { symbolTable } from './layout/symbols.ts';
import type { Order } from './order.ts';

export function writeBlocks(sheet: Sheet, blocks: readonly Block[]): void {
	for (const block of blocks) {
		if ('paragraphs' in block) for (const text of block.paragraphs) sheet.paragraph(text);
		else if ('list' in block) sheet.list(block.list, block.isNumbered);
		else if ('rows' in block) sheet.table(block.rows, block.shares, block.hasHead);
		else if ('readings' in block) resultGuide(sheet, block.readings);
		else symbolTable(sheet, block.symbols);
	}
}

export function writeInstructions(sheet: Sheet, order: Order): void {
	const { facts, words } = order;
	sheet.title(facts.title, [
		issueLine(order),
		[words.inVitro, facts.specifications.get('setting')].filter(Boolean).join('   ·   '),
	]);
	writeStatement(sheet, facts);
	for (const { heading, blocks } of instructionsOf(order)) {
		sheet.heading(heading);
		writeBlocks(sheet, blocks);
	}
}
