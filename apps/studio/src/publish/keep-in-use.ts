import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type CollectionConfig,
	type PayloadRequest,
} from 'payload';
import { partOf, parts } from '../snapshot/parts.ts';
import { sayTo } from '../words/said.ts';
import { isPublished, noteTakingOff } from './stays-published.ts';
import { type Counting, inWords, usedBy } from './used-by.ts';

async function refuse(req: PayloadRequest, collection: string, id: unknown, counting?: Counting): Promise<void> {
	const uses = await usedBy(req, collection, Number(id), counting);
	if (uses.length === 0) return;
	const names = inWords(uses);
	const reason = sayTo(req)(
		`Still used by ${names}. Choose something else there first.`,
		`仍被使用：${names}。请先在那里另作选择。`,
	);
	throw new APIError(reason, 409, null, true);
}

const beforeDelete: CollectionBeforeDeleteHook = ({ req, collection, id }) => refuse(req, collection.slug, id);

const beforeChange: CollectionBeforeChangeHook = async ({ req, collection, data, originalDoc }) => {
	if (data.deletedAt && !originalDoc?.deletedAt) await refuse(req, collection.slug, originalDoc?.id);
};

const publishedWhileUsed: CollectionBeforeChangeHook = async ({ req, collection, data, originalDoc, operation }) => {
	if (operation !== 'update' || data._status === 'published' || !req.context.replacesPublished) return;
	if (!(await isPublished(req, collection.slug, originalDoc?.id))) return;
	// A release that is taken back leaves drafts that still name what it took off. Links lead home meanwhile: of pages
	// that lead to each other, none would ever be taken off.
	const counted = req.context.takesBack ? 'on the site' : 'drafts too';
	await refuse(req, collection.slug, originalDoc?.id, { counted, links: false });
};

/** Nothing refers to one of very many documents, of which staff may delete thousands at once. */
export function mayBeUsed(slug: string): boolean {
	const name = partOf(slug);
	return name ? !('pack' in parts[name]) : slug === 'pictures';
}

/** What stands in others as it is on the site: it is not taken off while they show it. */
const shownByOthers = new Set(['free-pages', 'reusable-sections']);

/** What other content refers to is neither deleted nor put into the trash. */
export function keepInUse(config: CollectionConfig): CollectionConfig {
	if (!mayBeUsed(config.slug)) return config;
	const isShown = shownByOthers.has(config.slug);
	const { beforeOperation = [], beforeDelete: deleting = [], beforeChange: changing = [] } = config.hooks ?? {};
	return {
		...config,
		hooks: {
			...config.hooks,
			beforeOperation: isShown ? [...beforeOperation, noteTakingOff] : beforeOperation,
			beforeDelete: [...deleting, beforeDelete],
			beforeChange: [...changing, beforeChange, ...(isShown ? [publishedWhileUsed] : [])],
		},
	};
}
