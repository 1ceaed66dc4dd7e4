import type { Said } from './said.ts';

/** For users whose session ends while they write. */
export const signedOut: Said = {
	en: 'You are signed out. Sign in again in another tab: what you wrote stays here.',
	zh: '您已退出登录。请在另一个标签页重新登录：您写的内容会保留在这里。',
};
