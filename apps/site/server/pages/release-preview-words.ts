import type { Language } from '@site/contract/language';

/** The words around the preview of a release, used on the server only. */
const en = {
	bar: (name: string) => `Preview of release “${name}”`,
	end: 'End the preview',
	expired: 'This preview link has expired. Open the release in the studio again.',
	unfit: 'This release cannot be shown, because not everything in it fits:',
	unreachable: 'The preview cannot be shown right now. Please try again in a minute.',
};

const cn: typeof en = {
	bar: (name) => `发布内容“${name}”的预览`,
	end: '结束预览',
	expired: '此预览链接已过期。请在内容管理系统中重新打开该发布。',
	unfit: '此发布无法显示，因为其中有不符合要求的内容：',
	unreachable: '目前无法显示预览。请稍后再试。',
};

export const releasePreviewWords: Record<Language, typeof en> = { en, cn };
