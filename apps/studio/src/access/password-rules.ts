import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';
import { problemWith } from './password-problem.ts';

async function emailOf(req: PayloadRequest, args: object): Promise<string> {
	if (!('id' in args) || (typeof args.id !== 'number' && typeof args.id !== 'string')) return '';
	const kept = await req.payload.findByID({ collection: 'users', id: args.id, disableErrors: true, depth: 0, req });
	return kept?.email ?? '';
}

/** Runs wherever a password is set: new user, change, reset. */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
	const { password, email } = ('data' in args ? args.data : {}) as { password?: unknown; email?: unknown };
	if (typeof password !== 'string' || password === '') return;
	const say = sayTo(req);
	const problem = await problemWith(password, typeof email === 'string' ? email : await emailOf(req, args), say);
	if (!problem) return;
	const message = say(`The password ${problem}.`, `密码${problem}。`);
	const refusal = new ValidationError({
		collection: 'users',
		errors: [{ path: 'password', label: say('Password', '密码'), message }],
	});
	// The form validates this field again by its own rules and drops the field error; the message stays.
	refusal.message = message;
	throw refusal;
};
