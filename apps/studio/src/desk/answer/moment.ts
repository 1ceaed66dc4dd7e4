import type { Say } from '../../words/said.ts';

const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
const [english, chinese] = [new Intl.DateTimeFormat('en-GB', style), new Intl.DateTimeFormat('zh-CN', style)];

/** `17 Nov 2026, 14:05` on the reader's own clock. */
export const moment = (value: string, say: Say): string => {
	const at = Date.parse(value);
	return Number.isNaN(at) ? '' : say(english.format(at), chinese.format(at));
};
