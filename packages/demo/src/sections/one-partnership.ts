import { brand } from '@site/contract/brand';
import type { SectionOf, Tone } from '@site/contract/sections';
import names from '../company/names.json' with { type: 'json' };

const partner = names['partner-5'];

/** One partnership from the first message on, so that readers know what to expect. */
export const onePartnership = (tone: Tone): SectionOf<'timeline'> => ({
	kind: 'timeline',
	tone,
	title: { en: 'One partnership, month by month', cn: '一段合作，逐月记录' },
	intro: {
		en: `How ${partner} and ${brand.name} came to compare every candidate test before its design is final.`,
		cn: `每款候选检测定型之前都先经过比对：${partner} 与 ${brand.name} 的做法。`,
	},
	items: [
		{
			year: { en: 'Month 1', cn: '第 1 个月' },
			title: { en: 'A question, not a contract', cn: '始于一个问题，而非合同' },
			text: {
				en: 'The laboratory asks why two lots of a respiratory test differ at the faintest line. We bring both lots and the people who made them.',
				cn: '检验科提出疑问：同一款呼吸道检测的两个批次，最浅的线为何不同？我们带着两个批次和生产人员上门。',
			},
		},
		{
			year: { en: 'Month 3', cn: '第 3 个月' },
			title: { en: 'One page of goals', cn: '一页目标' },
			text: {
				en: 'Candidate assays are run beside the reference method on leftover samples. The hospital keeps the raw data and may publish it.',
				cn: '用剩余样本将候选检测与参考方法并行检测。原始数据归医院所有，医院可自行发表。',
			},
		},
		{
			year: { en: 'Month 8', cn: '第 8 个月' },
			title: { en: 'The first no', cn: '第一次说“不”' },
			text: {
				en: 'A candidate misses too many weak positives. We stop it, and the reason stands in the report of both sides.',
				cn: '一款候选检测漏检的弱阳性样本过多。我们终止了它，原因写入双方的报告。',
			},
		},
		{
			year: { en: 'Month 14', cn: '第 14 个月' },
			title: { en: 'A wider window', cn: '更宽的窗口' },
			text: {
				en: 'Nurses read the next candidate on the ward. Their remarks change the result window and the order of the steps on the card.',
				cn: '护士在病房试读下一款候选检测，她们的意见改变了结果窗口和操作卡的步骤顺序。',
			},
		},
		{
			year: { en: 'Today', cn: '如今' },
			title: { en: 'Twice a year at one table', cn: '每年两次，同桌而坐' },
			text: {
				en: 'Both sides look at what was compared, what was stopped and what comes next. The agreement still fits on one page.',
				cn: '双方一起回顾比对了什么、终止了什么、下一步做什么。协议至今仍是一页纸。',
			},
		},
	],
});
