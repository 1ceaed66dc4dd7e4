import type { Category, Tint } from '@site/contract/catalogue';
import { type PictureName, picture } from '../pictures.ts';

/**
 * The head and the color of each area's list. A child uses those of its area, unless it has another device in its
 * head.
 */
const heads = new Map<string, [head: PictureName, tint?: Tint]>([
	['respiratory', ['tubes-macro', 'teal']],
	['infectious-diseases', ['droplet-into-well', 'ochre']],
	['sexually-transmitted-diseases', ['vials-row', 'plum']],
	['fertility-monitoring', ['step-midstream', 'rose']],
	['drugs-of-abuse', ['six-panel-drug-cup', 'slate']],
	['cardiac-markers', ['cardiac-reader-cradle-closeup', 'coral']],
	['tumor-markers', ['antibodies', 'indigo']],
	['health-tests', ['step-fingerstick', 'sage']],
	['blood-glucose', ['glucose-meter-with-strip', 'sky']],
	['male-fertility', ['sperm-concentration-test']],
	['fertility-analyzers', ['fertility-analyzer']],
	['dip-cards-and-strips', ['ten-panel-dip-card']],
	['oral-fluid', ['oral-fluid-drug-device']],
	['alcohol-and-specimen-validity', ['saliva-alcohol-strips']],
	['urinalysis', ['urine-strips-bottle']],
	['hba1c-and-controls', ['hba1c-analyzer']],
]);

const area = (id: number, slug: string, en: string, cn: string, description: [en: string, cn: string]): Category => {
	const head = heads.get(slug);
	return {
		id,
		slug,
		name: { en, cn },
		description: { en: description[0], cn: description[1] },
		...(head && { picture: picture(head[0]), ...(head[1] && { tint: head[1] }) }),
		parentId: null,
	};
};

/** A child's id starts with its area's. */
const child = (id: number, slug: string, en: string, cn: string, description: [en: string, cn: string]): Category => ({
	...area(id, slug, en, cn, description),
	parentId: Math.floor(id / 10),
});

