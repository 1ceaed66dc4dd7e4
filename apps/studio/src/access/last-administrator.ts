import {
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type CollectionBeforeOperationHook,
	type PayloadRequest,
	ValidationError,
	type Where,
} from 'payload';
import { refusal } from '../server/refusal.ts';
import { type Said, sayTo } from '../words/said.ts';
import { has } from './roles.ts';

const isAdministrator = (user: unknown) =>
	typeof user === 'object' && user !== null && 'roles' in user && Array.isArray(user.roles)
		? user.roles.includes('administrator')
		: false;

/** Number of administrators that match a condition. */
async function administrators(req: PayloadRequest, where: Where): Promise<number> {
	const those: Where = { and: [{ roles: { contains: 'administrator' } }, where] };
	return (await req.payload.count({ collection: 'users', where: those, req })).totalDocs;
}

const isLast = async (req: PayloadRequest, id: number | string) =>
	(await administrators(req, { id: { not_equals: id } })) === 0;

const last: Said = {
	en: 'This is the last administrator. Make another one first.',
	zh: '这是最后一位管理员。请先设置另一位。',
};
/** Without an administrator nobody could ever make another one. */
export const keepRoleOfLast: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
	if (operation !== 'update' || !isAdministrator(originalDoc) || !('roles' in data) || isAdministrator(data)) return;
	if (await isLast(req, originalDoc.id))
		throw new ValidationError({
			collection: 'users',
			errors: [{ path: 'roles', label: sayTo(req)('Roles', '角色'), message: sayTo(req)(last) }],
		});
};

export const keepLast: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const user = await req.payload.findByID({ collection: 'users', id, disableErrors: true, depth: 0, req });
	if (isAdministrator(user) && (await isLast(req, id))) throw refusal(sayTo(req)(last));
};

/** A bulk delete removes documents one by one, and each check would still see the others. */
export const keepOneOfMany: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== 'delete' || 'id' in args || !('where' in args) || !args.where || !has(req.user)) return;
	if ((await administrators(req, args.where)) === (await administrators(req, {}))) throw refusal(sayTo(req)(last));
};
