import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type PayloadRequest,
	ValidationError,
	type Where,
} from 'payload';

const isAdministrator = (user: unknown) =>
	typeof user === 'object' && user !== null && 'roles' in user && Array.isArray(user.roles)
		? user.roles.includes('administrator')
		: false;

async function isLast(req: PayloadRequest, id: number | string): Promise<boolean> {
	const others: Where = { and: [{ roles: { contains: 'administrator' } }, { id: { not_equals: id } }] };
	return (await req.payload.count({ collection: 'users', where: others, req })).totalDocs === 0;
}

/** Without an administrator nobody could ever make another one. */
export const keepRoleOfLast: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
	if (operation !== 'update' || !isAdministrator(originalDoc) || !('roles' in data) || isAdministrator(data)) return;
	if (await isLast(req, originalDoc.id))
		throw new ValidationError({
			collection: 'users',
			errors: [{ path: 'roles', label: 'Roles', message: 'This is the last administrator. Make another one first.' }],
		});
};

export const keepLast: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const user = await req.payload.findByID({ collection: 'users', id, disableErrors: true, depth: 0, req });
	if (isAdministrator(user) && (await isLast(req, id)))
		throw new APIError('This is the last administrator. Make another one first.', 409, null, true);
};
