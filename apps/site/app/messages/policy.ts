import type { Language } from '@site/contract/language';

/** Texts of the policy viewer, in a separate file so that other pages do not load them. */
const en = {
	goToDocument: 'Go to the document',
	pages: 'Pages of the document',
	tools: 'Page and zoom',
	page: (number: number, total: number) => `Page ${number} of ${total}`,
	previousPage: 'Previous page',
	nextPage: 'Next page',
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	failed: 'The document could not be shown. You can try again, or download it above.',
};

const cn: typeof en = {
	goToDocument: '查看文件',
	pages: '文件页面',
	tools: '翻页与缩放',
	page: (number, total) => `第 ${number} 页，共 ${total} 页`,
	previousPage: '上一页',
	nextPage: '下一页',
	zoomIn: '放大',
	zoomOut: '缩小',
	failed: '文件无法显示。请重试，或通过上方链接下载。',
};

export const policyWords: Record<Language, typeof en> = { en, cn };
