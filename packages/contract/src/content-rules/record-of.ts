import type { Snapshot } from '../snapshot.ts';
import type { ContentRecord, PrintedPaper } from './rule.ts';

/** Documents about one registration, and its route. */
const about: Record<string, string> = { letter: 'eua', declaration: 'ce-ivdr' };

/** The first edition of each letter of authorization and declaration of conformity. */
function papersIn({ productDocuments, revisions, registrations }: Snapshot): PrintedPaper[] {
	return productDocuments.flatMap(({ id, kind, title, productIds }) => {
		const own = revisions.filter(({ documentId }) => documentId === id);
		const on = own.map(({ effectiveOn }) => effectiveOn).toSorted()[0];
		const rows = registrations.filter(
			({ productId, route }) => productIds.includes(productId) && route === about[kind],
		);
		return on ? rows.map((row) => ({ name: title.en, on, registration: { id: row.id, on } })) : [];
	});
}

/** Published content for the rules: of uploaded papers the day is known, not what they print. */
export const recordOf = (snapshot: Snapshot): ContentRecord => ({
	snapshot,
	papers: papersIn(snapshot),
	addresses: [],
});
