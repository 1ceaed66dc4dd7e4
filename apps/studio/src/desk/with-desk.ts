import type {
	CollectionAfterChangeHook,
	CollectionBeforeChangeHook,
	CollectionBeforeDeleteHook,
	CollectionConfig,
	PayloadRequest,
} from 'payload';
import { isLetterSlug, type LetterSlug } from '../inbox/letter-kinds.ts';
import { isObject } from '../server/is-object.ts';
import { colleaguesFor } from './colleagues.ts';
import { deskFields } from './desk-fields.ts';
import { enterLetters, removeLetter } from './index-letters.ts';
import { tellAssigned } from './tell-colleague.ts';
import { idOf } from './work-fields.ts';

/** The date of completion; cleared when a message is reopened. */
const keepDone: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
	if (data.status === undefined || data.status === originalDoc?.status) return data;
	return { ...data, doneAt: data.status === 'done' ? new Date().toISOString() : null };
};

const enter =
	(slug: LetterSlug): CollectionAfterChangeHook =>
	async ({ doc, req }) => {
		await enterLetters(req, slug, [doc.id]);
		return doc;
	};

/** Notifies a colleague to whom somebody else assigns a message. */
const announceAssignee =
	(slug: LetterSlug): CollectionAfterChangeHook =>
	async ({ doc, previousDoc, req }) => {
		const assignee = idOf(doc.assignee);
		const isNews = assignee !== undefined && assignee !== idOf(previousDoc?.assignee) && assignee !== req.user?.id;
		if (!isNews) return doc;
		const colleague = (await colleaguesFor(req, slug)).find(({ id }) => id === assignee);
		if (colleague) await tellAssigned(req, colleague, { ...doc, slug, id: doc.id, reference: doc.reference });
		return doc;
	};

/** Before the message itself, whose deletion removes the links from conversations to it. */
const remove =
	(slug: LetterSlug): CollectionBeforeDeleteHook =>
	async ({ id, req }) => {
		await removeLetter(req, slug, Number(id));
		const where = { about: { equals: { relationTo: slug, value: Number(id) } } };
		await req.payload.delete({ collection: 'exchanges', where, req });
	};

const enterAbout = async (req: PayloadRequest, about: unknown) => {
	if (!isObject(about) || !isLetterSlug(about.relationTo)) return;
	const id = idOf(about.value);
	if (id !== undefined) await enterLetters(req, about.relationTo, [id]);
};

const appended = <H>(hooks: H[] | undefined, ...more: H[]): H[] => [...(hooks ?? []), ...more];

/** Keeps the index of the inbox up to date with messages and their conversations. */
export function withDesk(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks = {}, fields } = collection;
	if (slug === 'exchanges') {
		const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
			await enterAbout(req, doc.about);
			return doc;
		};
		return { ...collection, hooks: { ...hooks, afterChange: appended(hooks.afterChange, afterChange) } };
	}
	if (!isLetterSlug(slug)) return collection;
	return {
		...collection,
		fields: [...fields, ...deskFields(slug)],
		hooks: {
			...hooks,
			beforeChange: slug === 'problem-reports' ? hooks.beforeChange : appended(hooks.beforeChange, keepDone),
			afterChange: appended(hooks.afterChange, enter(slug), announceAssignee(slug)),
			beforeDelete: appended(hooks.beforeDelete, remove(slug)),
		},
	};
}
