import type { TestType } from '@site/contract/catalogue';

export const testTypeIds = {
	cassette: 1,
	strip: 2,
	dipstick: 3,
	midstream: 4,
	cup: 5,
	dipCard: 6,
	multiplex: 7,
	selfTest: 8,
	oralFluid: 9,
	analyzer: 10,
	meter: 11,
	controls: 12,
} as const;
export type TestTypeName = keyof typeof testTypeIds;

export const testTypes: TestType[] = [
	{ id: testTypeIds.cassette, name: { en: 'Cassette', cn: '检测卡' } },
	{ id: testTypeIds.strip, name: { en: 'Test Strip', cn: '试纸条' } },
	{ id: testTypeIds.dipstick, name: { en: 'Dipstick', cn: '浸入式试纸条' } },
	{ id: testTypeIds.midstream, name: { en: 'Midstream', cn: '笔型检测棒' } },
	{ id: testTypeIds.cup, name: { en: 'Cup', cn: '尿杯' } },
	{ id: testTypeIds.dipCard, name: { en: 'Dip Card', cn: '浸入式检测板' } },
	{ id: testTypeIds.multiplex, name: { en: 'Multiplex', cn: '多联检测' } },
	{ id: testTypeIds.selfTest, name: { en: 'Self-Test', cn: '自测' } },
	{ id: testTypeIds.oralFluid, name: { en: 'Oral Fluid Device', cn: '唾液检测器' } },
	{ id: testTypeIds.analyzer, name: { en: 'Analyzer', cn: '分析仪' } },
	{ id: testTypeIds.meter, name: { en: 'Meter', cn: '血糖仪' } },
	{ id: testTypeIds.controls, name: { en: 'Control Kit', cn: '质控套装' } },
];
