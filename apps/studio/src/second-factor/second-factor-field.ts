import type { CheckboxField, CollectionBeforeDeleteHook } from 'payload';

/** Whether the user has set one up: a virtual field, computed on every read. */
export const secondFactorField: CheckboxField = {
	name: 'secondFactor',
	type: 'checkbox',
	label: { en: 'Second factor', zh: '第二因素' },
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
