import type { UIFieldServerProps } from 'payload';
import { inWords, usedBy } from './used-by.ts';

/** In the form of a reusable section that is saved: where it is shown. */
export async function UsedByNote({ id, req, collectionSlug }: UIFieldServerProps) {
	if (!id) return null;
	const uses = await usedBy(req, collectionSlug, Number(id));
	return (
		<section className="studio-note" aria-label="Used by">
			<p>{uses.length === 0 ? 'No page shows this yet.' : `Shown by ${inWords(uses)}.`}</p>
		</section>
	);
}
