import { type CollectionSlug, type GlobalSlug, type PayloadRequest, ValidationError } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { problemsOf } from '../publish/problems.ts';
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
import { fieldsOf, isGlobal, newestOf } from './translated-items.ts';

type Data = Record<string, unknown>;

/** The items that a file names, as they stand now in the transaction of the request. */
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

/** A copy with another value at a path of the form. */
function withValue(data: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
	if (Array.isArray(data)) return data.map((row, at) => (String(at) === name ? withValue(row, rest, value) : row));
	const inside = isObject(data) ? data : {};
	return { ...inside, [name]: rest.length > 0 ? withValue(inside[name], rest, value) : value };
}

/** The fields of the form that an item gets, whole: rows are saved with all that stands in them. */
function changedFields({ known, changes }: ItemPlan): Data {
	const written = changes.filter((change) => 'value' in change);
	const after = written.reduce<unknown>(
		(doc, { path, value }) => withValue(doc, `${path}Cn`.split('.'), value),
		known.doc,
	);
	const names = new Set(written.map(({ path }) => (path.includes('.') ? (path.split('.')[0] ?? '') : `${path}Cn`)));
	return Object.fromEntries([...names].map((name) => [name, isObject(after) ? after[name] : undefined]));
}

/** What the site would not take is left out, at the row that brings it. */
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

/** What would change, by all rules of the studio and of the site. */
export async function planned(req: PayloadRequest, rows: readonly FileRow[]): Promise<TranslationPlan> {
	return withoutUnfit(req, planTranslation(rows, await knownItems(req, rows), sayTo(req)));
}

/** As a draft where there are drafts; elsewhere it is on the site at once, as if it had been typed. */
async function write(req: PayloadRequest, item: ItemPlan): Promise<void> {
	const { kind, id } = item.known;
	req.context.settled = new Set(item.changes.filter((change) => !('value' in change)).map(({ key }) => key));
	const how = { data: changedFields(item), draft: true, depth: 0, overrideAccess: false, overrideLock: false, req };
	if (isGlobal(req.payload, kind)) await req.payload.updateGlobal({ slug: kind as GlobalSlug, ...how });
	else await req.payload.update({ collection: kind as CollectionSlug, id: Number(id), ...how });
}

/** Takes the fitting rows of a file in: all of them or, if one is refused, none. */
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
