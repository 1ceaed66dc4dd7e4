import type { CollectionBeforeOperationHook, Field, FieldAccess } from 'payload';

/** Withdrawing needs a state and a reason. */
const ofState = new Set(['state', 'reason', 'reasonCn']);

/** Told to the access below: the form asks what it may show as open before any operation begins. */
export const noteChange: CollectionBeforeOperationHook = ({ operation, req }) => {
	if (operation === 'update') req.context.changesRevision = true;
};

/** What is sent after all is refused in words (release.ts): Payload would pass over it in silence. */
const isOpen =
	(name: string): FieldAccess =>
	({ doc, req }) => {
		if (req.context.changesRevision) return true;
		const state = doc?.state ?? 'draft';
		return state === 'draft' || (ofState.has(name) && state !== 'withdrawn');
	};

/** Fields that the form shows as fixed once the revision is released. */
export const fixedInForm = (fields: readonly Field[]): Field[] =>
	fields.map((field) => {
		if (field.type === 'row') return { ...field, fields: fixedInForm(field.fields) };
		return 'name' in field && field.type !== 'ui' && field.type !== 'join'
			? { ...field, access: { update: isOpen(field.name) } }
			: field;
	});
