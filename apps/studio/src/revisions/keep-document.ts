import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError, type Where } from 'payload';
import { idsOf } from '../mapping/words.ts';
import type { ProductDocument } from '../payload-types.ts';
import { type Said, sayTo } from '../words/said.ts';

async function isReleased(req: PayloadRequest, id: number): Promise<boolean> {
	const where: Where = { and: [{ document: { equals: id } }, { state: { not_equals: 'draft' } }] };
	return (await req.payload.count({ collection: 'revisions', where, req })).totalDocs > 0;
}

/** Two documents of the same kind and part for one product would share an address. */
async function refuseTwin(req: PayloadRequest, { id, kind, part, products }: Partial<ProductDocument>) {
	const where: Where = {
		and: [
			{ kind: { equals: kind } },
			{ products: { in: idsOf(products) } },
			...(id ? [{ id: { not_equals: id } }] : []),
		],
	};
	const { docs } = await req.payload.find({ collection: 'product-documents', where, depth: 0, pagination: false, req });
	const twin = docs.find((other) => (other.part ?? '') === (part ?? ''));
	if (!twin) return;
	const message = sayTo(req)(
		`“${twin.title}” is of this kind already, for one of these products. Make a revision of it, or say under Part what this one is about.`,
		`“${twin.title}”已是这些产品之一的同类文件。请为其新建修订版，或在“部分”中说明此文件的内容。`,
	);
	throw new ValidationError({ errors: [{ path: 'part', label: sayTo(req)('Part', '部分'), message }], req }, req.t);
}

/** Kind, part and products are in the addresses of released revisions. A product may be added, never removed. */
export const keepDocument: CollectionBeforeChangeHook<ProductDocument> = async ({
	data,
	originalDoc,
	operation,
	req,
}) => {
	const after = { ...originalDoc, ...data };
	if (req.context.cause !== 'sample') await refuseTwin(req, { ...after, id: originalDoc?.id });
	if (operation === 'create' || !originalDoc || !(await isReleased(req, originalDoc.id))) return;
	const message = sayTo(req)(
		'Revisions of this document are released at addresses that hold this. Make another document instead.',
		'此文件的修订版已在包含该信息的地址发布。请另建文件。',
	);
	const refuse = (path: string, label: Said) =>
		new ValidationError({ errors: [{ path, label: sayTo(req)(label), message }], req }, req.t);
	if (after.kind !== originalDoc.kind) throw refuse('kind', { en: 'Kind', zh: '类别' });
	if ((after.part ?? '') !== (originalDoc.part ?? '')) throw refuse('part', { en: 'Part', zh: '部分' });
	const kept = idsOf(after.products);
	if (idsOf(originalDoc.products).some((id) => !kept.includes(id)))
		throw refuse('products', { en: 'Products', zh: '产品' });
};
