import { gtin14 } from '@site/contract/gtin';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import type { ShelfLifeLetter } from './lot-columns.ts';
import type { Known } from './plan-import.ts';
import { readLots } from './read-lots.ts';

const all = { depth: 0, pagination: false } as const;

/** The documents that a lot can refer to as its shelf-life letter. */
export async function lettersOf(req: PayloadRequest): Promise<ShelfLifeLetter[]> {
	const { docs } = await req.payload.find({ collection: 'documents', ...all, select: { title: true }, req });
	return docs.map(({ id, title }) => ({ id, title }));
}

async function packsOf(req: PayloadRequest): Promise<Map<string, string>> {
	const { docs } = await req.payload.find({ collection: 'products', ...all, select: { packs: true }, req });
	const packs = docs.flatMap((product) => product.packs ?? []);
	return new Map([
		...packs.flatMap(({ gtin, reference }) => (gtin ? [[gtin14(gtin), reference] as const] : [])),
		...packs.map(({ reference }) => [reference, reference] as const),
	]);
}

/** The data to compare a file with, read in the request's transaction. */
export const knownLots = async (req: PayloadRequest): Promise<Known> => ({
	packs: await packsOf(req),
	letters: await lettersOf(req),
	stored: await readLots(req.payload, await databaseOf(req)),
});
