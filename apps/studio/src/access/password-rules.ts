import { brand } from '@site/contract/brand';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { isLeaked } from './leaked-passwords.ts';

const shortestPassword = 12;

/** What people type when they are asked for twelve characters. */
const common = [
	...['password', 'passwort', 'welcome', 'letmein', 'changeme', 'qwerty', 'qwertyuiop', 'asdfghjkl', 'iloveyou'],
	...['administrator', 'admin', 'secret', 'monkey', 'dragon', 'sunshine', 'princess', 'football', 'baseball', 'abc'],
	...['studio', 'website', 'test', 'zxcvbnm', 'trustno', 'master', 'login', 'hello', brand.name, brand.company],
].map((word) => word.toLowerCase().replace(/[^a-z]/g, ''));

/** Without digits, signs and repeats only such a word is left. */
const isCommon = (password: string) => {
	const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '');
	return common.some((word) => letters.replaceAll(word, '') === '');
};

/** Why a password will not do; undefined where it will. */
export async function problemWith(password: string, email: string): Promise<string | undefined> {
	if (password.length < shortestPassword) return `must have at least ${shortestPassword} characters`;
	if (new Set(password).size < 5) return 'must have at least five different characters';
	const [name = ''] = email.toLowerCase().split('@');
	const plain = password.toLowerCase();
	if (email && (plain.includes(email.toLowerCase()) || (name.length > 3 && plain.startsWith(name))))
		return 'must not be made from the e-mail address';
	return isCommon(password) || (await isLeaked(password)) ? 'is one that many people use' : undefined;
}

async function emailOf(req: PayloadRequest, args: object): Promise<string> {
	if (!('id' in args) || (typeof args.id !== 'number' && typeof args.id !== 'string')) return '';
	const kept = await req.payload.findByID({ collection: 'users', id: args.id, disableErrors: true, depth: 0, req });
	return kept?.email ?? '';
}

/** Wherever a password is set: a new colleague, a change, a reset. */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
	const { password, email } = ('data' in args ? args.data : {}) as { password?: unknown; email?: unknown };
	if (typeof password !== 'string' || password === '') return;
	const problem = await problemWith(password, typeof email === 'string' ? email : await emailOf(req, args));
	if (problem)
		throw new ValidationError({
			collection: 'users',
			errors: [{ path: 'password', label: 'Password', message: `The password ${problem}.` }],
		});
};
