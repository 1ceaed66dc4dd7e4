import { type Warning, warningRules } from '@site/contract/content-rules/warnings';
import type { SnapshotPart } from '@site/contract/snapshot';
import {
	type CollectionBeforeChangeHook,
	type Field,
	type GlobalBeforeChangeHook,
	type PayloadRequest,
	type SanitizedCollectionConfig,
	type SanitizedGlobalConfig,
	ValidationError,
} from 'payload';
import { namesOfSection } from '../blocks/section-blocks.ts';
import { isTranslated } from '../languages/marks.ts';
import { answerTo, checkAddresses, isPage } from '../links/check-links.ts';
import { pictureBook } from '../mapping/picture-book.ts';
import { fieldOf } from '../publish/field-of.ts';
import { linksIn } from '../publish/links-in.ts';
import { problemsOf } from '../publish/problems.ts';
import { isForm } from '../server/is-form.ts';
import { partOf, parts, schemaOf } from '../snapshot/parts.ts';
import { sayTo } from '../words/said.ts';
import type { ChangedItem } from './contradictions.ts';
import { findAmiss } from './find-contradictions.ts';

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

/** Stored nowhere: the warnings are read, and the form is published all the same. */
export const anywayField = {
	name: 'publishAnyway',
	type: 'checkbox',
	virtual: true,
	label: { en: 'Before visitors see it', zh: '在访客看到之前' },
	admin: {
		disableListColumn: true,
		disableListFilter: true,
		disableBulkEdit: true,
		components: { Field: '/src/contradictions/publish-anyway.tsx#PublishAnyway' },
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
	// One section for each reusable one, so that paths name the rows of the form.
	const reusable = (id: number) => book.reusable(id)?.slice(0, 1);
	try {
		const item = part.toSnapshot({ ...data, id: data.id ?? newId } as never, { ...book, reusable });
		const isList = 'collection' in part;
		return schemaOf(name).safeParse(isList ? [item] : item).success ? { part: name, item } : undefined;
	} catch {
		return undefined;
	}
}

/** The paths in a form that the site does not have. A site that gives no answer has all of them. */
async function deadPathsIn({ flattenedFields }: Config, data: Data): Promise<string[]> {
	const links = linksIn(flattenedFields, data).filter(({ to }) => isPage(to));
	await checkAddresses(links);
	return links.map(({ to }) => to).filter((to) => answerTo(to)?.isRight === false);
}

/** More of the same are counted. */
const mostOfOneRule = 5;
const longestWords = 60;

/** The warnings at the fields of the form, and the way to go on. */
function refusalOf(req: PayloadRequest, config: Config, data: Data, part: SnapshotPart, warnings: readonly Warning[]) {
	const say = sayTo(req);
	const shown = warningRules.flatMap(({ name, sentence }) => {
		const all = warnings.filter(({ rule }) => rule === name);
		const more = all.length - mostOfOneRule;
		return all.slice(0, mostOfOneRule).map(({ path, found }, at) => {
			const names = (kind?: string) => (kind ? namesOfSection(kind) : parts[part].names);
			const words = found.replaceAll(/<[^>]*>/g, ' ').trim();
			const rest = at === mostOfOneRule - 1 && more > 0 ? say(` And ${more} more.`, `另有 ${more} 处。`) : '';
			const short = words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
			return {
				...fieldOf(config.flattenedFields, path, data, names, say),
				message: `${say(sentence.en, sentence.cn)} “${short}”${rest}`,
			};
		});
	});
	const goOn = {
		path: anywayField.name,
		label: say(anywayField.label),
		message: say('Correct it, or publish all the same.', '请更正，或仍然发布。'),
	};
	return new ValidationError({ errors: [...shown, goOn], req }, req.t);
}

/**
 * A form that publishes something which contradicts other content is refused once, with the contradictions. With a
 * reason it is saved, and the audit log has the reason. Warnings are shown once, too, and need no reason. Programs,
 * approvals and releases are not asked.
 */
async function ask(req: PayloadRequest, config: Config, data: Data, { reason, anyway }: Answers): Promise<void> {
	const isDraft = Boolean(config.versions?.drafts) && data._status !== 'published';
	if (isDraft || data.deletedAt || !isForm(req) || req.context.ofMany) return;
	const change = await changedItem(req, config, data);
	if (!change) return;
	const found = await findAmiss(req.payload, { change, deadPaths: await deadPathsIn(config, data) });
	const { contradictions = [], warnings: all = [] } = found ?? {};
	const warnings = all.filter(({ rule }) => rule !== 'missing-chinese' || isTranslated(config.slug));
	if (contradictions.length === 0) {
		// A program that uploads a file looks like a form; browsers alone name their origin.
		if (warnings.length === 0 || anyway === true || !req.headers.has('origin')) return;
		// What can not be published at all is refused in the next phase, without warnings.
		const problems = await problemsOf(req, change.part, config.flattenedFields, data);
		if (problems.length === 0) throw refusalOf(req, config, data, change.part, warnings);
		return;
	}
	if (typeof reason === 'string' && reason.trim()) {
		req.context.reason = reason.trim();
		return;
	}
	const say = sayTo(req);
	const places = contradictions.map(
		({ sentence, found: where }) => `${say(sentence.en, sentence.cn)} ${where.join('; ')}.`,
	);
	const message = say(
		`This contradicts other content. ${places.join(' ')} Correct it, or say why it is right and publish again.`,
		`与其他内容相矛盾。${places.join(' ')}请更正，或说明理由后再次发布。`,
	);
	throw new ValidationError(
		{ errors: [{ path: reasonField.name, label: say(reasonField.label), message }], req },
		req.t,
	);
}

interface Answers {
	reason: unknown;
	anyway: unknown;
}

/** Without the answers, which no later hook needs. */
const split = (data: Data): [Data, Answers] => {
	const { goOnReason, publishAnyway, ...rest } = data;
	return [rest, { reason: goOnReason, anyway: publishAnyway }];
};

export const askOfItem: CollectionBeforeChangeHook = async ({ req, collection, data, originalDoc }) => {
	const [rest, answers] = split(data);
	await ask(req, collection, { ...originalDoc, ...rest }, answers);
	return rest;
};

export const askOfGlobal: GlobalBeforeChangeHook = async ({ req, global, data, originalDoc }) => {
	const [rest, answers] = split(data);
	await ask(req, global, { ...originalDoc, ...rest }, answers);
	return rest;
};
