import { type CollectionBeforeOperationHook, type TextField, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';
import { isPasswordOf } from './is-password-of.ts';

/** Never stored. */
export const presentPasswordField: TextField = {
	name: 'presentPassword',
	type: 'text',
	label: { en: 'Present password', zh: '当前密码' },
	virtual: true,
	admin: {
		disableListColumn: true,
		disableListFilter: true,
		components: { Field: '/src/access/present-password-field.tsx#PresentPassword' },
	},
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * An unlocked computer must not be enough to take over an account: changing one's own password or email needs the
 * current password.
 */
export const askPresentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== 'update' || !req.user || !('id' in args) || String(args.id) !== String(req.user.id)) return;
	const { password, email, presentPassword } = ('data' in args ? args.data : {}) as Record<string, unknown>;
	const movesAccount = isText(email) && email.trim().toLowerCase() !== req.user.email;
	if (!isText(password) && !movesAccount) return;
	if (await isPasswordOf(req, isText(presentPassword) ? presentPassword : '')) return;
	throw new ValidationError({
		collection: 'users',
		errors: [
			{
				path: 'presentPassword',
				label: { en: 'Present password', zh: '当前密码' },
				message: sayTo(req)('Enter the password that you have at present.', '请输入您当前的密码。'),
			},
		],
	});
};
