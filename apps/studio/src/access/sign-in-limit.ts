import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { sayTo } from '../words/said.ts';
import { callerOf, refuseFor, takePasswordTurn } from './password-turns.ts';
import { createWaits } from './waits.ts';

/** For mistyped passwords. The caller's address is part of the key, so that others' attempts do not make a user wait. */
const byAccount = createWaits({ free: 5, firstSeconds: 2, longestSeconds: 900, forgetSeconds: 3600 });
/** One address that tries many accounts. An office may share it, so that its waits stay short. */
const byAddress = createWaits({ free: 20, firstSeconds: 2, longestSeconds: 60, forgetSeconds: 600 });

const accountKey = (req: PayloadRequest, email: unknown) => `${callerOf(req)} ${String(email).trim().toLowerCase()}`;

export function admitAttempt(req: PayloadRequest, email: unknown): void {
	const seconds = Math.max(byAddress.attempt(callerOf(req)), byAccount.attempt(accountKey(req, email)));
	if (seconds > 0)
		throw refuseFor(
			req,
			seconds,
			429,
			sayTo(req)(
				`Too many attempts. Please try again in ${seconds} seconds.`,
				`尝试次数过多。请在 ${seconds} 秒后重试。`,
			),
		);
}

const derive = promisify(pbkdf2);

/** Takes as long as Payload's password check, so that the timing does not reveal whether an account exists. */
async function spendAsLong(password: unknown): Promise<void> {
	await derive(String(password), randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
}

/** A hook, not a route, so that no spelling of the address bypasses it. */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation === 'resetPassword') admitAttempt(req, 'reset');
	if (operation !== 'login' || !('data' in args)) return;
	const { email, password } = args.data as { email?: unknown; password?: unknown };
	admitAttempt(req, email);
	try {
		await takePasswordTurn(req);
	} catch (error) {
		// No password was checked, so the attempt does not count.
		byAddress.giveBack(callerOf(req));
		byAccount.giveBack(accountKey(req, email));
		throw error;
	}
	const where = { email: { equals: String(email).trim().toLowerCase() } };
	const { totalDocs } = await req.payload.count({ collection: 'users', where, req });
	if (totalDocs === 0) await spendAsLong(password);
};

export const forgiveAttempts: CollectionAfterLoginHook = ({ req, user }) => {
	byAddress.giveBack(callerOf(req));
	byAccount.forget(accountKey(req, user.email));
};
