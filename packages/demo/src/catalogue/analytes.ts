import type { Analyte, ResultKind } from '@site/contract/laboratory-codes';
import { loincId, type SpecimenName, specimenId } from './laboratory-codes.ts';
import { resultGuides } from './result-guides.ts';
import { multiDrugCupTheme } from './themes/multi-drug-cup.ts';

/** A specimen with its LOINC code, if one is certain, and the unit of what is measured. */
type Coded = readonly [specimen: SpecimenName, loinc?: string, unit?: string];

const analyte =
	(result: ResultKind) =>
	(code: string, en: string, cn: string, ...codes: readonly Coded[]): Analyte => ({
		code,
		name: { en, cn },
		result,
		codes: codes.map(([specimen, loinc, unit]) => ({
			specimenId: specimenId(specimen),
			...(unit && { unit }),
			loincId: loinc ? loincId(loinc) : null,
		})),
	});

const found = analyte('binary');
const graded = analyte('ordinal');
const measured = analyte('quantitative');

const [nasal, nasopharyngeal] = ['nasalSwab', 'nasopharyngealSwab'] as const;

const covid = found('COVAG', 'SARS-CoV-2 antigen', '新冠病毒抗原', [nasal, '97097-0']);
const flu = (...swabs: SpecimenName[]) => [
	found('FLUA', 'Influenza A antigen', '甲型流感病毒抗原', ...swabs.map((swab): Coded => [swab, '80382-5'])),
	found('FLUB', 'Influenza B antigen', '乙型流感病毒抗原', ...swabs.map((swab): Coded => [swab, '80383-3'])),
];
const rsv = (...others: Coded[]) =>
	found('RSV', 'RSV antigen', '呼吸道合胞病毒抗原', [nasopharyngeal, '72885-7'], ...others);
const adenovirus = (specimen: SpecimenName) => found('ADV', 'Adenovirus antigen', '腺病毒抗原', [specimen]);
const hiv = (specimen: SpecimenName) => found('HIV', 'HIV-1/2 antibodies', 'HIV-1/2 抗体', [specimen, '80387-4']);
const syphilis = (specimen: SpecimenName) => found('SYP', 'Syphilis antibodies', '梅毒抗体', [specimen]);
const chlamydia = (...specimens: SpecimenName[]) =>
	found('CT', 'Chlamydia trachomatis antigen', '沙眼衣原体抗原', ...specimens.map((specimen): Coded => [specimen]));
const pregnancy = (...others: Coded[]) => found('HCG', 'hCG', 'hCG', ['urine', '80384-1'], ...others);
const ovulation = graded('LH', 'LH', 'LH', ['urine']);
const stoolBlood = found('FOB', 'Fecal occult blood', '粪便隐血', ['stool', '29771-3']);

/** Screens of urine by drug; opiates have a code for each cut-off. */
const screens: Record<string, string> = {
	...{ AMP: '19343-3', BZO: '14316-4', COC: '19359-9', MDMA: '19568-5' },
	...{ MET: '19554-5', MTD: '19550-3', THC: '18282-4' },
};
const drugs = (productId: number, specimen: SpecimenName, opiates = '') =>
	(resultGuides.get(productId)?.panel ?? []).map(({ code }) => {
		const { en, cn = en } = multiDrugCupTheme.panel?.rows.find((row) => row.code === code)?.name ?? { en: code };
		const loinc = specimen === 'urine' ? (code === 'OPI' ? opiates : screens[code]) : undefined;
		return found(code, en, cn, [specimen, loinc]);
	});

const pad = (code: string, en: string, cn: string, loinc?: string) => graded(code, en, cn, ['urine', loinc]);
const [nitrite, leukocytes] = [
	pad('NIT', 'Nitrite', '亚硝酸盐', '5802-4'),
	pad('LEU', 'Leukocytes', '白细胞', '5799-2'),
] as const;