export const categories: Category[] = [
	area(1, 'respiratory', 'Respiratory', '呼吸道检测', [
		'Rapid antigen tests for the infections that fill waiting rooms every season, with the controls that go with them.',
		'针对每年流行季常见呼吸道感染的快速抗原检测及其配套质控品。',
	]),
	child(11, 'influenza-and-covid-19', 'Influenza & COVID-19', '流感与新冠', [
		'Single and multiplex antigen tests for influenza A, influenza B and SARS-CoV-2.',
		'甲型流感、乙型流感和新冠病毒的单项及多联抗原检测。',
	]),
	child(12, 'rsv-and-pediatric', 'RSV & Pediatric', '呼吸道合胞病毒与儿科', [
		'Tests for the viruses that matter most in infants and young children.',
		'面向婴幼儿常见呼吸道病毒的检测。',
	]),
	child(13, 'strep-and-bacterial', 'Strep & Bacterial', '链球菌与细菌感染', [
		'Throat swab and urinary antigen tests that point to a bacterial cause.',
		'帮助识别细菌性病因的咽拭子和尿抗原检测。',
	]),
	child(14, 'respiratory-controls', 'Respiratory Controls', '呼吸道质控品', [
		'External controls for training, new lots and regular quality checks.',
		'用于培训、新批次验收和日常质量检查的外部质控品。',
	]),

	area(2, 'infectious-diseases', 'Infectious Diseases', '传染病检测', [
		'Field-ready tests for vector-borne, gastrointestinal and hepatitis infections.',
		'适合现场使用的虫媒传播疾病、胃肠道感染和肝炎检测。',
	]),
	child(21, 'vector-borne', 'Vector-Borne Diseases', '虫媒传播疾病', [
		'Malaria and dengue tests from a drop of blood.',
		'仅需一滴血的疟疾和登革热检测。',
	]),
	child(22, 'gastrointestinal-infections', 'Gastrointestinal Infections', '胃肠道感染', [
		'Stool antigen tests for bacterial and viral causes.',
		'针对细菌和病毒病因的粪便抗原检测。',
	]),
	child(23, 'viral-hepatitis', 'Viral Hepatitis', '病毒性肝炎', [
		'Screening tests for hepatitis B and hepatitis C.',
		'乙型肝炎和丙型肝炎筛查检测。',
	]),

	area(3, 'sexually-transmitted-diseases', 'Sexually Transmitted Diseases', '性传播疾病检测', [
		'Discreet, same-visit screening for clinics, outreach teams and antenatal care.',
		'为门诊、外展团队和产前保健提供私密的当次就诊筛查。',
	]),
	child(31, 'hiv-and-syphilis', 'HIV & Syphilis', '艾滋病与梅毒', [
		'Antibody tests from fingerstick or venous blood.',
		'使用指尖血或静脉血的抗体检测。',
	]),
	child(32, 'chlamydia-and-gonorrhea', 'Chlamydia & Gonorrhea', '衣原体与淋病', [
		'Antigen tests from swab or urine specimens.',
		'使用拭子或尿液样本的抗原检测。',
	]),
	child(33, 'vaginal-health', 'Vaginal Health', '阴道健康', [
		'Tests that help to tell the causes of vaginitis apart.',
		'帮助区分阴道炎病因的检测。',
	]),

	area(4, 'fertility-monitoring', 'Fertility Monitoring', '生育监测', [
		'From planning to confirmation: pregnancy, ovulation and male fertility, at home and in the clinic.',
		'从备孕到确认：居家和门诊使用的妊娠、排卵和男性生育力检测。',
	]),
	child(41, 'pregnancy', 'Pregnancy', '妊娠检测', [
		'Urine and serum hCG tests in every usual format.',
		'多种规格的尿液和血清 hCG 检测。',
	]),
	child(42, 'ovulation-and-hormones', 'Ovulation & Hormones', '排卵与激素', [
		'LH and FSH tests that follow the cycle.',
		'跟踪月经周期的 LH 和 FSH 检测。',
	]),
	child(43, 'male-fertility', 'Male Fertility', '男性生育力', [
		'Private first answers about sperm concentration.',
		'私密地获得精子浓度的初步结果。',
	]),
	child(44, 'fertility-analyzers', 'Fertility Analyzers', '生育分析仪', [
		'Compact instruments that read fertility cassettes and strips.',
		'读取生育检测卡和试纸的小型仪器。',
	]),

	area(5, 'drugs-of-abuse', 'Drugs of Abuse', '毒品检测', [
		'Urine and oral fluid screening for workplaces, clinics and the justice system.',
		'适用于企业、医疗机构和司法机构的尿液及唾液筛查。',
	]),
	child(51, 'urine-cups', 'Urine Cups', '尿杯检测', [
		'Collection and screening in one sealed cup.',
		'在一个密封尿杯内完成采样和筛查。',
	]),
	child(52, 'dip-cards-and-strips', 'Dip Cards & Strips', '检测板与试纸条', [
		'Panels and single tests for specimens that are already collected.',
		'用于已采集样本的多项和单项检测。',
	]),
	child(53, 'oral-fluid', 'Oral Fluid', '唾液检测', [
		'Observed collection without a restroom.',
		'无需卫生间即可全程监督采样。',
	]),
	child(54, 'alcohol-and-specimen-validity', 'Alcohol & Specimen Validity', '酒精与样本有效性', [
		'Alcohol screening and checks for altered urine.',
		'酒精筛查以及尿样掺假检查。',
	]),

	area(6, 'cardiac-markers', 'Cardiac Markers', '心脏标志物', [
		'Markers of heart muscle injury, heart failure and clotting, read by eye or by instrument.',
		'心肌损伤、心力衰竭和凝血标志物，可目测或用仪器读取。',
	]),
	child(61, 'myocardial-injury', 'Myocardial Injury', '心肌损伤', [
		'Troponin, CK-MB and myoglobin tests for acute care.',
		'用于急诊的肌钙蛋白、CK-MB 和肌红蛋白检测。',
	]),
	child(62, 'heart-failure-and-clotting', 'Heart Failure & Clotting', '心力衰竭与凝血', [
		'NT-proBNP and D-dimer assays.',
		'NT-proBNP 和 D-二聚体检测。',
	]),
	child(63, 'cardiac-readers-and-controls', 'Readers & Controls', '读数仪与质控品', [
		'The instrument and the control material for quantitative cardiac tests.',
		'定量心脏检测所用的仪器和质控品。',
	]),

	area(7, 'tumor-markers', 'Tumor Markers', '肿瘤标志物', [
		'Adjunct tests that support screening and follow-up together with clinical findings.',
		'结合临床结果辅助筛查和随访的检测。',
	]),
	child(71, 'prostate', 'Prostate', '前列腺', [
		'PSA tests from whole blood, serum or plasma.',
		'使用全血、血清或血浆的 PSA 检测。',
	]),
	child(72, 'colorectal-and-digestive', 'Colorectal & Digestive', '结直肠与消化道', [
		'Fecal occult blood and CEA tests.',
		'粪便隐血和癌胚抗原检测。',
	]),
	child(73, 'liver-and-ovarian', 'Liver & Ovarian', '肝脏与卵巢', [
		'AFP and CA 125 tests for follow-up.',
		'用于随访的甲胎蛋白和 CA 125 检测。',
	]),

	area(8, 'health-tests', 'Health Tests', '健康检测', [
		'Everyday answers about urine, inflammation, thyroid and nutrition.',
		'尿液、炎症、甲状腺和营养状况的日常检测。',
	]),
	child(81, 'urinalysis', 'Urinalysis', '尿液分析', [
		'Reagent strips for clinics and for the bathroom shelf.',
		'供门诊和家庭使用的尿液试纸条。',
	]),
	child(82, 'inflammation-and-thyroid', 'Inflammation & Thyroid', '炎症与甲状腺', [
		'CRP and TSH tests from a fingerstick.',
		'使用指尖血的 CRP 和 TSH 检测。',
	]),
	child(83, 'vitamins-and-nutrition', 'Vitamins & Nutrition', '维生素与营养', [
		'Vitamin D and iron status from a fingerstick.',
		'使用指尖血的维生素 D 和铁状态检测。',
	]),

	area(9, 'blood-glucose', 'Blood Glucose', '血糖监测', [
		'Meters, strips and supplies for daily self-monitoring and for the clinic.',
		'用于日常自我监测和门诊的血糖仪、试纸及耗材。',
	]),
	child(91, 'glucose-meters', 'Glucose Meters', '血糖仪', [
		'Meters for home and for multi-patient professional use.',
		'家用及专业多患者使用的血糖仪。',
	]),
	child(92, 'glucose-and-ketone-strips', 'Glucose & Ketone Strips', '血糖与血酮试纸', [
		'Electrochemical strips for the meters of this area.',
		'与本系列仪器配套的电化学试纸。',
	]),
	child(93, 'hba1c-and-controls', 'HbA1c & Controls', '糖化血红蛋白与质控', [
		'Long-term control at the point of care, and solutions that check the system.',
		'即时检测的长期血糖评估及系统质控液。',
	]),
];
