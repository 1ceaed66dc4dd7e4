import type {
	CollectionAfterChangeHook,
	CollectionAfterDeleteHook,
	CollectionAfterOperationHook,
	CollectionBeforeDeleteHook,
	CollectionBeforeOperationHook,
	CollectionConfig,
	CollectionSlug,
	GlobalAfterChangeHook,
	GlobalConfig,
	PayloadRequest,
	SanitizedCollectionConfig,
} from 'payload';
import { isObject } from '../server/is-object.ts';
import { noteOf } from '../server/request-context.ts';
import { labelOf } from '../words/said.ts';
import { type Change, type Difference, differences } from './differences.ts';
import { formerlyPublished, latestGlobalVersion, latestVersion } from './latest-version.ts';
import { nameRelations } from './name-relations.ts';
import { operationOf } from './operation-of.ts';
import { ruleFor, type TrailRule } from './rules.ts';
import { writeTrail } from './write.ts';

type Data = Record<string, unknown>;
const asData = (value: unknown): Data => (isObject(value) ? value : {});

/** The changes that the audit log keeps under this rule. */
function told(rule: TrailRule, changes: Difference[]): Difference[] {
	if (rule.kind === 'everything') return changes;
	if (rule.kind !== 'values of') return [];
	return changes.map((change) =>
		rule.fields.includes(change.path.split('.')[0] ?? '') ? change : { ...change, before: null, after: null },
	);
}

function titleOf(collection: SanitizedCollectionConfig, rule: TrailRule, doc: Data): string {
	const field = rule.kind === 'values of' ? rule.title : rule.kind === 'being there' ? '' : undefined;
	const title = field === '' ? '' : doc[field ?? collection.admin.useAsTitle ?? 'id'];
	return typeof title === 'string' || typeof title === 'number' ? String(title) : '';
}

const isLeftOut = (rule: TrailRule, req: PayloadRequest) =>
	req.context.cause === 'sample' || ('byPeople' in rule && rule.byPeople === true && !req.user);

/** The stored document: the caller's result may be limited to the requested fields. */
const asStored = async (req: PayloadRequest, slug: string, id: number | string): Promise<Data> =>
	asData(
		await req.payload.findByID({
			collection: slug as CollectionSlug,
			id,
			depth: 0,
			draft: true,
			overrideAccess: true,
			showHiddenFields: true,
			trash: true,
			disableErrors: true,
			req,
		}),
	);

const noteChange = (rule: TrailRule): CollectionAfterChangeHook =>
	async function noteInAudit({ collection, doc, operation, previousDoc, req }) {
		if (isLeftOut(rule, req)) return;
		const previous = operation === 'create' ? {} : asData(previousDoc);
		const after = await asStored(req, collection.slug, doc.id);
		// A publication is compared with the previously published version, not with later drafts.
		const isPublication = previous._status === 'draft' && after._status === 'published';
		const former = isPublication ? asData(await formerlyPublished(req, collection, doc.id)) : {};
		const before = Object.keys(former).length > 0 ? { ...former, _status: 'draft' } : previous;
		const isPassword = operation === 'update' && req.context.setsPassword === doc.id;
		const password: Change[] = isPassword ? [{ path: 'password', label: 'Password', before: null, after: null }] : [];
		const isReceived = operation === 'create' && rule.kind !== 'everything' && req.context.cause === 'site';
		const found = isReceived ? [] : differences(collection.flattenedFields, before, after);
		const changes = [...told(rule, found), ...password];
		if (operation === 'update' && (changes.length === 0 || rule.kind === 'being there')) return;
		await writeTrail(req, {
			kind: collection.slug,
			item: String(doc.id),
			title: titleOf(collection, rule, after),
			operation: isReceived ? 'received' : await operationOf(req, collection, operation, before, after),
			changes: await nameRelations(req, changes),
			version: await latestVersion(req, collection, doc.id),
		});
	};

const deleted = noteOf<Data>('before deletion of');

/** Must be read before the deletion. */
const holdDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
	// Payload's call replaces the request's context, so set the context only after it.
	const stored = await asStored(req, collection.slug, id);
	deleted.keep(req, collection.slug, id, stored);
};

const noteDeletion = (rule: TrailRule): CollectionAfterDeleteHook =>
	async function noteInAudit({ collection, id, req }) {
		const before = deleted.take(req, collection.slug, id) ?? {};
		if (isLeftOut(rule, req)) return;
		const all = rule.kind === 'everything' ? differences(collection.flattenedFields, before, {}) : [];
		await writeTrail(req, {
			kind: collection.slug,
			item: String(id),
			title: titleOf(collection, rule, before),
			operation: 'deleted for good',
			changes: await nameRelations(req, all),
		});
	};

/** Payload removes the password from the data before saving. */
const holdPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	if (operation === 'update' && 'id' in args && 'data' in args && asData(args.data).password)
		req.context.setsPassword = Number(args.id);
};

const noteReset: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
	if (operation !== 'resetPassword') return result;
	const user = asData(asData(result).user);
	await writeTrail(req, {
		kind: collection.slug,
		item: String(user.id),
		title: String(user.name ?? ''),
		operation: 'password reset by e-mail',
		changes: [],
	});
	return result;
};

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Records each change and its user, in the transaction of the change. */
export function auditHooks({ slug, auth }: CollectionConfig): Hooks {
	const rule = ruleFor(slug);
	if (rule.kind === 'nothing') return {};
	return {
		...(auth && { beforeOperation: [holdPassword], afterOperation: [noteReset] }),
		afterChange: [noteChange(rule)],
		beforeDelete: [holdDeleted],
		afterDelete: [noteDeletion(rule)],
	};
}

const noteGlobal: GlobalAfterChangeHook = async ({ global, previousDoc, req }) => {
	if (req.context.cause === 'sample') return;
	const after = asData(
		await req.payload.findGlobal({ slug: global.slug as 'home', depth: 0, draft: true, overrideAccess: true, req }),
	);
	const changes = differences(global.flattenedFields, asData(previousDoc), after);
	if (changes.length === 0) return;
	const title = labelOf(global.label, global.slug);
	const status = changes.find(({ path }) => path === '_status')?.after;
	await writeTrail(req, {
		kind: global.slug,
		item: '',
		title,
		operation: status ? (after._status === 'published' ? 'published' : 'draft saved') : 'changed',
		changes: await nameRelations(req, changes),
		version: await latestGlobalVersion(req, global),
	});
};

export const globalAuditHooks = (slug: string): NonNullable<GlobalConfig['hooks']> =>
	ruleFor(slug).kind === 'nothing' ? {} : { afterChange: [noteGlobal] };
