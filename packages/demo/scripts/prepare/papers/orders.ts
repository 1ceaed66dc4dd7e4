import type { Product } from '@site/contract/catalogue';
import { inLanguage } from '@site/contract/language';
import type { Snapshot } from '@site/contract/snapshot';
import { companionsOn } from '../../../src/papers/companions.ts';
import type { PlannedRevision } from '../../../src/papers/sample-documents.ts';
import { inSpanish } from '../../../src/papers/spanish/common-words.ts';
import { emergencyStatement } from './emergency-statement.ts';
import { labelOf } from './label.ts';
import type { Order } from './order.ts';
import { productFacts } from './product-facts.ts';
import { type Companion, profileOf } from './profile.ts';
import { productInSpanish } from './spanish-product.ts';
import { companionWords, instructionWords } from './words/languages.ts';

/** The data of a planned revision: the product's own, as its page shows it. */
export function orderFor(snapshot: Snapshot, revision: PlannedRevision): Omit<Order, 'picture'> {
	const { product, form, language, issues } = revision;
	const own = productFacts(snapshot, product, language === 'zh' ? 'cn' : 'en', revision.effectiveOn);
	const statement = emergencyStatement(snapshot, product, { language, day: revision.effectiveOn });
	const facts = { ...(language === 'es' ? productInSpanish(product.id, own) : own), statement };
	const spoken = language === 'zh' ? 'cn' : language;
	const profile = profileOf(snapshot, product);
	const present = new Set(companionsOn(product.id, revision.effectiveOn).map(({ id }) => id));
	const nameOf = ({ title, reference }: Product) =>
		`${language === 'es' ? inSpanish(title.en) : inLanguage(title, language === 'zh' ? 'cn' : 'en')} (REF ${reference})`;
	return {
		form,
		facts,
		layers: profile.layers,
		label: labelOf(snapshot, product, profile.layers, revision.effectiveOn),
		container: profile.container,
		companions: Object.entries(profile.companions).flatMap(([relation, others]) => {
			const names = others.filter(({ id }) => present.has(id)).map(nameOf);
			return names.length > 0 ? { relation: relation as Companion, names } : [];
		}),
		words: instructionWords[language],
		companion: companionWords[language],
		revision: { name: String(revision.number), effectiveOn: revision.effectiveOn },
		history: issues.map(({ number, effectiveOn, changes }) => ({
			name: String(number),
			effectiveOn,
			changes: changes[spoken],
		})),
		leftOut: issues.at(-1)?.leftOut ?? [],
	};
}
