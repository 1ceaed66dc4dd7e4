import type { loincScales } from '@site/contract/laboratory-codes';
import { row } from '../fields/codec.ts';
import { choice, or, text } from '../fields/field.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const scales: Record<(typeof loincScales)[number], Said> = {
	Qn: { en: 'Quantitative (Qn)', zh: '定量（Qn）' },
	SemiQn: { en: 'Semi-quantitative (SemiQn)', zh: '半定量（SemiQn）' },
	Ord: { en: 'Ordinal (Ord)', zh: '有序（Ord）' },
	OrdQn: { en: 'Ordinal or quantitative (OrdQn)', zh: '有序或定量（OrdQn）' },
	Nom: { en: 'Nominal (Nom)', zh: '名义（Nom）' },
	Nar: { en: 'Narrative (Nar)', zh: '叙述（Nar）' },
};

const part = (label: Said) => text({ label, required: true, width: '33%' });

/** The codes of LOINC that results of tests have, each copied once from the LOINC table. */
export const loincCodes = defineContent('loincCodes', 'loinc-codes', {
	labels: { singular: { en: 'LOINC code', zh: 'LOINC 代码' }, plural: { en: 'LOINC codes', zh: 'LOINC 代码' } },
	drafts: true,
	isRegulated: true,
	regulated: { from: 'everything regulated', fields: 'all' },
	sort: 'id',
	unseen: true,
	untranslated: true,
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'name',
		defaultColumns: ['code', 'name', 'system', 'scale', '_status'],
		listSearchableFields: ['code', 'name'],
		description: {
			en: 'Copied from the LOINC table. Products choose from these for each result and specimen. The release they were taken from is in Site settings.',
			zh: '抄自 LOINC 表。产品按结果和样本从中选择。所依据的 LOINC 版本在网站设置中填写。',
		},
	},
	fields: {
		...row({
			code: text({
				label: { en: 'Code', zh: '代码' },
				required: true,
				unique: true,
				width: '33%',
				help: { en: 'Such as 94558-4.', zh: '例如 94558-4。' },
			}),
			name: text({ label: { en: 'Long common name', zh: '长通用名' }, required: true, width: '67%' }),
		}),
		...row({
			component: part({ en: 'Component', zh: '成分' }),
			property: part({ en: 'Property', zh: '属性' }),
			time: part({ en: 'Time', zh: '时间' }),
		}),
		...row({
			system: part({ en: 'System', zh: '系统' }),
			scale: choice(scales, { label: { en: 'Scale', zh: '标度' }, required: true, width: '33%' }),
			method: or('', text({ label: { en: 'Method', zh: '方法' }, width: '33%' })),
		}),
	},
});
