import type { Language } from '@site/contract/language';

/** Words that pages show beside a product's figures and drawings, so that a search for them finds the product. */
const en = {
	headings: { results: 'Reading the result' },
	asked: 'my test shows nothing, a faint second line',
	panel: { cutoff: 'Cutoff' },
	agreement: {
		positive: 'Positive agreement',
		negative: 'Negative agreement',
		notPublished: ' (sample size not published)',
	},
};

const cn: typeof en = {
	headings: { results: '检验结果的解释' },
	asked: '淡线 浅线 两条杠 一条杠 没有反应',
	panel: { cutoff: '临界值' },
	agreement: { positive: '阳性符合率', negative: '阴性符合率', notPublished: '（未公布样本量）' },
};

export const wordsIn: Record<Language, typeof en> = { en, cn };
