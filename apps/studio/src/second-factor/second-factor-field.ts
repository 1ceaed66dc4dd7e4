import type { CheckboxField, CollectionBeforeDeleteHook } from 'payload';

/** Whether a colleague has set one up: asked anew with each read, so that it is never out of date. */
export const secondFactorField: CheckboxField = {
	name: 'secondFactor',
	type: 'checkbox',
	label: 'Second factor',
	virtual: true,
	access: { create: () => false, update: () => false },
	hooks: {
		afterRead: [
			async ({ originalDoc, req }) => {
				const where = { user: { equals: originalDoc?.id } };
				return (await req.payload.count({ collection: 'second-factors', where, req })).totalDocs > 0;
			},
		],
	},
	admin: {
		disableListFilter: true,
		components: { Field: '/src/second-factor/second-factor-panel.tsx#SecondFactorPanel' },
	},
};

export const removeSecondFactor: CollectionBeforeDeleteHook = async ({ id, req }) => {
	await req.payload.delete({ collection: 'second-factors', where: { user: { equals: id } }, req });
};
