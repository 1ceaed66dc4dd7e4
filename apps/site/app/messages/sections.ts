import type { Language } from '@site/contract/language';

/** Texts of sections that the first page load brings as markup only. */
const en = {
	productsInArea: (count: number) => (count === 1 ? '1 product' : `${count} products`),
	tests: {
		rows: { swab: 'Swab', oral: 'Oral', blood: 'Blood', urine: 'Urine', stool: 'Stool', genital: 'Genital' },
		seconds: (seconds: number) => `${seconds} s`,
		minutes: (minutes: number) => `${minutes} min`,
		of: (title: string, time: string) => `${title} · ${time}`,
		chart: 'Every test by specimen and time to result',
		asTable: 'The same as a table',
	},
	mapOf: 'World map with these places',
};

const cn: typeof en = {
	productsInArea: (count) => `${count} 款产品`,
	tests: {
		rows: { swab: '拭子', oral: '唾液', blood: '血液', urine: '尿液', stool: '粪便', genital: '生殖道' },
		seconds: (seconds) => `${seconds} 秒`,
		minutes: (minutes) => `${minutes} 分钟`,
		of: (title, time) => `${title} · ${time}`,
		chart: '按样本和出结果时间排列的全部检测',
		asTable: '以表格查看',
	},
	mapOf: '标有这些地点的世界地图',
};

export const sectionWords: Record<Language, typeof en> = { en, cn };
