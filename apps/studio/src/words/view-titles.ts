import type { Said, Say } from './said.ts';

/** Titles of our own views in the browser tab. Payload takes one language; the page replaces it by the reader's. */
export const viewTitles = {
	desk: { en: 'Desk', zh: '工作台' },
	message: { en: 'Letter', zh: '来信' },
	privacy: { en: 'Privacy requests', zh: '隐私请求' },
	lotsImport: { en: 'Import lots', zh: '导入批次' },
	languages: { en: 'Languages', zh: '语言' },
	links: { en: 'Links', zh: '链接' },
	contradictions: { en: 'Contradictions', zh: '内容矛盾' },
	approvals: { en: 'Approvals', zh: '审批' },
	releases: { en: 'Releases', zh: '发布批次' },
	release: { en: 'Release', zh: '发布批次' },
	record: { en: 'The record of a product', zh: '产品档案' },
	applicationBoard: { en: 'Applications by stage', zh: '各阶段求职申请' },
	figures: { en: 'Figures', zh: '数据' },
	trail: { en: 'Who changed what', zh: '变更记录' },
} as const satisfies Record<string, Said>;

/** `Desk · studio` in the language of its reader. */
export function titleIn(title: string, say: Say): string {
	const said = Object.values(viewTitles).find(({ en }) => title.startsWith(`${en} ·`));
	return said ? say(said) + title.slice(said.en.length) : title;
}
