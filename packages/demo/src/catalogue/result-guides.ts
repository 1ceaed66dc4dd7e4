import type { ResultGuide } from '@site/contract/catalogue';

type Line = [mark: string, en: string, cn: string, strip?: 2];

const guide = (reading: ResultGuide['reading'], lines: Line[]): ResultGuide => ({
	reading,
	lines: lines.map(([mark, en, cn, strip]) => ({ mark, name: { en, cn }, ...(strip && { strip }) })),
});

const appears = (...lines: Line[]) => guide('appears', lines);
const compared = (...lines: Line[]) => guide('compared', lines);
const drugs = guide('disappears', [['T', 'the drug of the strip', '该试纸条对应的项目']]);

const fluA: Line = ['A', 'influenza A', '甲型流感'];
const fluB: Line = ['B', 'influenza B', '乙型流感'];
const covid: Line = ['Co', 'COVID-19', '新冠病毒'];

/** Tests that are read by their lines, by the id of the product. */
export const resultGuides = new Map<number, ResultGuide>([
	[101, appears(fluB, fluA, covid)],
	[102, appears(fluB, fluA, covid)],
	[103, appears(['T', 'COVID-19', '新冠病毒'])],
	[104, appears(fluB, fluA)],
	[105, appears(['T', 'RSV', '呼吸道合胞病毒'])],
	[106, appears(['RSV', 'RSV', '呼吸道合胞病毒'], ['ADV', 'adenovirus', '腺病毒', 2])],
	[107, appears(['T', 'Strep A', 'A 族链球菌'])],
	[108, appears(['SP', 'pneumococcus', '肺炎链球菌'], ['LP', 'Legionella', '军团菌'])],
	[201, appears(['Pan', 'any malaria species', '疟原虫（各种）'], ['Pf', 'P. falciparum', '恶性疟原虫'])],
	[
		202,
		appears(
			['NS1', 'NS1 antigen', 'NS1 抗原'],
			['G', 'IgG antibodies', 'IgG 抗体', 2],
			['M', 'IgM antibodies', 'IgM 抗体', 2],
		),
	],
	[203, appears(['T', 'H. pylori', '幽门螺杆菌'])],
	[204, appears(['A', 'adenovirus', '腺病毒'], ['R', 'rotavirus', '轮状病毒'])],
	[205, appears(['T', 'HBsAg', '乙肝表面抗原'])],
	[206, appears(['T', 'HCV antibodies', '丙肝抗体'])],
	[301, appears(['T', 'HIV antibodies', 'HIV 抗体'])],
	[302, appears(['T', 'syphilis antibodies', '梅毒抗体'])],
	[303, appears(['SYP', 'syphilis antibodies', '梅毒抗体'], ['HIV', 'HIV antibodies', 'HIV 抗体'])],
	[304, appears(['T', 'chlamydia', '衣原体'])],
	[305, appears(['CT', 'chlamydia', '衣原体'], ['NG', 'gonorrhea', '淋球菌', 2])],
	[306, appears(['T', 'trichomonas', '滴虫'])],
	[401, appears(['T', 'hCG (pregnancy)', 'hCG（妊娠）'])],
	[402, appears(['T', 'hCG (pregnancy)', 'hCG（妊娠）'])],
	[403, compared(['T', 'LH', 'LH'])],
	[404, compared(['T', 'LH', 'LH'])],
	[405, appears(['T', 'raised FSH', 'FSH 升高'])],
	[406, compared(['T', 'sperm concentration', '精子浓度'])],
	[501, drugs],
	[502, drugs],
	[503, drugs],
	[504, guide('disappears', [['T', 'fentanyl', '芬太尼']])],
	[505, drugs],
	[601, appears(['T', 'troponin I', '肌钙蛋白 I'])],
	[701, compared(['R', 'the reference', '参考值'], ['T', 'PSA', 'PSA'])],
	[702, appears(['T', 'blood in stool', '粪便隐血'])],
	[703, appears(['T', 'blood in stool', '粪便隐血'])],
	[704, appears(['T', 'CEA', '癌胚抗原'])],
	[705, appears(['T', 'AFP', '甲胎蛋白'])],
	[803, compared(['T', 'albumin', '白蛋白'])],
	[805, appears(['T', 'raised TSH', 'TSH 升高'])],
	[806, compared(['T', 'vitamin D', '维生素 D'])],
	[807, compared(['T', 'ferritin', '铁蛋白'])],
]);
