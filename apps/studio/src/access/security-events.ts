import type { AfterErrorHook, CollectionAfterLoginHook, CollectionConfig, PayloadRequest } from 'payload';
import { countRefusal } from './refused-sign-ins.ts';

export type SecurityEvent =
	| 'signed in'
	| 'signed out'
	| 'sign-in refused'
	| 'too many attempts'
	| 'not allowed'
	| 'wrong token'
	| 'link for a new password'
	| 'password set'
	| 'password reset'
	| 'second factor on'
	| 'second factor off'
	| 'wrong code'
	| 'account created'
	| 'roles changed'
	| 'account deleted'
	| 'data exported'
	| 'person exported'
	| 'person deleted'
	| 'retention confirmed'
	| 'asked to confirm';

/** Written by the studio's own server, whatever the caller sent. */
const addressOf = (req: PayloadRequest) => req.headers?.get('x-forwarded-for') ?? undefined;

/**
 * Logs who did what, when and from where, for the investigation of an attack. Accounts are logged by id; input is never
 * logged.
 */
export function noteEvent(req: PayloadRequest, event: SecurityEvent, more: Record<string, unknown> = {}): void {
	countRefusal(event);
	const isRefusal = /refused|too many|not allowed|wrong/.test(event);
	req.payload.logger[isRefusal ? 'warn' : 'info']({
		event,
		by: req.user?.id,
		from: addressOf(req),
		...more,
		msg: event,
	});
}

async function accountNamed(req: PayloadRequest, email: unknown): Promise<number | 'unknown'> {
	const where = { email: { equals: String(email).trim().toLowerCase() } };
	const { docs } = await req.payload.find({ collection: 'users', where, limit: 1, depth: 0 });
	return docs[0]?.id ?? 'unknown';
}

const statusOf = (error: object) => ('status' in error ? error.status : undefined);

/** Payload logs these errors without context; this adds user and request. */
export const noteRefusal: AfterErrorHook = async ({ error, req }) => {
	const place = { method: req.method, path: req.pathname };
	const status = statusOf(error);
	if (error.name === 'AuthenticationError')
		noteEvent(req, 'sign-in refused', { account: await accountNamed(req, req.data?.email), ...place });
	else if (status === 429) noteEvent(req, 'too many attempts', place);
	else if (status === 401 || status === 403) noteEvent(req, 'not allowed', place);
};

/** Confirming a password does not create a session. */
const noteSignIn: CollectionAfterLoginHook = ({ context, req, user }) => {
	if (!context.checksPasswordOnly) noteEvent(req, 'signed in', { by: user.id });
};

const asText = (roles: unknown) => JSON.stringify(roles ?? []);

/** Adds security events to the collection of users. */
export const withSecurityEvents = (users: CollectionConfig): CollectionConfig => ({
	...users,
	hooks: {
		...users.hooks,
		afterLogin: [...(users.hooks?.afterLogin ?? []), noteSignIn],
		afterLogout: [...(users.hooks?.afterLogout ?? []), ({ req }) => noteEvent(req, 'signed out')],
		afterForgotPassword: [
			...(users.hooks?.afterForgotPassword ?? []),
			({ args }) => noteEvent(args.req, 'link for a new password'),
		],
		afterOperation: [
			...(users.hooks?.afterOperation ?? []),
			({ args, operation, req, result }) => {
				if (operation === 'resetPassword') noteEvent(req, 'password reset');
				if (operation === 'updateByID' && args.data.password) noteEvent(req, 'password set', { account: args.id });
				return result;
			},
		],
		afterChange: [
			...(users.hooks?.afterChange ?? []),
			({ doc, operation, previousDoc, req }) => {
				if (operation === 'create') noteEvent(req, 'account created', { account: doc.id, roles: doc.roles });
				else if (asText(doc.roles) !== asText(previousDoc.roles))
					noteEvent(req, 'roles changed', { account: doc.id, roles: doc.roles });
			},
		],
		afterDelete: [
			...(users.hooks?.afterDelete ?? []),
			({ id, req }) => noteEvent(req, 'account deleted', { account: id }),
		],
	},
});