/** What the tests report, by the id of the product. Instruments and controls report nothing by themselves. */
const reported: Record<number, readonly Analyte[]> = {
	101: [covid, ...flu(nasal)],
	102: [covid, ...flu(nasal)],
	103: [covid],
	104: flu(nasal, nasopharyngeal),
	105: [rsv([nasal])],
	106: [rsv(), adenovirus(nasopharyngeal)],
	107: [found('STREPA', 'Group A streptococcal antigen', 'A 族链球菌抗原', ['throatSwab', '78012-2'])],
	108: [
		found('LEG', 'Legionella antigen', '军团菌抗原', ['urine']),
		found('SPN', 'Pneumococcal antigen', '肺炎链球菌抗原', ['urine']),
	],
	201: [
		found('PAN', 'Antigen of any malaria species', '疟原虫抗原（各种）', ['wholeBlood']),
		found('PF', 'P. falciparum antigen', '恶性疟原虫抗原', ['wholeBlood']),
	],
	202: [
		found('NS1', 'Dengue NS1 antigen', '登革病毒 NS1 抗原', ['anyBlood', '75377-2']),
		found('DENG', 'Dengue IgG antibodies', '登革病毒 IgG 抗体', ['anyBlood', '100964-6']),
		found('DENM', 'Dengue IgM antibodies', '登革病毒 IgM 抗体', ['anyBlood']),
	],
	203: [found('HPAG', 'H. pylori antigen', '幽门螺杆菌抗原', ['stool', '17780-8'])],
	204: [found('ROTA', 'Rotavirus antigen', '轮状病毒抗原', ['stool', '5880-0']), adenovirus('stool')],
	205: [found('HBSAG', 'HBsAg', '乙肝表面抗原', ['serumOrPlasma', '75410-1'])],
	206: [found('HCV', 'HCV antibodies', '丙肝抗体', ['anyBlood', '72376-7'])],
	301: [hiv('anyBlood')],
	302: [syphilis('anyBlood')],
	303: [hiv('wholeBlood'), syphilis('wholeBlood')],
	304: [chlamydia('cervicalSwab', 'urethralSwab', 'urine')],
	305: [
		chlamydia('cervicalSwab', 'urethralSwab'),
		found('NG', 'Neisseria gonorrhoeae antigen', '淋球菌抗原', ['cervicalSwab'], ['urethralSwab']),
	],
	306: [found('TV', 'Trichomonas antigen', '滴虫抗原', ['vaginalSwab'])],
	307: [graded('VPH', 'Vaginal pH', '阴道 pH 值', ['vaginalSecretion'])],
	401: [pregnancy()],
	402: [pregnancy(['serum', '80385-8'])],
	403: [ovulation],
	404: [ovulation],
	405: [graded('FSH', 'FSH', 'FSH', ['urine'])],
	406: [graded('SPERM', 'Sperm concentration', '精子浓度', ['semen'])],
	501: drugs(501, 'urine', '70151-6'),
	502: drugs(502, 'urine', '21431-2'),
	503: drugs(503, 'urine', '21431-2'),
	504: [found('FEN', 'Norfentanyl', '去甲芬太尼', ['urine'])],
	505: drugs(505, 'oralFluid'),
	506: [graded('ALC', 'Alcohol', '酒精', ['oralFluid'])],
	601: [found('TNI', 'Cardiac troponin I', '心肌肌钙蛋白 I', ['anyBlood'])],
	602: [
		measured(
			'TNI',
			'Cardiac troponin I',
			'心肌肌钙蛋白 I',
			['serumOrPlasma', '10839-9', 'ng/mL'],
			['wholeBlood', '', 'ng/mL'],
		),
		measured('CKMB', 'CK-MB', '肌酸激酶同工酶', ['serumOrPlasma', '13969-1', 'ng/mL'], ['wholeBlood', '', 'ng/mL']),
		measured('MYO', 'Myoglobin', '肌红蛋白', ['anyBlood', '', 'ng/mL']),
	],
	603: [
		measured(
			'NTP',
			'NT-proBNP',
			'N 末端 B 型钠尿肽原（NT-proBNP）',
			['plasma', '33762-6', 'pg/mL'],
			['wholeBlood', '', 'pg/mL'],
		),
	],
	604: [
		measured(
			'DDI',
			'D-dimer',
			'D-二聚体',
			['citratedPlasma', '48065-7', 'ng/mL{FEU}'],
			['wholeBlood', '', 'ng/mL{FEU}'],
		),
	],
	701: [graded('PSA', 'PSA', '前列腺特异性抗原', ['anyBlood'])],
	702: [stoolBlood],
	703: [stoolBlood],
	704: [found('CEA', 'CEA', '癌胚抗原', ['serumOrPlasma'])],
	705: [found('AFP', 'AFP', '甲胎蛋白', ['anyBlood'])],
	706: [measured('CA125', 'CA 125', 'CA 125', ['serumOrPlasma', '10334-1', 'U/mL'])],
	801: [
		pad('GLU', 'Glucose', '葡萄糖', '25428-4'),
		pad('BIL', 'Bilirubin', '胆红素', '5770-3'),
		pad('KET', 'Ketones', '酮体', '2514-8'),
		pad('SG', 'Specific gravity', '比重', '5811-5'),
		pad('BLD', 'Blood', '隐血', '5794-3'),
		pad('PH', 'pH', 'pH', '5803-2'),
		pad('PRO', 'Protein', '蛋白', '20454-5'),
		pad('URO', 'Urobilinogen', '尿胆原', '20405-7'),
		nitrite,
		leukocytes,
	],
	802: [nitrite, leukocytes],
	803: [pad('ALB', 'Albumin', '白蛋白')],
	804: [measured('CRP', 'CRP', 'C 反应蛋白', ['serumOrPlasma', '1988-5', 'mg/L'], ['wholeBlood', '', 'mg/L'])],
	805: [found('TSH', 'TSH', '促甲状腺激素', ['fingerstick'])],
	806: [graded('VITD', 'Vitamin D', '维生素 D', ['fingerstick'])],
	807: [found('FER', 'Ferritin', '铁蛋白', ['fingerstick'])],
	903: [measured('GLU', 'Glucose', '葡萄糖', ['fingerstick', '41653-7', 'mg/dL'], ['fingerstick', '', 'mmol/L'])],
	904: [measured('KET', 'Ketones', '血酮', ['fingerstick', '53061-8', 'mmol/L'])],
	905: [measured('A1C', 'HbA1c', '糖化血红蛋白', ['wholeBlood', '4548-4', '%'], ['wholeBlood', '', 'mmol/mol'])],
};

export const analytesOf = (productId: number): Analyte[] => [...(reported[productId] ?? [])];
