import type { z } from 'zod';
import { contractWords } from './contract-words.ts';
import { inEnglish, type Said, type Say } from './said.ts';

export type Issue = z.core.$ZodIssue;

export const needed: Said = { en: 'This is needed.', zh: '必须填写。' };

const count = (number: number | bigint) => (Number(number) === 1 ? 'one' : String(number));
const exactly = (number: number | bigint): Said => ({
	en: `Exactly ${number} are needed.`,
	zh: `必须恰好 ${number} 项。`,
});

const tooSmall = ({ origin, minimum, exact }: z.core.$ZodIssueTooSmall): Said => {
	if (origin !== 'array')
		return origin === 'string' ? needed : { en: `Not less than ${minimum}.`, zh: `不小于 ${minimum}。` };
	return exact ? exactly(minimum) : { en: `At least ${count(minimum)} is needed.`, zh: `至少需要 ${minimum} 项。` };
};

const tooBig = ({ origin, maximum, exact }: z.core.$ZodIssueTooBig): Said => {
	if (origin === 'array') return exact ? exactly(maximum) : { en: `At most ${maximum}.`, zh: `最多 ${maximum} 项。` };
	return origin === 'string'
		? { en: `At most ${maximum} characters.`, zh: `最多 ${maximum} 个字符。` }
		: { en: `Not more than ${maximum}.`, zh: `不大于 ${maximum}。` };
};

const formats: Partial<Record<string, Said>> = {
	email: { en: 'An email address.', zh: '电子邮箱地址。' },
	date: { en: 'A day.', zh: '日期。' },
	regex: { en: 'No spaces or special characters.', zh: '不含空格或特殊字符。' },
};

/** A violation of the contract, worded for a user who fills in a form. */
export function plainReason(issue: Issue, say: Say = inEnglish): string {
	switch (issue.code) {
		case 'too_small':
			return say(tooSmall(issue));
		case 'too_big':
			return say(tooBig(issue));
		case 'invalid_value': {
			const values = issue.values.map(String);
			return say(`One of: ${values.join(', ')}.`, `以下之一：${values.join('、')}。`);
		}
		case 'invalid_format':
			return say(formats[issue.format] ?? { en: 'This is not written as it should be.', zh: '格式不正确。' });
		case 'custom':
			return say(contractWords(issue.message));
		case 'invalid_type':
			return issue.path.at(-1) === 'picture' ? say('Choose a picture.', '请选择图片。') : say(needed);
		default:
			return say('The site cannot show this.', '网站无法显示。');
	}
}
