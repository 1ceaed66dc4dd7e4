import {
	type CollectionBeforeChangeHook,
	type GlobalBeforeChangeHook,
	type PayloadRequest,
	type SanitizedCollectionConfig,
	type SanitizedGlobalConfig,
	ValidationError,
} from 'payload';
import { partOf } from '../snapshot/parts.ts';
import { goneFrom, problemsOf } from './problems.ts';

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;
type Data = Record<string, unknown>;

async function refuse(req: PayloadRequest, config: Config, data: Data): Promise<void> {
	const name = partOf(config.slug);
	if (data.deletedAt || !name) return;
	const isDraft = Boolean(config.versions?.drafts) && data._status !== 'published';
	const errors = isDraft
		? await goneFrom(req, config.flattenedFields, data)
		: await problemsOf(req, name, config.flattenedFields, data);
	if (errors.length === 0) return;
	const refusal = new ValidationError({ errors, req }, req.t);
	// The list view has no fields to mark.
	if (req.context.ofMany) refusal.message = errors.map(({ label, message }) => `${label}: ${message}`).join(' ');
	throw refusal;
}

/** Content that is published must meet the contract; otherwise it is refused with its fields marked. */
export const itemFitForTheSite: CollectionBeforeChangeHook = ({ req, collection, data, originalDoc }) =>
	refuse(req, collection, { ...originalDoc, ...data });

export const globalFitForTheSite: GlobalBeforeChangeHook = ({ req, global, data, originalDoc }) =>
	refuse(req, global, { ...originalDoc, ...data });
