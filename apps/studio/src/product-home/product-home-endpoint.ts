import { countryName } from '@site/contract/country-name';
import { isValidOn } from '@site/contract/registrations';
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload';
import { idOf } from '../mapping/words.ts';
import { notFound } from '../server/endpoint.ts';
import { shownValue } from '../trail/shown-value.ts';
import { type Say, sayTo } from '../words/said.ts';

/** An item that belongs to a product. */
export interface Belonging {
	id: number;
	title: string;
	state: string;
	/** Nothing of it is on the site. */
	isHidden?: boolean;
	/** A later one has taken its place, or it was withdrawn. */
	isOver?: boolean;
}

export interface ProductHome {
	documents: { id: number; title: string; kind: string; revisions: Belonging[] }[];
	registrations: Belonging[];
	lots: Belonging[];
	/** Lots beyond those that are listed. */
	moreLots: number;
	notices: Belonging[];
}

const mostLots = 10;
const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10) ?? '';
const today = () => new Date().toISOString().slice(0, 10);

/** What the person may read. Somebody without access to a kind gets none of it. */
async function readable<S extends CollectionSlug>(req: PayloadRequest, collection: S, where: Where, sort: string) {
	const found = await req.payload
		.find({ collection, where, sort, draft: true, depth: 0, pagination: false, overrideAccess: false, req })
		.catch(() => undefined);
	return found?.docs ?? [];
}

/** The label of a value of a choice. */
function choiceLabel(req: PayloadRequest, collection: CollectionSlug, name: string, value: unknown): string {
	const field = req.payload.collections[collection].config.flattenedFields.find((one) => one.name === name);
	return (field && shownValue(field, value, sayTo(req))) ?? '';
}

async function documentsOf(req: PayloadRequest, product: number) {
	const documents = await readable(req, 'product-documents', { products: { in: [product] } }, 'kind');
	const where = { document: { in: documents.map(({ id }) => id) } };
	const all = documents.length > 0 ? await readable(req, 'revisions', where, '-number') : [];
	return documents.map(({ id, title, kind }) => {
		const revisions = all
			.filter((revision) => idOf(revision.document) === id)
			.map(({ id, language, number, label, state, effectiveOn }) => ({
				id,
				title: `${choiceLabel(req, 'revisions', 'language', language)} ${label || number}`,
				state: `${choiceLabel(req, 'revisions', 'state', state)} · ${dayOf(effectiveOn)}`,
				isHidden: state === 'draft',
				isOver: state === 'superseded' || state === 'withdrawn',
			}));
		return { id, title, kind, revisions };
	});
}

function stateOfRegistration(row: { validFrom: string; validTo?: string | null; _status?: string | null }, say: Say) {
	const [validFrom, validTo] = [dayOf(row.validFrom), dayOf(row.validTo) || undefined];
	if (row._status === 'draft') return { state: say('Draft', '草稿'), isHidden: true };
	if (isValidOn({ validFrom, validTo }, today()))
		return { state: validTo ? say(`valid until ${validTo}`, `有效期至 ${validTo}`) : say('valid', '有效') };
	return { state: validFrom > today() ? say(`from ${validFrom}`, `自 ${validFrom} 起`) : say('ended', '已失效') };
}

async function registrationsOf(req: PayloadRequest, product: number): Promise<Belonging[]> {
	const say = sayTo(req);
	const rows = await readable(req, 'registrations', { product: { equals: product } }, 'country');
	return rows.map((row) => {
		const country = say(countryName(row.country ?? '', 'en'), countryName(row.country ?? '', 'cn'));
		const route = choiceLabel(req, 'registrations', 'route', row.route);
		return { id: row.id, title: `${country}: ${route} ${row.number ?? ''}`, ...stateOfRegistration(row, say) };
	});
}

async function lotsOf(req: PayloadRequest, references: string[]): Promise<Pick<ProductHome, 'lots' | 'moreLots'>> {
	const say = sayTo(req);
	const where = { reference: { in: references } };
	const found = await req.payload
		.find({
			...{ collection: 'lots', where, sort: '-expiresOn', limit: mostLots, depth: 0 },
			overrideAccess: false,
			req,
		})
		.catch(() => undefined);
	const lots = (found?.docs ?? []).map(({ id, lot, reference, expiresOn, extendedTo }) => {
		const last = dayOf(extendedTo) || dayOf(expiresOn);
		return { id, title: `${lot} (${reference})`, state: say(`until ${last}`, `至 ${last}`) };
	});
	return { lots, moreLots: Math.max(0, (found?.totalDocs ?? 0) - lots.length) };
}

async function noticesOf(req: PayloadRequest, product: number): Promise<Belonging[]> {
	const say = sayTo(req);
	const notices = await readable(req, 'notices', { products: { in: [product] } }, '-publishedOn');
	return notices.map(({ id, title, closedOn, _status }) => ({
		id,
		title,
		state: _status === 'draft' ? say('Draft', '草稿') : closedOn ? say('closed', '已关闭') : say('open', '未关闭'),
		isHidden: _status === 'draft',
	}));
}

/** What belongs to a product in other lists, as far as the person may read it. */
export const productHomeEndpoint: Endpoint = {
	path: '/product-home/:id',
	method: 'get',
	handler: async (req) => {
		const id = Number(req.routeParams?.id);
		const one = { collection: 'products', id, draft: true, depth: 0, disableErrors: true, req } as const;
		const product =
			req.user && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
				? await req.payload.findByID({ ...one, overrideAccess: false })
				: null;
		if (!product) return notFound();
		const references = (product.packs ?? []).map(({ reference }) => reference).filter(Boolean);
		return Response.json({
			documents: await documentsOf(req, id),
			registrations: await registrationsOf(req, id),
			...(await lotsOf(req, references)),
			notices: await noticesOf(req, id),
		} satisfies ProductHome);
	},
};
