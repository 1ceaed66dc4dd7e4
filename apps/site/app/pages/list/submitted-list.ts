import type { Language } from '@site/contract/language';
import { isQuantity, type ListLine } from '@site/contract/list';
import { redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { listOf } from '../../addresses/list-address.ts';

/** Without scripting the browser sends quantities and removals: redirects to the address of the changed list. */
export function submittedList(query: URLSearchParams, language: Language): void {
	const references = query.getAll('line');
	if (references.length === 0) return;
	const quantities = query.getAll('quantity');
	const wrong: string[] = [];
	const lines: ListLine[] = [];
	for (const [at, reference] of references.entries()) {
		if (reference === query.get('without')) continue;
		const typed = quantities[at]?.trim() ?? '';
		const quantity = Number(typed);
		if (!isQuantity(quantity)) wrong.push(`quantity:${reference} x ${typed}`);
		lines.push({ reference, quantity: isQuantity(quantity) ? quantity : 1 });
	}
	const more: [string, string][] = wrong.length > 0 ? [['left', wrong.join('\n')]] : [];
	throw redirect(addressIn(language, listOf(lines, more)), 303);
}
