import type { Snapshot } from '@site/contract/snapshot';
import type { PlannedRevision } from '../../../src/papers/sample-documents.ts';
import { emergencyStatement } from './emergency-statement.ts';
import type { Order } from './order.ts';
import { productFacts } from './product-facts.ts';
import { readingOf } from './reading.ts';
import { productInSpanish } from './spanish-product.ts';
import { companionWords, instructionWords } from './words/languages.ts';

/** What a planned revision is made from: the product's own data, as its page shows it. */
export function orderFor(snapshot: Snapshot, revision: PlannedRevision): Omit<Order, 'picture'> {
	const { product, form, language, issues } = revision;
	const own = productFacts(snapshot, product, language === 'zh' ? 'cn' : 'en', revision.effectiveOn);
	const statement = emergencyStatement(snapshot, product, { language, day: revision.effectiveOn });
	const facts = { ...(language === 'es' ? productInSpanish(product.id, own) : own), statement };
	const setting = product.specifications.find(({ key }) => key === 'setting')?.value.en ?? '';
	const spoken = language === 'zh' ? 'cn' : language;
	return {
		form,
		facts,
		reading: readingOf(product),
		words: instructionWords[language],
		companion: companionWords[language],
		revision: { name: String(revision.number), effectiveOn: revision.effectiveOn },
		history: issues.map(({ number, effectiveOn, changes }) => ({
			name: String(number),
			effectiveOn,
			changes: changes[spoken],
		})),
		leftOut: issues.at(-1)?.leftOut ?? [],
		isForHome: setting.startsWith('Home'),
	};
}
