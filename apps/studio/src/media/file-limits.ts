import type { Say } from '../words/said.ts';

/** Here, and not beside the hooks, because forms check files too. */
export const largestFile = 30 * 1024 * 1024;
export const tooLarge = 'The file is larger than 30 MB, which is the most that can be uploaded.';
export const tooLargeInChinese = '文件大于 30 MB，超出可上传的上限。';

const names: Record<string, string> = { 'svg+xml': 'SVG' };
const nameOf = (type: string) => {
	const ending = type.split('/')[1] ?? type;
	return names[ending] ?? ending.toUpperCase();
};

export const notAllowed = (allowed: string[], say: Say) =>
	say(
		`This is not one of the types that can be used: ${allowed.map(nameOf).join(', ')}.`,
		`不是可用的类型：${allowed.map(nameOf).join('、')}。`,
	);
