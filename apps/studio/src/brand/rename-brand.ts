import type { brand as Brand } from '@site/contract/brand';
import {
	type CollectionSlug,
	createLocalReq,
	type FlattenedField,
	type GlobalSlug,
	type Payload,
	type PayloadRequest,
} from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { fieldsOf, translatedKinds } from '../languages/translated-items.ts';
import { isGlobal } from '../server/config-of.ts';
import { isObject } from '../server/is-object.ts';
import { reasonOf } from '../words/reason-of.ts';

type Names = Record<keyof typeof Brand, string>;
type Rename = (text: string) => string;
type Data = Record<string, unknown>;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In one pass, longest first; a new name stays as it is, so that a second run changes nothing. */
function renaming(former: Partial<Names>, names: Names): Rename {
	const changes = new Map<string, string>();
	for (const key of ['company', 'name', 'slug'] as const) {
		const from = former[key];
		if (from && from !== names[key]) changes.set(from, names[key]);
	}
	const known = [...Object.values(names), ...changes.keys()].sort((a, b) => b.length - a.length);
	// Whole words only: a short name may occur within others.
	const letter = '[\\p{Script=Latin}\\d]';
	const pattern = new RegExp(`(?<!${letter})(?:${known.map(literally).join('|')})(?!${letter})`, 'gu');
	return (text) => text.replace(pattern, (found) => changes.get(found) ?? found);
}

function everyText(value: unknown, rename: Rename): unknown {
	if (typeof value === 'string') return rename(value);
	if (Array.isArray(value)) return value.map((one) => everyText(one, rename));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, everyText(one, rename)]));
}

/** File names stay: the form hides the fields in which an upload describes its file. */
const isHidden = (field: FlattenedField) => 'admin' in field && field.admin?.hidden === true;

function renamedField(field: FlattenedField, value: unknown, rename: Rename): unknown {
	switch (field.type) {
		case 'text':
		case 'textarea':
		case 'email':
		case 'richText':
			return isHidden(field) ? value : everyText(value, rename);
		case 'group':
		case 'tab':
			return isObject(value) ? renamed(field.flattenedFields, value, rename) : value;
		case 'array':
			return Array.isArray(value)
				? value.map((row) => (isObject(row) ? renamed(field.flattenedFields, row, rename) : row))
				: value;
		case 'blocks':
			return Array.isArray(value)
				? value.map((row) => {
						const block = field.blocks.find(({ slug }) => isObject(row) && slug === row.blockType);
						return block && isObject(row) ? renamed(block.flattenedFields, row, rename) : row;
					})
				: value;
		default:
			return value;
	}
}

const renamed = (fields: readonly FlattenedField[], data: Data, rename: Rename): Data => ({
	...data,
	...Object.fromEntries(
		fields.flatMap((field) =>
			field.name in data ? [[field.name, renamedField(field, data[field.name], rename)]] : [],
		),
	),
});

/** Current texts of staff and site. Released, sent, decided and logged texts keep the former name. */
const kindsOf = (payload: Payload) => [
	// Former addresses follow from the new ones.
	...translatedKinds(payload).filter((kind) => kind !== 'redirects'),
	'answer-templates',
];

type Item = { id: number | null; live: Data | undefined; newest: Data };

async function itemsOf(payload: Payload, kind: string): Promise<Item[]> {
	if (isGlobal(payload, kind)) {
		const read = async (draft: boolean) => ({
			...(await payload.findGlobal({ slug: kind as GlobalSlug, draft, depth: 0 })),
		});
		return [{ id: null, live: await read(false), newest: await read(true) }];
	}
	const all = async (draft: boolean): Promise<(Data & { id: number })[]> => {
		const collection = kind as CollectionSlug;
		const { docs } = await payload.find({ collection, draft, depth: 0, pagination: false });
		return docs.map((doc) => ({ ...doc, id: Number(doc.id) }));
	};
	const live = new Map((await all(false)).map((doc) => [doc.id, doc]));
	return (await all(true)).map((newest) => ({ id: newest.id, live: live.get(newest.id), newest }));
}

async function save(req: PayloadRequest, kind: string, id: number | null, data: Data, draft: boolean): Promise<void> {
	const { payload } = req;
	if (id === null) await payload.updateGlobal({ slug: kind as GlobalSlug, data, draft, depth: 0, req });
	else await payload.update({ collection: kind as CollectionSlug, id, data, draft, depth: 0, req });
}

/** Saves the published content as a new version first, then the newest draft. */
async function renameItem(req: PayloadRequest, kind: string, { id, live, newest }: Item, rename: Rename) {
	const fields = fieldsOf(req.payload, kind);
	const isOther = (data: Data) => JSON.stringify(data) !== JSON.stringify(renamed(fields, data, rename));
	const isDraft = newest._status === 'draft';
	const isLive = live !== undefined && live._status !== 'draft';
	const isChanged = isLive && isOther(live);
	if (isChanged) await save(req, kind, id, renamed(fields, live, rename), false);
	if (isDraft && (isChanged || isOther(newest))) await save(req, kind, id, renamed(fields, newest, rename), true);
}

/** Renames the company in the content when the brand file has a new name (D1). */
export async function renameBrand(payload: Payload, names: Names): Promise<boolean> {
	const { name, company, slug } = await payload.findGlobal({ slug: 'studio-state' });
	const former = { name: name || names.name, company: company || names.company, slug: slug || names.slug };
	if (JSON.stringify(former) === JSON.stringify({ name: names.name, company: names.company, slug: names.slug }))
		return false;
	const rename = renaming(former, names);
	for (const kind of kindsOf(payload))
		for (const item of await itemsOf(payload, kind)) {
			const context = { cause: 'renaming' as const, reason: `the company is called ${names.company}` };
			const req = await createLocalReq({ context }, payload);
			try {
				await inTransaction(req, () => renameItem(req, kind, item, rename));
			} catch (error) {
				// If the new name makes a text too long, the studio starts all the same.
				console.error(`studio: ${kind} ${item.id ?? ''} keeps the name ${former.name}: ${reasonOf(error)}`);
			}
		}
	await payload.updateGlobal({ slug: 'studio-state', data: { ...names } });
	return true;
}
