import {
	type CollectionBeforeChangeHook,
	type Field,
	type GlobalBeforeChangeHook,
	type PayloadRequest,
	type SanitizedCollectionConfig,
	type SanitizedGlobalConfig,
	ValidationError,
} from 'payload';
import { pictureBook } from '../mapping/picture-book.ts';
import { isForm } from '../server/is-form.ts';
import { partOf, parts, schemaOf } from '../snapshot/parts.ts';
import { sayTo } from '../words/said.ts';
import type { ChangedItem } from './contradictions.ts';
import { findContradictions } from './find-contradictions.ts';

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;
type Data = Record<string, unknown>;

/** Stored nowhere: the reason goes into the audit log. */
export const reasonField = {
	name: 'goOnReason',
	type: 'textarea',
	virtual: true,
	label: { en: 'Reason to publish it all the same', zh: '仍然发布的理由' },
	maxLength: 500,
	admin: {
		description: { en: 'The audit log keeps it.', zh: '将记入变更记录。' },
		className: 'studio-reason',
		disableListColumn: true,
		disableListFilter: true,
		disableBulkEdit: true,
		components: { Field: '/src/contradictions/reason-to-go-on.tsx#ReasonToGoOn' },
	},
} satisfies Field;

/** A new item has no number yet. */
const newId = 2_147_483_647;

/** The item as the site would get it; undefined if it violates the contract, which is refused elsewhere. */
async function changedItem(req: PayloadRequest, { slug }: Config, data: Data): Promise<ChangedItem | undefined> {
	const name = partOf(slug);
	if (!name) return undefined;
	const part = parts[name];
	const book = await pictureBook(req.payload, { req });
	try {
		const item = part.toSnapshot({ ...data, id: data.id ?? newId } as never, book);
		const isList = 'collection' in part;
		return schemaOf(name).safeParse(isList ? [item] : item).success ? { part: name, item } : undefined;
	} catch {
		return undefined;
	}
}

/**
 * A form that publishes something which contradicts other content is refused once, with the contradictions. With a
 * reason it is saved, and the audit log has the reason. Programs, approvals and releases are not asked.
 */
async function ask(req: PayloadRequest, config: Config, data: Data, reason: unknown): Promise<void> {
	const isDraft = Boolean(config.versions?.drafts) && data._status !== 'published';
	if (isDraft || data.deletedAt || !isForm(req) || req.context.ofMany) return;
	const change = await changedItem(req, config, data);
	const found = change && (await findContradictions(req.payload, change));
	if (!found || found.length === 0) return;
	if (typeof reason === 'string' && reason.trim()) {
		req.context.reason = reason.trim();
		return;
	}
	const say = sayTo(req);
	const places = found.map(({ sentence, found: where }) => `${say(sentence.en, sentence.cn)} ${where.join('; ')}.`);
	const message = say(
		`This contradicts other content. ${places.join(' ')} Correct it, or say why it is right and publish again.`,
		`与其他内容相矛盾。${places.join(' ')}请更正，或说明理由后再次发布。`,
	);
	throw new ValidationError(
		{ errors: [{ path: reasonField.name, label: say(reasonField.label), message }], req },
		req.t,
	);
}

/** Without the reason, which no later hook needs. */
const split = (data: Data): [Data, unknown] => {
	const { goOnReason, ...rest } = data;
	return [rest, goOnReason];
};

export const askOfItem: CollectionBeforeChangeHook = async ({ req, collection, data, originalDoc }) => {
	const [rest, reason] = split(data);
	await ask(req, collection, { ...originalDoc, ...rest }, reason);
	return rest;
};

export const askOfGlobal: GlobalBeforeChangeHook = async ({ req, global, data, originalDoc }) => {
	const [rest, reason] = split(data);
	await ask(req, global, { ...originalDoc, ...rest }, reason);
	return rest;
};
