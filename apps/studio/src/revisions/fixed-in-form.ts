import type { CollectionBeforeOperationHook, Field, FieldAccess } from 'payload';

/** Withdrawing a revision needs a state and a reason. */
const ofState = new Set(['state', 'reason', 'reasonCn']);

/** For the access functions below: the form asks which fields are editable before any operation begins. */
export const noteChange: CollectionBeforeOperationHook = ({ operation, req }) => {
	if (operation === 'update') req.context.changesRevision = true;
};

/**
 * During a change every field counts as editable, so that release.ts refuses with a message: Payload would ignore the
 * values silently.
 */
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
