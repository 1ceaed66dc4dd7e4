import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError, type Where } from 'payload';
import type { ProductDocument } from '../payload-types.ts';
import { idsOf } from '../snapshot/words.ts';

async function isReleased(req: PayloadRequest, id: number): Promise<boolean> {
	const where: Where = { and: [{ document: { equals: id } }, { state: { not_equals: 'draft' } }] };
	return (await req.payload.count({ collection: 'revisions', where, req })).totalDocs > 0;
}

/** Kind, part and products stand in the addresses of released revisions. A product may be added, never taken away. */
export const keepDocument: CollectionBeforeChangeHook<ProductDocument> = async ({
	data,
	originalDoc,
	operation,
	req,
}) => {
	if (operation === 'create' || !originalDoc || !(await isReleased(req, originalDoc.id))) return;
	const after = { ...originalDoc, ...data };
	const message = 'Revisions of this document are released at addresses that hold this. Make another document instead.';
	const refuse = (path: string, label: string) =>
		new ValidationError({ errors: [{ path, label, message }], req }, req.t);
	if (after.kind !== originalDoc.kind) throw refuse('kind', 'Kind');
	if ((after.part ?? '') !== (originalDoc.part ?? '')) throw refuse('part', 'Part');
	const kept = idsOf(after.products);
	if (idsOf(originalDoc.products).some((id) => !kept.includes(id))) throw refuse('products', 'Products');
};
