import { type CollectionSlug, type GlobalSlug, type PayloadRequest, ValidationError } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { problemsOf } from '../publish/problems.ts';
import { isGlobal } from '../server/config-of.ts';
import { isObject } from '../server/is-object.ts';
import { kindName } from '../server/newest-items.ts';
import { partOf } from '../snapshot/parts.ts';
import { sayTo } from '../words/said.ts';
import {
	type FileRow,
	type ItemPlan,
	type KnownItem,
	planTranslation,
	type TranslationPlan,
} from './plan-translation.ts';
import { fieldsOf, newestOf } from './translated-items.ts';

type Data = Record<string, unknown>;

/** The items named in a file, in their current state, read in the request's transaction. */
async function knownItems(req: PayloadRequest, rows: readonly FileRow[]): Promise<Map<string, KnownItem>> {
	const { payload } = req;
	const known = new Map<string, KnownItem>();
	for (const item of new Set(rows.map((row) => row.item))) {
		const [kind = '', id = ''] = item.split('/');
		const doc = await newestOf(req, kind, id);
		if (!doc) continue;
		const collection = payload.config.collections.find(({ slug }) => slug === kind);
		const title = String(collection ? (doc[collection.admin.useAsTitle ?? 'id'] ?? `#${id}`) : kindName(payload, kind));
		known.set(item, { kind, id, title, fields: fieldsOf(payload, kind), doc });
	}
	return known;
}

/** A copy with the value at a form path replaced. */
function withValue(data: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
	if (Array.isArray(data)) return data.map((row, at) => (String(at) === name ? withValue(row, rest, value) : row));
	const inside = isObject(data) ? data : {};
	return { ...inside, [name]: rest.length > 0 ? withValue(inside[name], rest, value) : value };
}

/** The changed fields of an item; a field with rows is saved as a whole. */
function changedFields({ known, changes }: ItemPlan): Data {
	const written = changes.filter((change) => 'value' in change);
	const after = written.reduce<unknown>(
		(doc, { path, value }) => withValue(doc, `${path}Cn`.split('.'), value),
		known.doc,
	);
	const names = new Set(written.map(({ path }) => (path.includes('.') ? (path.split('.')[0] ?? '') : `${path}Cn`)));
	return Object.fromEntries([...names].map((name) => [name, isObject(after) ? after[name] : undefined]));
}

/** Rejects texts that break the site's rules, each at its row. */
async function withoutUnfit(req: PayloadRequest, plan: TranslationPlan): Promise<TranslationPlan> {
	const wrong = [...plan.wrong];
	const items: ItemPlan[] = [];
	for (const item of plan.items) {
		const { kind, doc, fields } = item.known;
		const part = partOf(kind);
		const problems = part ? await problemsOf(req, part, [...fields], { ...doc, ...changedFields(item) }) : [];
		const refused = new Map(problems.map(({ path, message }) => [path, message]));
		const fit = item.changes.filter(({ path }) => !refused.has(`${path}Cn`));
		for (const { line, item: name, field, path } of item.changes.filter((change) => !fit.includes(change)))
			wrong.push({ line, item: name, field, reason: refused.get(`${path}Cn`) ?? '' });
		if (fit.length > 0) items.push({ ...item, changes: fit });
	}
	return { ...plan, items, wrong };
}

/** The plan after all rules of the studio and the site have been checked. */
export async function planned(req: PayloadRequest, rows: readonly FileRow[]): Promise<TranslationPlan> {
	return withoutUnfit(req, planTranslation(rows, await knownItems(req, rows), sayTo(req)));
}

/** Saves a draft if the kind has drafts. Without drafts it goes live at once, like a change in the form. */
async function write(req: PayloadRequest, item: ItemPlan): Promise<void> {
	const { kind, id } = item.known;
	req.context.settled = new Set(item.changes.filter((change) => !('value' in change)).map(({ key }) => key));
	const how = { data: changedFields(item), draft: true, depth: 0, overrideAccess: false, overrideLock: false, req };
	if (isGlobal(req.payload, kind)) await req.payload.updateGlobal({ slug: kind as GlobalSlug, ...how });
	else await req.payload.update({ collection: kind as CollectionSlug, id: Number(id), ...how });
}

/** Imports the valid rows of a file in one transaction: if one is refused, none is saved. */
export async function importTranslation(
	req: PayloadRequest,
	rows: readonly FileRow[],
): Promise<{ plan: TranslationPlan } | { problem: string }> {
	let at: ItemPlan | undefined;
	try {
		return await inTransaction(req, async () => {
			req.context.reason = 'from a translator’s file';
			const plan = await planned(req, rows);
			for (const item of plan.items) {
				at = item;
				await write(req, item);
			}
			return { plan };
		});
	} catch (error) {
		if (!at || !(error instanceof Error)) throw error;
		const details = error instanceof ValidationError ? error.data.errors.map(({ message }) => message).join(' ') : '';
		return {
			problem: sayTo(req)(
				`Nothing was imported. “${at.known.title}”: ${details || error.message}`,
				`没有导入任何内容。“${at.known.title}”：${details || error.message}`,
			),
		};
	}
}
