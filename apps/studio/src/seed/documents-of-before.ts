import { sql } from '@payloadcms/db-postgres';
import { type DocumentKind, type DocumentLanguage, documentLanguages } from '@site/contract/document-address';
import { documentOfBefore } from '@site/contract/former-documents';
import type { Snapshot } from '@site/contract/snapshot';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { productDocumentsPart } from '../collections/product-documents.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { storedFile } from '../media/stored-file.ts';
import type { Product } from '../payload-types.ts';
import { seedRevisions } from './seed-revisions.ts';

/** What the migration put aside: the files that staff had attached to products before documents had revisions. */
const table = 'own_documents_before';
type Row = { product_id: number; kind: string; language: string; document_id: number };

const execute = <T extends Record<string, unknown>>({ payload }: PayloadRequest, query: string) =>
	payload.db.drizzle.execute<T>(sql.raw(query));

async function documentFor(req: PayloadRequest, product: Product, kind: DocumentKind, part: string, title: string) {
	const where: Where = { and: [{ products: { in: [product.id] } }, { kind: { equals: kind } }] };
	const { docs } = await req.payload.find({ collection: 'product-documents', where, depth: 0, pagination: false, req });
	const known = docs.find((document) => (document.part ?? '') === part);
	const data = { kind, part, title, products: [product.id] };
	return known ?? req.payload.create({ collection: 'product-documents', data, depth: 0, req });
}

/** Each becomes the first revision of a document of its own, released on the day on which the file was uploaded. */
async function takeOver(req: PayloadRequest, row: Row): Promise<void> {
	const named = documentOfBefore(row.kind);
	const language = documentLanguages.find((one) => one === row.language);
	const find = { id: row.product_id, depth: 0, trash: true, draft: true, disableErrors: true, req } as const;
	const product = await req.payload.findByID({ collection: 'products', ...find });
	const own = await req.payload.findByID({
		collection: 'documents',
		id: row.document_id,
		depth: 0,
		disableErrors: true,
		req,
	});
	const data =
		own?.filename && own.mimeType === 'application/pdf' ? await storedFile(req, 'documents', own.filename) : null;
	if (!named || !language || !product || !own || !data) return;
	const document = await documentFor(req, product, named.kind, named.part, own.title);
	await release(req, { document: document.id, language, day: own.createdAt, data });
}

type Release = { document: number; language: DocumentLanguage; day: string; data: Buffer };

const release = (req: PayloadRequest, { document, language, day, data }: Release) =>
	req.payload.create({
		collection: 'revisions',
		data: { document, language, number: 1, effectiveOn: day, state: 'released' },
		file: { data, name: 'own.pdf', mimetype: 'application/pdf', size: data.length },
		depth: 0,
		req,
	});

/** The papers that the site used to make of the sample's products, where those are still there. */
async function takeOverSample(req: PayloadRequest, sample: Snapshot, folder: string): Promise<void> {
	const { docs } = await req.payload.find({ collection: 'products', depth: 0, pagination: false, trash: true, req });
	const there = new Map(docs.map(({ id, reference }) => [id, reference]));
	const isThere = (id: number) => there.get(id) === sample.products.find((product) => product.id === id)?.reference;
	const { docs: known } = await req.payload.find({ collection: 'product-documents', depth: 0, pagination: false, req });
	const has = (id: number, kind: string) =>
		known.some((document) => document.kind === kind && document.products.some((product) => product === id));
	const documents = sample.productDocuments.filter(({ kind, productIds }) =>
		productIds.every((id) => isThere(id) && !has(id, kind)),
	);
	for (const document of documents)
		await req.payload.create({
			collection: 'product-documents',
			data: productDocumentsPart.fromSample(document, () => 0),
			depth: 0,
			req,
		});
	const ids = new Set(documents.map(({ id }) => id));
	await seedRevisions(
		req,
		sample.revisions.filter(({ documentId }) => ids.has(documentId)),
		folder,
	);
}

/** Once after the release that brought revisions: nothing that a page could lead to is lost. */
export async function takeOverDocuments(payload: Payload, sample: Snapshot, folder: string): Promise<boolean> {
	const req = await createLocalReq({ context: { isSample: true } }, payload);
	const { rows: found } = await execute<{ there: string | null }>(
		req,
		`select to_regclass('public.${table}') as there`,
	);
	if (!found[0]?.there) return false;
	const { rows } = await execute<Row>(req, `select * from ${table}`);
	await inTransaction(req, async () => {
		for (const row of rows) await takeOver(req, row);
		await takeOverSample(req, sample, folder);
	});
	await execute(req, `drop table ${table}`);
	return true;
}
