import { lines, or, text, words } from '../fields/field.ts';
import { defineContent } from './define-content.ts';

/** Specimens, as laboratories name them. */
export const specimens = defineContent('specimens', 'specimens', {
	labels: { singular: { en: 'Specimen', zh: '样本类型' }, plural: { en: 'Specimens', zh: '样本类型' } },
	orderable: true,
	drafts: true,
	isRegulated: true,
	regulated: { from: 'everything regulated', fields: 'all' },
	sort: '_order',
	unseen: true,
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'snomed', '_status'],
		description: {
			en: 'What the results of tests are coded for, in the files at /data.',
			zh: '检测结果编码所对应的样本，用于 /data 的数据文件。',
		},
	},
	fields: {
		name: words({ label: { en: 'Name', zh: '名称' }, required: true }),
		snomed: or(
			undefined,
			text({
				label: { en: 'SNOMED CT', zh: 'SNOMED CT' },
				help: {
					en: 'The number of the concept, such as 258500001 for a nasopharyngeal swab. Empty if none is certain.',
					zh: '概念编号，例如鼻咽拭子为 258500001。没有把握则留空。',
				},
			}),
		),
		systems: lines(
			{
				label: { en: 'Systems in LOINC', zh: 'LOINC 中的系统' },
				singular: { en: 'System', zh: '系统' },
				plural: { en: 'Systems', zh: '系统' },
				help: {
					en: 'The systems in names of LOINC codes that stand for this specimen, such as Nph or Ser/Plas/Bld.',
					zh: 'LOINC 代码名称中代表该样本的系统，例如 Nph 或 Ser/Plas/Bld。',
				},
			},
			'system',
			text({ label: { en: 'System', zh: '系统' }, required: true }),
		),
	},
});
