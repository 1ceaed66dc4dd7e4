import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { createWaits } from '../access/waits.ts';
import { databaseOf } from '../database/database-of.ts';
import { refusal } from '../server/refusal.ts';
import { settings } from '../settings.ts';
import { sayTo } from '../words/said.ts';
import { hashOf } from './recovery-codes.ts';
import { unseal } from './sealed.ts';
import { stepOf } from './totp.ts';

type UserId = number | string;

/** Counted per account, not per network address: attempts need the password, so strangers cannot make the user wait. */
const attempts = createWaits({ free: 5, firstSeconds: 2, longestSeconds: 900, forgetSeconds: 3600 });

export async function secondFactorOf(req: PayloadRequest, user: UserId) {
	const where = { user: { equals: user } };
	const { docs } = await req.payload.find({ collection: 'second-factors', where, depth: 0, limit: 1, req });
	return docs[0];
}

/**
 * In one statement, so that of two concurrent uses of a code only one succeeds. A last step in the future comes from a
 * wrong clock.
 */
async function takeStep(req: PayloadRequest, user: UserId, step: number): Promise<boolean> {
	const taken = sql`
		update second_factors set last_step = ${step}
		where user_id = ${user} and (last_step < ${step} or last_step > ${step + 2}) returning id`;
	return (await (await databaseOf(req)).execute(taken)).rows.length > 0;
}

async function takeRecoveryCode(req: PayloadRequest, user: UserId, code: string): Promise<boolean> {
	const hash = hashOf(code);
	const taken = sql`
		update second_factors set recovery_codes = recovery_codes - ${hash}::text
		where user_id = ${user} and recovery_codes ? ${hash}::text returning id`;
	return (await (await databaseOf(req)).execute(taken)).rows.length > 0;
}

/** After a restore with another secret the authenticator's secret cannot be read; recovery codes still work. */
function secretIn(req: PayloadRequest, sealed: string): Buffer | undefined {
	try {
		return unseal(sealed, settings.secret);
	} catch {
		req.payload.logger.error({ msg: 'a second factor was kept under another PAYLOAD_SECRET' });
		return undefined;
	}
}

/** Whether it is a valid, unused code of this user; marks it as used. */
export async function acceptCode(req: PayloadRequest, user: UserId, given: string): Promise<boolean> {
	const seconds = attempts.attempt(String(user));
	if (seconds > 0)
		throw refusal(
			sayTo(req)(
				`Too many codes. Please try again in ${seconds} seconds.`,
				`验证码尝试过多。请在 ${seconds} 秒后重试。`,
			),
			429,
		);
	const factor = await secondFactorOf(req, user);
	if (!factor) return false;
	const code = given.replace(/\s/g, '');
	const secret = /^\d{6}$/.test(code) ? secretIn(req, factor.secret) : undefined;
	const step = secret && stepOf(secret, code);
	const isAccepted = step ? await takeStep(req, user, step) : await takeRecoveryCode(req, user, code);
	if (isAccepted) attempts.forget(String(user));
	else noteEvent(req, 'wrong code', { account: user });
	return isAccepted;
}
