import { brand } from '@site/contract/brand';
import { isLeaked } from './leaked-passwords.ts';

const shortestPassword = 12;

/** Words that people use to reach twelve characters. */
const common = [
	...['password', 'passwort', 'welcome', 'letmein', 'changeme', 'qwerty', 'qwertyuiop', 'asdfghjkl', 'iloveyou'],
	...['administrator', 'admin', 'secret', 'monkey', 'dragon', 'sunshine', 'princess', 'football', 'baseball', 'abc'],
	...['studio', 'website', 'test', 'zxcvbnm', 'trustno', 'master', 'login', 'hello', brand.name, brand.company],
].map((word) => word.toLowerCase().replace(/[^a-z]/g, ''));

/** True if nothing but such words is left without digits, symbols and repetitions. */
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
