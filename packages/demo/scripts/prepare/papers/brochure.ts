import { teal } from '@site/paper/colours';
import { agreementOf, contentsOf, specificationsOf } from './instructions.ts';
import { writeStatement } from './issue.ts';
import { left, type Sheet, width } from './layout/sheet.ts';
import type { Order } from './order.ts';
import { writeBlocks } from './write-blocks.ts';

/** A sheet has the main facts on one page; a brochure adds the benefits and the contents of the box. */
export function writeBrochure(sheet: Sheet, order: Order): void {
	const { form, facts, words, companion, picture } = order;
	const whole = form === 'product-brochure';
	const height = (width * 630) / 1200;
	const shown = whole ? height : height * 0.5;
	if (picture)
		sheet.figure(shown + 12, facts.title, (document, y) => {
			document.save().roundedRect(left, y, width, shown, 8).clip();
			document.image(picture, left, y - (height - shown) / 2, { width });
			document.restore();
		});
	sheet.title(facts.title, [facts.category, facts.description].filter(Boolean));
	writeStatement(sheet, facts);
	sheet.heading(companion.highlights);
	sheet.list(facts.highlights);
	if (whole) {
		sheet.heading(words.headings.intendedUse);
		sheet.paragraph(facts.intendedUse);
		if (facts.benefits.length > 0) {
			sheet.heading(companion.benefits);
			sheet.list(facts.benefits.map(({ title, text }) => `${title}: ${text}`));
		}
		if (facts.agreement) {
			sheet.heading(words.headings.performance);
			writeBlocks(sheet, agreementOf(order));
		}
		if (facts.kit.length > 0) {
			sheet.heading(words.headings.provided);
			writeBlocks(sheet, contentsOf(order));
		}
	}
	sheet.heading(companion.atAGlance);
	sheet.table(
		[
			[words.reference, facts.references.join(', ')],
			...specificationsOf(order),
			...(facts.certifications.length > 0 ? [[companion.certifications, facts.certifications.join(', ')]] : []),
		],
		[0.35, 0.65],
	);
	sheet.write(`${companion.contact}: ${facts.contact}`, { size: 8.5, weight: 'regular', color: teal });
}
