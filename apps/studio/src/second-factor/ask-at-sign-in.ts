import {
	type CollectionAfterOperationHook,
	type CollectionBeforeLoginHook,
	type CollectionBeforeOperationHook,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';
import { acceptCode, secondFactorOf } from './accept-code.ts';

const codeRefusal = (req: PayloadRequest, message: string) =>
	new ValidationError({
		collection: 'users',
		errors: [{ path: 'code', label: sayTo(req)('Code', '验证码'), message }],
	});

/** Marks a password reset for the hooks below, because Payload also signs in after a reset. */
export const noteReset: CollectionBeforeOperationHook = ({ operation, context }) => {
	if (operation === 'resetPassword') context.isReset = true;
};

/** Runs on every way to a session, after the password check and before the session is created. */
export const askForCode: CollectionBeforeLoginHook = async ({ req, user, context }) => {
	if (context.isReset || context.checksPasswordOnly || !(await secondFactorOf(req, user.id))) return;
	const code = typeof req.data?.code === 'string' ? req.data.code.trim() : '';
	if (code === '') throw codeRefusal(req, sayTo(req)('Enter a code.', '请输入验证码。'));
	if (!(await acceptCode(req, user.id, code)))
		throw codeRefusal(req, sayTo(req)('This code is wrong or was used before.', '此验证码有误或已使用过。'));
};

/** The new password is already saved. The error discards the session: an e-mail alone must not give access to the studio. */
export const noSessionByReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
	if (operation !== 'resetPassword') return result;
	if (!req.user || !(await secondFactorOf(req, req.user.id))) return result;
	noteEvent(req, 'password reset');
	throw refusal(
		sayTo(req)('Your new password is set. Sign in with it and with a code.', '新密码已设置。请用它和验证码登录。'),
		401,
	);
};
