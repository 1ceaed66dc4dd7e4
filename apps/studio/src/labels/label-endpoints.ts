import { labelPdf } from '@site/paper/label';
import type { Endpoint, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { findPack } from '../lots/find-pack.ts';
import { day } from '../mapping/words.ts';
import { forbidden, notFound } from '../server/endpoint.ts';
import { codeSvg, type Labelled, labelOf } from './label-of.ts';

/** The pack with this REF or GTIN; null if it has no GTIN, which the code needs. */
async function ofPack(req: PayloadRequest, typed: string): Promise<Labelled | null> {
	const found = await findPack(req, typed);
	const gtin = found?.pack.gtin;
	const quantity = found?.pack.quantity ?? '';
	return found && gtin ? { title: found.product.title, reference: found.pack.reference, gtin, quantity } : null;
}

async function ofLot(req: PayloadRequest, id: number): Promise<Labelled | null> {
	const stored = await req.payload.findByID({ collection: 'lots', id, depth: 0, disableErrors: true, req });
	const pack = stored && (await ofPack(req, stored.reference));
	return pack
		? {
				...pack,
				lot: stored.lot,
				madeOn: stored.madeOn ? day(stored.madeOn) : undefined,
				expires: day(stored.expiresOn),
			}
		: null;
}

const formats = {
	svg: { type: 'image/svg+xml', make: async (labelled: Labelled) => codeSvg(labelled) },
	pdf: { type: 'application/pdf', make: (labelled: Labelled) => labelPdf(labelOf(labelled)) },
};

async function answer(req: PayloadRequest, find: (asked: string) => Promise<Labelled | null>): Promise<Response> {
	if (!has(req.user, 'editor', ...overseers)) return forbidden();
	const name = req.searchParams.get('as') === 'pdf' ? 'pdf' : 'svg';
	const labelled = await find(req.searchParams.get('of') ?? '');
	if (!labelled) return notFound();
	const { type, make } = formats[name];
	const made = await make(labelled);
	const file = [labelled.reference, labelled.lot ?? '']
		.join(' ')
		.trim()
		.replace(/[^\w-]+/g, '-');
	return new Response(typeof made === 'string' ? made : new Uint8Array(made), {
		headers: {
			'Content-Type': type,
			'Content-Disposition': `attachment; filename="${file}.${name}"`,
			'Cache-Control': 'no-store',
		},
	});
}

/** `GET /api/labels/pack?of={REF}&as=svg` and `/api/labels/lot?of={id}&as=pdf`. */
export const labelEndpoints: Endpoint[] = [
	{ path: '/labels/pack', method: 'get', handler: (req) => answer(req, (reference) => ofPack(req, reference)) },
	{ path: '/labels/lot', method: 'get', handler: (req) => answer(req, (id) => ofLot(req, Number(id) || 0)) },
];
