import type { CollectionConfig, Endpoint, Where } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { forgotPassword } from '../access/forgot-password.ts';
import { keepLast, keepOneOfMany, keepRoleOfLast } from '../access/last-administrator.ts';
import { checkPassword } from '../access/password-rules.ts';
import { askPresentPassword, presentPasswordField } from '../access/present-password.ts';
import { has, only, roleLabels, roles, rolesOf } from '../access/roles.ts';
import { endOldSession, idleSeconds } from '../access/session-length.ts';
import { keepFewSessions, sessionsField } from '../access/sessions.ts';
import { forgiveAttempts, limitSignIn } from '../access/sign-in-limit.ts';
import { askForCode, noSessionByReset, noteReset } from '../second-factor/ask-at-sign-in.ts';
import { secondFactorEndpoints } from '../second-factor/second-factor-endpoints.ts';
import { removeSecondFactor, secondFactorField } from '../second-factor/second-factor-field.ts';
import { notFound } from '../server/endpoint.ts';
import { settings } from '../settings.ts';

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
