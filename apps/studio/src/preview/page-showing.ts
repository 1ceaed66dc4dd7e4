import type { PayloadRequest, Where } from 'payload';
import { parts } from '../snapshot/parts.ts';

const has = (section: number): Where => ({ 'sections.section': { equals: section } });

/**
 * The content that can show a reusable section, and under which condition. Content made only of sections comes first.
 */
const showing = {
	freePages: has,
	pages: has,
	articles: has,
	events: has,
	products: (section: number): Where => ({
		and: [{ 'theme.sections.section': { equals: section } }, { 'theme.enabled': { equals: true } }],
	}),
};
type Part = keyof typeof showing;
const partsShowing = Object.keys(showing) as Part[];

/** A document that shows a reusable section and that this user may read: preferably published, otherwise a draft. */
export async function pageShowing(
	req: PayloadRequest,
	section: number,
): Promise<{ part: Part; doc: { id: number } } | null> {
	const wanted = { depth: 0, limit: 1, pagination: false, overrideAccess: false, req } as const;
	for (const draft of [false, true])
		for (const part of partsShowing) {
			const shows = showing[part](section);
			const where = draft ? shows : { and: [shows, { _status: { equals: 'published' } }] };
			const [doc] = (await req.payload.find({ collection: parts[part].collection, draft, where, ...wanted })).docs;
			if (doc) return { part, doc };
		}
	return null;
}
