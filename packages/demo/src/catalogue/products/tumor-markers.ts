import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, safetyData } from '../resource-tabs.ts';
import { methods, minutes, months, settings, specimens, storage, testsPerKit } from '../specifications.ts';

export const tumorMarkers: Product[] = [
	product({
		id: 701,
		slug: 'psa-semi-quantitative-rapid-test',
		number: 'PSA-25',
		title: { en: 'PSA Semi-Quantitative Rapid Test', cn: 'PSA 半定量快速检测' },
		description: {
			en: 'Prostate-specific antigen in whole blood, serum or plasma, graded against the control line.',
			cn: '全血、血清或血浆中前列腺特异性抗原检测，以质控线为参照分级。',
		},
		keywords: {
			en: 'PSA, prostate-specific antigen, prostate, urology, men, screening',
			cn: 'PSA, 前列腺特异性抗原, 前列腺, 泌尿科, 男性, 筛查',
		},
		categoryId: 71,
		testTypes: ['cassette'],
		picture: 'tumor-marker-cassette',
		sheet: {
			intendedUse:
				'The PSA Semi-Quantitative Rapid Test detects prostate-specific antigen in whole blood, serum or plasma and compares it with the control line, which is set to the reference value. Urology and general practices use it as an adjunct when they discuss prostate health with men, together with the history and the physical examination. For professional use.',
			highlights: [
				'The control line is the reference: weaker, equal or stronger at a glance',
				'Fingerstick or venous blood',
				'Answer while the man is still in the practice',
				'Patient information sheet to support an informed decision',
			],
			procedure: [
				'Discuss benefit and limits of the test before you begin.',
				'Add two drops of whole blood or one drop of serum or plasma.',
				'Add one drop of buffer and start the timer.',
				'Compare the lines at 10 minutes, not after 20 minutes: a test line that is missing or weaker than the control line means less PSA than the reference, an equal or stronger one as much or more.',
			],
			note: {
				title: 'What raises PSA',
				text: 'A benign enlargement, an infection, cycling, ejaculation or a catheter can raise PSA without any cancer; some medicines lower it. Wait for the recommended time after such events. Measure a raised result quantitatively in the laboratory before any further step is planned.',
			},
			kit: {
				'Test cassette': 25,
				'Transfer pipette': 25,
				'Buffer bottle': 1,
				'Patient information sheet': 25,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'PSA 半定量快速检测用于检测全血、血清或血浆中的前列腺特异性抗原（PSA），并与设定为参考值的质控线比较。泌尿科和全科诊所在与男性讨论前列腺健康时，可结合病史和体格检查将其作为辅助手段。本产品供专业使用。',
			highlights: [
				'质控线即参照：较弱、相等或较强，一目了然',
				'可用指尖血或静脉血',
				'受检者尚在诊所即得结果',
				'附患者须知，支持知情决策',
			],
			procedure: [
				'检测前说明其益处和局限性。',
				'加入两滴全血，或一滴血清或血浆。',
				'加入一滴缓冲液并开始计时。',
				'10 分钟时比较各线，20 分钟后不再比较：检测线未出现或弱于质控线，表示 PSA 低于参考值；与质控线相当或更强，表示达到或高于参考值。',
			],
			note: {
				title: '哪些因素使 PSA 升高',
				text: '良性前列腺增生、感染、骑行、射精或导尿都可使 PSA 升高而并无癌症，某些药物则会使其降低。发生上述情况后请等待建议的时间。结果升高时，应先在实验室定量测定，再安排后续步骤。',
			},
			kit: { 检测卡: 25, 一次性滴管: 25, 瓶装缓冲液: 1, 患者须知: 25, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			instructions('english', 'spanish', 'chinese'),
			brochures('product-brochure'),
			safetyData('sample-diluent'),
		],
	}),
	product({
		id: 702,
		slug: 'fecal-occult-blood-rapid-test',
		number: 'FOB-20',
		title: { en: 'Fecal Occult Blood Rapid Test', cn: '粪便隐血快速检测' },
		description: {
			en: 'Immunochemical test for human hemoglobin in stool, without any diet before the test.',
			cn: '免疫法检测粪便中人血红蛋白，检测前无需控制饮食。',
		},
		keywords: {
			en: 'FOB, FIT, iFOBT, occult blood, colorectal cancer, colon, screening, stool',
			cn: '粪便隐血, FIT, 大便潜血, 结直肠癌, 肠癌筛查, 粪便',
		},
		categoryId: 72,
		testTypes: ['cassette'],
		picture: 'fob-cassette-kit',
		sheet: {
			intendedUse:
				'The Fecal Occult Blood Rapid Test is an immunochemical test for human hemoglobin in stool. It helps to find bleeding in the lower digestive tract that cannot be seen, as in polyps, inflammation or cancer, and is used in practices and screening programs. The patient collects the specimen at home; the practice runs the test. For professional use.',
			highlights: [
				'Reacts to human hemoglobin only: no diet, no vitamin C rule',
				'Mailing-safe collection tube with a grooved rod',
				'Collection paper that floats in the toilet bowl',
				'Result at the practice in five minutes',
			],
			procedure: [
				'Give the patient tube, paper and leaflet to take home.',
				'The patient pokes the stool at six places and closes the tube.',
				'Shake the tube, break off the tip and add three drops to the cassette.',
				'Read at 5 minutes; do not read after 10 minutes.',
			],
			note: {
				title: 'After a positive test',
				text: 'A positive test needs a colonoscopy, even if a repeat test is negative, as many lesions bleed only at times. Do not test during menstruation, with bleeding hemorrhoids or with visible blood in the urine. A negative test does not end regular screening.',
			},
			kit: {
				'Test cassette': 20,
				'Collection tube with buffer': 20,
				'Collection paper': 20,
				'Patient leaflet and return envelope': '20 each',
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'粪便隐血快速检测采用免疫化学法检测粪便中的人血红蛋白，帮助发现下消化道肉眼不可见的出血，如息肉、炎症或癌症所致，供诊所和筛查项目使用。患者在家中采样，由诊所完成检测。本产品供专业使用。',
			highlights: [
				'仅对人血红蛋白起反应：无需控制饮食，无需停用维生素 C',
				'采集管附沟槽取样棒，可安全邮寄',
				'采样纸可浮于马桶水面',
				'诊所内五分钟出结果',
			],
			procedure: [
				'将采集管、采样纸和说明单交给患者带回家。',
				'患者在粪便六个不同部位取样，盖紧采集管。',
				'摇匀采集管，折断滴嘴，向检测卡加入三滴。',
				'5 分钟时读取结果，10 分钟后不再读取。',
			],
			note: {
				title: '结果阳性之后',
				text: '阳性者需做结肠镜检查，即使复测阴性也不例外，因为许多病变只是间歇出血。月经期、痔疮出血或肉眼血尿时请勿检测。阴性结果并不意味着可以停止定期筛查。',
			},
			kit: { 检测卡: 20, 含缓冲液采集管: 20, 采样纸: 20, 患者说明单和回邮信封: '各 20 份', 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.stool,
			timeToResult: minutes(5),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(20),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [instructions('english', 'spanish', 'chinese'), guides('quick-reference-card')],
	}),
	product({
		id: 703,
		slug: 'fecal-occult-blood-home-test',
		number: 'FOB-HOME-1',
		title: { en: 'Fecal Occult Blood Home Test', cn: '粪便隐血居家自测' },
		description: {
			en: 'A complete self-test for hidden blood in the stool, from collection paper to result.',
			cn: '从采样纸到结果的完整粪便隐血自测。',
		},
		keywords: {
			en: 'FIT home test, occult blood, bowel, colon, self-test, OTC',
			cn: '隐血自测, 肠道, 结肠, 居家检测, 非处方',
		},
		categoryId: 72,
		testTypes: ['cassette', 'selfTest'],
		picture: 'fob-home-test',
		sheet: {
			intendedUse:
				'The Fecal Occult Blood Home Test shows whether there is hidden human blood in the stool. It is an over-the-counter test for adults who want to check their bowel health between, not instead of, the screening appointments that their health service offers. A positive result is a reason to see a provider without delay.',
			highlights: [
				'Everything in one flat box, including gloves and a disposal bag',
				'No change of diet beforehand',
				'Collection paper keeps the specimen out of the water',
				'Large-print leaflet with pictures',
			],
			procedure: [
				'Lay the collection paper across the toilet bowl.',
				'Poke the stool with the rod at six places and close the tube.',
				'Shake the tube, break off its tip and put three drops on the cassette.',
				'Read the lines at 5 minutes with the picture in the leaflet; do not read after 10 minutes.',
			],
			note: {
				title: 'Please see a provider anyway if',
				text: 'you can see blood, have lost weight without a reason, notice a lasting change of your bowel habits, or if bowel cancer runs in your family. In these cases a home test is not the right way, whatever it shows. Do not test during your period.',
			},
			kit: {
				'Test cassette': 1,
				'Collection tube': 1,
				'Collection paper': 1,
				'Gloves and disposal bag': '1 set',
				Leaflet: 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'粪便隐血居家自测用于显示粪便中是否有肉眼看不见的人血。本产品为非处方检测，供希望在定期筛查之间了解肠道健康的成人使用，不能代替医疗机构提供的筛查。结果阳性者应尽快就医。',
			highlights: [
				'一个扁盒配齐所有用品，包括手套和废弃袋',
				'检测前无需改变饮食',
				'采样纸使样本不接触水',
				'大字图解说明书',
			],
			procedure: [
				'将采样纸铺于马桶口。',
				'用取样棒在粪便六个不同部位取样，盖紧采集管。',
				'摇匀采集管，折断滴嘴，向检测卡滴加三滴。',
				'5 分钟时对照说明书图示读取线条，10 分钟后不再读取。',
			],
			note: {
				title: '有下列情况请直接就医',
				text: '肉眼可见出血、不明原因体重下降、排便习惯持续改变，或有肠癌家族史。在这些情况下，无论结果如何，居家检测都不是合适的方式。月经期请勿检测。',
			},
			kit: { 检测卡: 1, 采集管: 1, 采样纸: 1, 手套和废弃袋: '1 套', 说明书: 1 },
		},
		specifications: {
			specimen: specimens.stool,
			timeToResult: minutes(5),
			method: methods.colloidalGold,
			setting: settings.home,
			packSize: { en: '1 test per kit', cn: '每盒 1 人份' },
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			faq(
				[
					{ en: 'Does red meat change the result?', cn: '吃红肉会影响结果吗？' },
					{ en: 'No. The test reacts to human hemoglobin only.', cn: '不会，本检测仅对人血红蛋白起反应。' },
				],
				[
					{ en: 'How often should I test?', cn: '多久检测一次？' },
					{
						en: 'Follow the advice of your provider or your national program.',
						cn: '请遵循医生或国家筛查计划的建议。',
					},
				],
			),
			instructions('english', 'spanish', 'chinese'),
		],
		soldOnline: true,
	}),
	product({
		id: 704,
		slug: 'cea-rapid-test',
		number: 'CEA-25',
		title: { en: 'CEA Rapid Test', cn: '癌胚抗原快速检测' },
		description: {
			en: 'Carcinoembryonic antigen from serum or plasma, an aid in the follow-up after treatment.',
			cn: '血清或血浆癌胚抗原检测，辅助治疗后随访。',
		},
		keywords: {
			en: 'CEA, carcinoembryonic antigen, colorectal, follow-up, oncology',
			cn: 'CEA, 癌胚抗原, 结直肠, 随访, 肿瘤',
		},
		categoryId: 72,
		testTypes: ['cassette'],
		picture: 'cea-cassette',
		sheet: {
			intendedUse:
				'The CEA Rapid Test detects carcinoembryonic antigen in serum or plasma. It is an aid in the follow-up of patients who were treated for colorectal and some other cancers, where a rise may announce a return before symptoms do. It is not suitable as a screening test for people without a diagnosis. For professional use.',
			highlights: [
				'Quick orientation between two laboratory appointments',
				'Serum or plasma in small volume',
				'Stable line: the result can be photographed for the record',
				'Same handling as AFP and PSA of the range',
			],
			procedure: [
				'Bring specimen and cassette to room temperature.',
				'Add three drops of serum or plasma to the sample well.',
				'Start the timer and keep the cassette level.',
				'Read at 10 minutes, not after 20 minutes, and write down the date of the last treatment.',
			],
			note: {
				title: 'Trend over value',
				text: 'Smoking, liver disease and inflammation of the bowel raise CEA. One result says less than the course over time, measured with the same method. Plan the intervals with the oncologist, and confirm every change with a quantitative assay.',
			},
			kit: { 'Test cassette': 25, 'Transfer pipette': 25, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'癌胚抗原快速检测用于检测血清或血浆中的癌胚抗原（CEA），辅助结直肠癌及某些其他癌症患者的治疗后随访；其升高可能先于症状提示复发。不适用于对未确诊人群的筛查。本产品供专业使用。',
			highlights: [
				'在两次实验室检查之间快速了解情况',
				'所需血清或血浆量少',
				'线条稳定，可拍照存档',
				'操作与本系列 AFP、PSA 检测相同',
			],
			procedure: [
				'将样本和检测卡恢复至室温。',
				'向加样孔加入三滴血清或血浆。',
				'开始计时，保持检测卡水平。',
				'10 分钟时读取，20 分钟后不再读取，并记录末次治疗日期。',
			],
			note: {
				title: '趋势重于单次数值',
				text: '吸烟、肝病和肠道炎症会使 CEA 升高。单次结果的意义不如以同一方法测得的变化过程。请与肿瘤科医生共同确定检测间隔，每次变化均应以定量方法确证。',
			},
			kit: { 检测卡: 25, 一次性滴管: 25, 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Serum or plasma', cn: '血清或血浆' },
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.laboratory,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [brochures('product-sheet'), instructions('chinese', 'english')],
	}),
	product({
		id: 705,
		slug: 'afp-rapid-test',
		number: 'AFP-25',
		title: { en: 'AFP Rapid Test', cn: '甲胎蛋白快速检测' },
		description: {
			en: 'Alpha-fetoprotein from whole blood, serum or plasma, for the surveillance of patients with liver disease.',
			cn: '全血、血清或血浆甲胎蛋白检测，用于肝病患者监测。',
		},
		keywords: {
			en: 'AFP, alpha-fetoprotein, liver, hepatocellular carcinoma, cirrhosis',
			cn: 'AFP, 甲胎蛋白, 肝, 肝癌, 肝硬化',
		},
		categoryId: 73,
		testTypes: ['cassette'],
		picture: 'afp-kit',
		sheet: {
			intendedUse:
				'The AFP Rapid Test detects alpha-fetoprotein in whole blood, serum or plasma. Clinics that look after people with chronic hepatitis B, hepatitis C or cirrhosis use it beside ultrasound in the regular surveillance for liver cancer. It is not meant for prenatal screening. For professional use.',
			highlights: [
				'Whole blood possible where no centrifuge is at hand',
				'Can be run in the same visit as the ultrasound',
				'Pairs with the HBsAg and HCV tests of the catalog',
				'Patient booklet for the half-yearly dates',
			],
			procedure: [
				'Add two drops of whole blood, or one drop of serum or plasma, to the well.',
				'Add one drop of buffer.',
				'Keep the cassette level until the line has formed.',
				'Read at 10 minutes, not after 20 minutes, and enter the result in the booklet.',
			],
			note: {
				title: 'A partner for imaging',
				text: 'Some liver tumors never raise AFP, and a flare of hepatitis can raise it without a tumor. The marker is therefore read together with imaging and with its own earlier values. A pregnancy raises AFP naturally; ask before you test.',
			},
			kit: {
				'Test cassette': 25,
				'Transfer pipette': 25,
				'Buffer bottle': 1,
				'Patient booklet': 25,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'甲胎蛋白快速检测用于检测全血、血清或血浆中的甲胎蛋白（AFP）。诊治慢性乙型肝炎、丙型肝炎或肝硬化患者的门诊，可将其与超声检查配合，用于肝癌的定期监测。不用于产前筛查。本产品供专业使用。',
			highlights: [
				'没有离心机时可直接使用全血',
				'可与超声检查在同一次就诊中完成',
				'可与本公司乙肝表面抗原和丙肝抗体检测配合使用',
				'附患者手册，记录每半年的检查日期',
			],
			procedure: [
				'向加样孔加入两滴全血，或一滴血清或血浆。',
				'加入一滴缓冲液。',
				'保持检测卡水平，直至线条形成。',
				'10 分钟时读取，20 分钟后不再读取，并将结果填入手册。',
			],
			note: {
				title: '与影像检查相互印证',
				text: '有些肝脏肿瘤始终不使 AFP 升高，而肝炎活动可在没有肿瘤时使其升高。因此该标志物应结合影像检查和自身既往数值判读。妊娠会使 AFP 生理性升高，检测前请询问。',
			},
			kit: { 检测卡: 25, 一次性滴管: 25, 瓶装缓冲液: 1, 患者手册: 25, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [guides('wall-chart'), instructions('english', 'chinese'), safetyData('sample-diluent')],
	}),
	product({
		id: 706,
		slug: 'ca-125-quantitative-test',
		number: 'CA125-25',
		title: { en: 'CA 125 Quantitative Test', cn: 'CA 125 定量检测' },
		description: {
			en: 'Quantitative CA 125 on the fluorescence reader, for follow-up of ovarian cancer.',
			cn: '荧光读数仪定量检测 CA 125，用于卵巢癌随访。',
		},
		keywords: {
			en: 'CA 125, ovarian cancer, follow-up, gynecology, quantitative',
			cn: 'CA 125, 卵巢癌, 随访, 妇科, 定量',
		},
		categoryId: 73,
		testTypes: ['cassette'],
		picture: 'ca125-reader-set',
		sheet: {
			intendedUse:
				'The CA 125 Quantitative Test measures the cancer antigen 125 in serum or plasma with the fluorescence reader. Gynecological oncologists use it to follow the response to treatment and to recognize a relapse in women with known ovarian cancer. It is not suitable for screening women without symptoms. For professional use.',
			highlights: [
				'Value within the appointment instead of days later',
				'Runs on the same reader as the cardiac and CRP cassettes',
				'Course of earlier values shown beside the new one',
				'Two-level control material in the carton',
			],
			procedure: [
				'Insert the lot chip and scan the patient number.',
				'Dilute serum or plasma in the vial and invert it.',
				'Apply the mixture to the cassette and insert it into the reader.',
				'Review the value after 15 minutes against the earlier ones.',
			],
			note: {
				title: 'Other reasons for a rise',
				text: 'Menstruation, endometriosis, pregnancy, fibroids and inflammation of the abdomen raise CA 125. Draw blood at the same phase of the cycle where this applies, and decide on imaging by the trend and the clinical picture.',
			},
			kit: {
				'Test cassette': 25,
				'Diluent vial': 25,
				'Control, two levels': '1 vial each',
				'Lot chip': 1,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'CA 125 定量检测配合荧光读数仪，测定血清或血浆中的癌抗原 125（CA 125）。妇科肿瘤医生用于观察已确诊卵巢癌患者的疗效并识别复发。不适用于无症状女性的筛查。本产品供专业使用。',
			highlights: [
				'就诊期间即得数值，无需等待数日',
				'与心脏标志物和 CRP 检测卡共用读数仪',
				'新结果与既往数值并列显示',
				'盒内附双水平质控品',
			],
			procedure: [
				'插入批次芯片，扫描患者编号。',
				'将血清或血浆加入稀释液瓶，颠倒混匀。',
				'将混合液加到检测卡上，插入读数仪。',
				'15 分钟后查看数值，并与既往结果比较。',
			],
			note: {
				title: '其他升高原因',
				text: '月经、子宫内膜异位症、妊娠、子宫肌瘤和腹腔炎症都会使 CA 125 升高。如适用，请在月经周期的同一阶段采血，并根据变化趋势和临床表现决定是否进行影像检查。',
			},
			kit: { 检测卡: 25, 瓶装稀释液: 25, 双水平质控品: '各 1 瓶', 批次芯片: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Serum or plasma', cn: '血清或血浆' },
			timeToResult: minutes(15),
			method: methods.fluorescence,
			setting: settings.laboratory,
			packSize: testsPerKit(25),
			storage: storage.refrigerated,
			shelfLife: months(18),
		},
		resources: [
			instructions('english', 'chinese'),
			safetyData('sample-diluent', 'control-material'),
			brochures('product-sheet'),
		],
	}),
];
