import type { Product } from '@site/contract/catalogue';
import { type facts, type SpecificationKey, specificationKeys } from '@site/contract/facts';
import type { Text } from '@site/contract/language';

type Expected = {
	[K in SpecificationKey]: (typeof facts)[K] extends { expected: true } ? K : never;
}[SpecificationKey];
export type Specifications = Record<Expected, Text> & Partial<Record<SpecificationKey, Text>>;

export const listSpecifications = (values: Specifications): Product['specifications'] =>
	specificationKeys.flatMap((key) => {
		const value = values[key];
		return value ? [{ key, value }] : [];
	});

export const minutes = (count: number): Text => ({
	en: `${count} ${count === 1 ? 'minute' : 'minutes'}`,
	cn: `${count} 分钟`,
});
export const months = (count: number): Text => ({ en: `${count} months`, cn: `${count} 个月` });
export const testsPerKit = (count: number): Text => ({ en: `${count} tests per kit`, cn: `每盒 ${count} 人份` });

export const noShelfLife: Text = { en: 'Not applicable (instrument)', cn: '不适用（仪器）' };

export const specimens = {
	nasalSwab: { en: 'Anterior nasal swab', cn: '前鼻腔拭子' },
	nasopharyngealSwab: { en: 'Nasal or nasopharyngeal swab', cn: '鼻腔或鼻咽拭子' },
	throatSwab: { en: 'Throat swab', cn: '咽拭子' },
	urine: { en: 'Urine', cn: '尿液' },
	stool: { en: 'Stool', cn: '粪便' },
	fingerstick: { en: 'Fingerstick whole blood', cn: '指尖全血' },
	blood: { en: 'Whole blood, serum or plasma', cn: '全血、血清或血浆' },
	wholeBlood: { en: 'Whole blood', cn: '全血' },
	oralFluid: { en: 'Oral fluid', cn: '唾液' },
	vaginalSwab: { en: 'Vaginal swab', cn: '阴道拭子' },
} satisfies Record<string, Text>;

export const methods = {
	colloidalGold: { en: 'Colloidal gold lateral flow immunoassay', cn: '胶体金免疫层析法' },
	competitive: { en: 'Competitive lateral flow immunoassay', cn: '竞争法免疫层析' },
	fluorescence: { en: 'Fluorescence lateral flow immunoassay', cn: '荧光免疫层析法' },
	electrochemical: { en: 'Electrochemical biosensor', cn: '电化学生物传感法' },
	dryChemistry: { en: 'Dry clinical chemistry', cn: '干化学法' },
} satisfies Record<string, Text>;

export const settings = {
	professional: { en: 'Point of care, professional use', cn: '即时检测，专业使用' },
	home: { en: 'Home, self-testing', cn: '居家自测' },
	homeAndProfessional: { en: 'Home and professional use', cn: '居家及专业使用' },
	laboratory: { en: 'Clinical laboratory, professional use', cn: '临床实验室，专业使用' },
	forensic: { en: 'Workplace and forensic screening', cn: '企业及司法筛查' },
} satisfies Record<string, Text>;

export const storage = {
	room: { en: '2–30\u00a0°C (36–86\u00a0°F)', cn: '2–30\u00a0°C' },
	refrigerated: { en: '2–8\u00a0°C (36–46\u00a0°F)', cn: '2–8\u00a0°C' },
	hot: { en: '4–40\u00a0°C (39–104\u00a0°F)', cn: '4–40\u00a0°C' },
	instrument: { en: '5–40\u00a0°C (41–104\u00a0°F), dry', cn: '5–40\u00a0°C，干燥保存' },
} satisfies Record<string, Text>;
