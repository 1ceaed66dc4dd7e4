import type { Analyte, ResultKind } from '@site/contract/laboratory-codes';
import type { Said } from '../words/said.ts';
import { row } from './codec.ts';
import { choice, list, or, relation, text, words } from './field.ts';

const kinds: Record<ResultKind, Said> = {
	binary: { en: 'Binary: positive or negative', zh: '定性：阳性或阴性' },
	ordinal: { en: 'Ordinal: in grades', zh: '半定量：分级' },
	nominal: { en: 'Nominal: one of several names', zh: '名义：多个名称之一' },
	quantitative: { en: 'Quantitative: measured', zh: '定量：测量值' },
};

const codes = list<Analyte['codes'][number]>(
	{
		label: { en: 'Specimens and codes', zh: '样本与代码' },
		singular: { en: 'Specimen', zh: '样本' },
		plural: { en: 'Specimens', zh: '样本' },
		minRows: 1,
	},
	row({
		specimenId: relation('specimens', {
			stored: 'specimen',
			label: { en: 'Specimen', zh: '样本类型' },
			required: true,
			width: '35%',
		}),
		unit: or(
			undefined,
			text({
				label: { en: 'Unit (UCUM)', zh: '单位（UCUM）' },
				width: '20%',
				help: { en: 'Only for what is measured.', zh: '仅用于测量值。' },
			}),
		),
		loincId: or(
			null,
			relation('loinc-codes', {
				stored: 'loinc',
				label: { en: 'LOINC code', zh: 'LOINC 代码' },
				width: '45%',
				help: { en: 'Empty while none is certain.', zh: '没有把握则留空。' },
			}),
		),
	}),
);

/** The results that a test reports to laboratories, with the codes of LOINC for each specimen. */
export const analytes = list<Analyte>(
	{
		label: { en: 'Results', zh: '检测结果' },
		singular: { en: 'Result', zh: '检测结果' },
		plural: { en: 'Results', zh: '检测结果' },
	},
	{
		...row({
			code: text({
				label: { en: 'Code', zh: '代码' },
				required: true,
				width: '50%',
				help: {
					en: 'How laboratories know this result of ours, such as FLUA. They keep it, so do not change it.',
					zh: '实验室识别我们这一结果的代码，例如 FLUA。实验室会保存它，请勿更改。',
				},
			}),
			result: choice(kinds, { label: { en: 'Kind of result', zh: '结果类型' }, required: true, width: '50%' }),
		}),
		name: words({ label: { en: 'Name', zh: '名称' }, required: true }),
		codes,
	},
);
