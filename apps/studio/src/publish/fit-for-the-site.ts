import type { SnapshotPart } from '@site/contract/snapshot';
import {
	type CollectionBeforeChangeHook,
	type CollectionConfig,
	type GlobalBeforeChangeHook,
	type GlobalConfig,
	type PayloadRequest,
	type SanitizedCollectionConfig,
	type SanitizedGlobalConfig,
	ValidationError,
} from 'payload';
import { partOf } from '../snapshot/parts.ts';
import { goneFrom, problemsOf } from './problems.ts';

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;
type Data = Record<string, unknown>;

async function refuse(req: PayloadRequest, name: SnapshotPart, config: Config, data: Data): Promise<void> {
	if (data.deletedAt) return;
	const isDraft = Boolean(config.versions?.drafts) && data._status !== 'published';
	const errors = isDraft
		? await goneFrom(req, config.flattenedFields, data)
		: await problemsOf(req, name, config.flattenedFields, data);
	if (errors.length === 0) return;
	const refusal = new ValidationError({ errors, req }, req.t);
	// A list has no fields that could be marked.
	if (req.context.ofMany) refusal.message = errors.map(({ label, message }) => `${label}: ${message}`).join(' ');
	throw refusal;
}

const collectionHook =
	(name: SnapshotPart): CollectionBeforeChangeHook =>
	async ({ req, collection, data, originalDoc }) => {
		await refuse(req, name, collection, { ...originalDoc, ...data });
	};

const globalHook =
	(name: SnapshotPart): GlobalBeforeChangeHook =>
	async ({ req, global, data, originalDoc }) => {
		await refuse(req, name, global, { ...originalDoc, ...data });
	};

/** What is published meets the contract, or is refused with its fields marked. */
export function fitForTheSite(config: CollectionConfig): CollectionConfig {
	const name = partOf(config.slug);
	if (!name) return config;
	return {
		...config,
		hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), collectionHook(name)] },
	};
}

export function globalFitForTheSite(config: GlobalConfig): GlobalConfig {
	const name = partOf(config.slug);
	if (!name) return config;
	return {
		...config,
		hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), globalHook(name)] },
	};
}
