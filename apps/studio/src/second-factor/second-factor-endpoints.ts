import { randomBytes } from 'node:crypto';
import { brand } from '@site/contract/brand';
import type { Endpoint, PayloadRequest } from 'payload';
import { isPasswordOf } from '../access/is-password-of.ts';
import { noteEvent } from '../access/security-events.ts';
import type { User } from '../payload-types.ts';
import { refusal } from '../server/refusal.ts';
import { settings } from '../settings.ts';
import { sayTo } from '../words/said.ts';
import { acceptCode, secondFactorOf } from './accept-code.ts';
import { qrPicture } from './qr-code.ts';
import { hashOf, newRecoveryCodes } from './recovery-codes.ts';
import { seal } from './sealed.ts';
import { fromBase32, stepOf, toBase32 } from './totp.ts';

/** Ends sessions that were opened with a password alone; the current one stays. */
async function endOtherSessions({ payload, user }: PayloadRequest): Promise<void> {
	if (!user) return;
	const own = '_sid' in user ? user._sid : undefined;
	const kept = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: user.id } } });
	const sessions = (kept?.sessions ?? []).filter(({ id }) => id === own);
	await payload.db.updateOne({ collection: 'users', id: user.id, data: { sessions }, returning: false });
}

/** The URI that an authenticator app scans. */
function otpauthUri(email: string, secret: string): string {
	const label = encodeURIComponent(`${brand.name}:${email}`);
	return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`;
}

const secretBytes = 20;
const isSecret = /^[A-Z2-7]{32}$/;

const refuse = (message: string, status = 400) => refusal(message, status);

type SignedIn = PayloadRequest & { user: NonNullable<PayloadRequest['user']> };

/** Handler for the signed-in user's own second factor, with the sent fields as texts. */
const own =
	(handler: (req: SignedIn, sent: Record<string, string>) => Promise<object>): Endpoint['handler'] =>
	async (req) => {
		const { user } = req;
		if (!user) throw refuse('Forbidden', 403);
		const body: unknown = await req.json?.().catch(() => undefined);
		const sent = Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
		const answer = await handler(Object.assign(req, { user }), Object.fromEntries(sent));
		return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
	};

async function requireCode(req: SignedIn, code = ''): Promise<void> {
	if (!(await acceptCode(req, req.user.id, code)))
		throw refuse(sayTo(req)('This code is wrong or was used before.', '此验证码有误或已使用过。'));
}

/** Creates a secret for an authenticator. It is saved once the user enters a code made from it. */
const begin = own(async ({ user }) => {
	const secret = toBase32(randomBytes(secretBytes));
	const uri = otpauthUri(user.email, secret);
	return { secret, uri, picture: qrPicture(uri) };
});

const turnOn = own(async (req, { secret = '', code = '', password = '' }) => {
	if (await secondFactorOf(req, req.user.id))
		throw refuse(sayTo(req)('The second factor is on already.', '第二因素已启用。'), 409);
	if (!isSecret.test(secret))
		throw refuse(sayTo(req)('Begin again: this secret is none of ours.', '请重新开始：此密钥不是我们生成的。'));
	if (!(await isPasswordOf(req, password))) throw refuse(sayTo(req)('This is not your password.', '这不是您的密码。'));
	const step = stepOf(fromBase32(secret), code.replace(/\s/g, ''));
	if (!step)
		throw refuse(
			sayTo(req)('This code is wrong. Does the clock of your phone go right?', '此验证码有误。您手机的时钟准确吗？'),
		);
	const recoveryCodes = newRecoveryCodes();
	await req.payload.create({
		collection: 'second-factors',
		data: {
			user: req.user.id,
			secret: seal(fromBase32(secret), settings.secret),
			lastStep: step,
			recoveryCodes: recoveryCodes.map(hashOf),
		},
		req,
	});
	await endOtherSessions(req);
	noteEvent(req, 'second factor on');
	return { recoveryCodes };
});

const renewCodes = own(async (req, { code }) => {
	await requireCode(req, code);
	const recoveryCodes = newRecoveryCodes();
	await req.payload.update({
		collection: 'second-factors',
		where: { user: { equals: req.user.id } },
		data: { recoveryCodes: recoveryCodes.map(hashOf) },
		req,
	});
	return { recoveryCodes };
});

async function remove(req: PayloadRequest, user: number | string): Promise<void> {
	await req.payload.delete({ collection: 'second-factors', where: { user: { equals: user } }, req });
	noteEvent(req, 'second factor off', { account: user });
}

const turnOff = own(async (req, { code }) => {
	await requireCode(req, code);
	await remove(req, req.user.id);
	return {};
});

/** An administrator's reset for a user who lost phone and codes. Users turn off their own second factor with a code. */
const reset = own(async (req) => {
	const id = Number(req.routeParams?.id);
	if (!Number.isSafeInteger(id) || id === req.user.id)
		throw refuse(sayTo(req)('Turn your own off with a code.', '请用验证码停用您自己的第二因素。'));
	await remove(req, id);
	return {};
});

export const secondFactorEndpoints: Endpoint[] = [
	{ path: '/second-factor/begin', method: 'post', handler: begin },
	{ path: '/second-factor/on', method: 'post', handler: turnOn },
	{ path: '/second-factor/codes', method: 'post', handler: renewCodes },
	{ path: '/second-factor/off', method: 'post', handler: turnOff },
	{ path: '/:id/second-factor/reset', method: 'post', handler: reset },
];
