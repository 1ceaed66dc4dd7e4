import { type LoincCode, resultKinds } from '../laboratory-codes.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ContentRule } from './rule.ts';

/** Each code of each result, with what it names. */
const coded = ({ products, specimens, loincCodes }: Snapshot) =>
	products.flatMap(({ reference, analytes }) =>
		analytes.flatMap(({ code, result, codes }) =>
			codes.flatMap(({ specimenId, loincId }) => {
				const loinc = loincCodes.find(({ id }) => id === loincId);
				const specimen = specimens.find(({ id }) => id === specimenId);
				return loinc && specimen ? [{ place: `${reference}, ${code}`, result, loinc, specimen }] : [];
			}),
		),
	);

const named = ({ code, name }: LoincCode) => `${code} (${name})`;

export const laboratoryRules: ContentRule[] = [
	{
		name: 'loinc-fits-specimen',
		sentence: {
			en: 'A result has LOINC codes for the specimens of its test: the system in the code’s name is one of the specimen’s.',
			cn: '检测结果的 LOINC 代码须与样本类型相符：代码名称中的系统须属于该样本。',
		},
		find: ({ snapshot }) =>
			coded(snapshot).flatMap(({ place, loinc, specimen }) =>
				specimen.systems.includes(loinc.system)
					? []
					: [`${place}: ${named(loinc)} is of ${loinc.system}, not of ${specimen.name.en}`],
			),
	},
	{
		name: 'loinc-fits-result',
		sentence: {
			en: 'A LOINC code has the scale of the result: presence is ordinal, a measured value quantitative.',
			cn: 'LOINC 代码的标度须与结果类型相符：定性为有序，测量值为定量。',
		},
		find: ({ snapshot }) =>
			coded(snapshot).flatMap(({ place, result, loinc }) => {
				const scales: readonly string[] = resultKinds[result];
				return scales.includes(loinc.scale) ? [] : [`${place} is ${result}: ${named(loinc)} is ${loinc.scale}`];
			}),
	},
];
