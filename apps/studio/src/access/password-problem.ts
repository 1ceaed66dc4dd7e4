import { brand } from '@site/contract/brand';
import { inEnglish, type Say } from '../words/said.ts';
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

/** Why a password is refused; undefined if it is fine. */
export async function problemWith(password: string, email: string, say: Say = inEnglish): Promise<string | undefined> {
	if (password.length < shortestPassword)
		return say(`must have at least ${shortestPassword} characters`, `至少需要 ${shortestPassword} 个字符`);
	if (new Set(password).size < 5) return say('must have at least five different characters', '至少需要五个不同的字符');
	const [name = ''] = email.toLowerCase().split('@');
	const plain = password.toLowerCase();
	if (email && (plain.includes(email.toLowerCase()) || (name.length > 3 && plain.startsWith(name))))
		return say('must not be made from the email address', '不能由电子邮箱地址构成');
	return isCommon(password) || (await isLeaked(password))
		? say('is one that many people use', '是很多人使用的密码')
		: undefined;
}
