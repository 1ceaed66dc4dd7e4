import {
	type CollectionBeforeOperationHook,
	type CollectionConfig,
	type Endpoint,
	Forbidden,
	type PayloadRequest,
	ValidationError,
	type Where,
} from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { forgotPassword } from '../access/forgot-password.ts';
import { keepLast, keepOneOfMany, keepRoleOfLast } from '../access/last-administrator.ts';
import { problemWith } from '../access/password-problem.ts';
import { askPresentPassword, presentPasswordField } from '../access/present-password.ts';
import { has, only, roleLabels, roles, rolesOf } from '../access/roles.ts';
import { keepFewSessions, sessionsField } from '../access/sessions.ts';
import { forgiveAttempts, limitSignIn } from '../access/sign-in-limit.ts';
import { askForCode, noSessionByReset, noteReset } from '../second-factor/ask-at-sign-in.ts';
import { secondFactorEndpoints } from '../second-factor/second-factor-endpoints.ts';
import { removeSecondFactor, secondFactorField } from '../second-factor/second-factor-field.ts';
import { notFound } from '../server/endpoint.ts';
import { settings } from '../settings.ts';
import { sayTo } from '../words/said.ts';

const hour = 60 * 60;

/** Idle time after which a session ends: a working day, since ending it sooner would lose half-written texts. */
const idleSeconds = 8 * hour;
/** Every session ends within a day, however much it is used. */
const longestSeconds = 24 * hour;

/** Refuses to extend a session beyond its longest time. */
const endOldSession: CollectionBeforeOperationHook = ({ operation, req }) => {
	if (operation !== 'refresh' || req.user?.collection !== 'users') return;
	const current = '_sid' in req.user ? req.user._sid : undefined;
	const begun = req.user.sessions?.find(({ id }) => id === current)?.createdAt;
	if (!begun || Date.now() - Date.parse(begun) > (longestSeconds - idleSeconds) * 1000) throw new Forbidden(req.t);
};

async function emailOf(req: PayloadRequest, args: object): Promise<string> {
	if (!('id' in args) || (typeof args.id !== 'number' && typeof args.id !== 'string')) return '';
	const kept = await req.payload.findByID({ collection: 'users', id: args.id, disableErrors: true, depth: 0, req });
	return kept?.email ?? '';
}

/** Runs wherever a password is set: new user, change, reset. */
const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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

/** Addresses are not verified by a link, but Payload has an endpoint for it, which would fail. */
const noVerification: Endpoint = {
	path: '/verify/:id',
	method: 'post',
	handler: () => notFound(),
};

const colleagues = (id: number | string, shared: readonly string[]): Where => ({
	or: [{ id: { equals: id } }, ...shared.map((role) => ({ roles: { contains: role } }))],
});

export const users: CollectionConfig = {
	slug: 'users',
	labels: { singular: { en: 'Colleague', zh: '同事' }, plural: { en: 'Colleagues', zh: '同事' } },
	// The current password and the check for a last administrator apply to one account at a time.
	disableBulkEdit: true,
	auth: {
		// Locking accounts would let anybody lock out others: attempts wait instead, by address and account.
		maxLoginAttempts: 0,
		tokenExpiration: idleSeconds,
		// The token is in the cookie only, so that scripts cannot steal it.
		removeTokenFromResponses: true,
		cookies: { sameSite: 'Lax', secure: settings.studioUrl.startsWith('https:') },
	},
	access: {
		/** Users see colleagues of the same role, so that work can be assigned to them. */
		read: ({ req }) => has(req.user) || (req.user ? colleagues(req.user.id, rolesOf(req.user)) : false),
		create: only(),
		update: ({ req }) => has(req.user) || (req.user ? { id: { equals: req.user.id } } : false),
		delete: only(),
		unlock: only(),
		/** Also for users who have yet to set up a required second factor. */
		admin: ({ req }) => (req.user?.roles ?? []).length > 0,
	},
	admin: {
		group: { en: 'Administration', zh: '管理' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'email', 'roles', 'secondFactor'],
		hidden: hiddenExceptFor(),
	},
	endpoints: [forgotPassword, noVerification, ...secondFactorEndpoints],
	hooks: {
		beforeOperation: [limitSignIn, checkPassword, askPresentPassword, endOldSession, noteReset, keepOneOfMany],
		beforeLogin: [askForCode],
		afterLogin: [forgiveAttempts, keepFewSessions],
		beforeChange: [keepRoleOfLast],
		beforeDelete: [keepLast, removeSecondFactor],
		afterOperation: [noSessionByReset],
	},
	fields: [
		{ name: 'name', type: 'text', label: { en: 'Name', zh: '姓名' }, required: true },
		{
			name: 'roles',
			type: 'select',
			label: { en: 'Roles', zh: '角色' },
			hasMany: true,
			required: true,
			saveToJWT: true,
			defaultValue: ['editor'],
			options: roles.map((value) => ({ label: roleLabels[value], value })),
			access: { create: ({ req }) => has(req.user), update: ({ req }) => has(req.user) },
		},
		presentPasswordField,
		secondFactorField,
		sessionsField,
	],
};
