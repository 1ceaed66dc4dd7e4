import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import { specialProducts } from '@site/contract/special-products';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, safetyData, videos } from '../resource-tabs.ts';
import { methods, minutes, months, settings, specimens, storage, testsPerKit } from '../specifications.ts';
import { multiDrugCupTheme } from '../themes/multi-drug-cup.ts';

export const drugsOfAbuse: Product[] = [
	product({
		id: 501,
		slug: specialProducts.multiDrugCup,
		number: 'DOA-CUP12-25',
		title: { en: `${brand.name} TyFast Multi-Drug Rapid Test Cup`, cn: `${brand.name} TyFast 多项毒品快速检测尿杯` },
		description: {
			en: 'Collection cup with integrated strips for twelve drugs, sealed for transport and confirmation.',
			cn: '内置十二项检测试纸条的采样尿杯，密封便于运输和确证。',
		},
		keywords: {
			en: 'drug test cup, urine drug screen, 12 panel, workplace, amphetamine, cocaine, THC, opiates, TyFast',
			cn: '毒品检测尿杯, 尿液筛查, 十二项, 企业检测, 安非他明, 可卡因, 大麻, 阿片',
		},
		categoryId: 51,
		certifications: ['fda510k', 'clia', 'ivdr', 'iso13485'],
		testTypes: ['cup', 'multiplex'],
		picture: 'multi-drug-cup',
		sheet: {
			intendedUse:
				'The TyFast Multi-Drug Rapid Test Cup is a competitive immunoassay for the qualitative detection of drugs and their metabolites in human urine, at the cut-off concentrations listed on this page. It serves employers, treatment centers, clinics and courts that need a quick first answer. It provides a preliminary result only; a more specific method confirms it.',
			highlights: [
				'Twelve drugs in one step: the test starts as soon as urine is in the cup',
				'Leak-resistant lid, temperature strip and security label',
				'Flat result side for photocopies and photographs',
				'The donor keeps the cup in sight from collection to seal',
				'24 month shelf life at room temperature',
			],
			procedure: [
				'Remove the cup from its pouch and note the donor number on the label.',
				'The donor fills the cup above the minimum line and hands it back.',
				'Close the lid, check the temperature strip and apply the security label.',
				'Peel off the result label after 5 minutes and read every strip.',
				'Send the sealed cup for confirmation if a line is missing.',
			],
			note: {
				title: 'Reading a competitive test',
				text: 'A line at a drug name means negative, however faint. No line at the drug name with a control line present means presumptive positive. No control line means invalid. Medicines and some foods may cross-react; ask the donor and let a laboratory confirm.',
			},
			kit: {
				'Test cup, individually pouched': 25,
				'Security label': 25,
				Gloves: '25 pairs',
				'Instructions for use': 1,
				'Procedure card': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'TyFast 多项毒品快速检测尿杯采用竞争免疫法，按本页所列临界浓度定性检测人尿中的药物及其代谢物，供需要快速初步结果的企业、戒毒机构、门诊和司法机构使用。本产品仅提供初步结果，须以更特异的方法确证。',
			highlights: [
				'一步检测十二种药物：尿液入杯即开始反应',
				'防漏杯盖、温度条和安全封签',
				'平面结果面，便于复印和拍照',
				'从采样到密封，尿杯始终在受检者视线内',
				'常温保存，有效期 24 个月',
			],
			procedure: [
				'从包装袋中取出尿杯，在标签上注明受检者编号。',
				'受检者将尿液装至最低刻度线以上并交回。',
				'盖紧杯盖，检查温度条，贴上安全封签。',
				'5 分钟后揭去结果标签，逐条读取。',
				'如有缺线，将密封尿杯送实验室确证。',
			],
			note: {
				title: '竞争法的判读',
				text: '药物名称处出现线条，无论深浅均为阴性；质控线存在而药物名称处无线条为初筛阳性；无质控线则结果无效。某些药品和食物可能产生交叉反应，应询问受检者并由实验室确证。',
			},
			kit: { 独立包装尿杯: 25, 安全封签: 25, 手套: '25 副', 使用说明书: 1, 操作卡: 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(5),
			method: methods.competitive,
			setting: settings.forensic,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			brochures('product-brochure', 'product-sheet'),
			instructions('english', 'spanish', 'chinese'),
			faq(
				[
					{ en: 'Is a faint line negative?', cn: '浅线算阴性吗？' },
					{
						en: 'Yes. In a competitive test any line counts as negative.',
						cn: '算。竞争法检测中任何可见线条均为阴性。',
					},
				],
				[
					{ en: 'Can the panel be changed?', cn: '可以更换检测组合吗？' },
					{
						en: 'Yes. Other combinations of drugs are made to order; ask through the form on this page.',
						cn: '可以。其他组合可按需定制，请通过本页表单咨询。',
					},
				],
			),
			videos('running-the-test', 'reading-the-result'),
		],
		soldOnline: true,
		theme: multiDrugCupTheme,
	}),
	product({
		id: 502,
		slug: 'six-panel-drug-screen-cup',
		number: 'DOA-CUP6-25',
		title: { en: 'Six-Panel Drug Screen Cup', cn: '六项毒品筛查尿杯' },
		description: {
			en: 'The essentials of workplace screening in a slim cup with a screw lid.',
			cn: '纤巧旋盖尿杯，涵盖企业筛查的基本项目。',
		},
		keywords: {
			en: 'drug test cup, six panel, employment, pre-employment, urine, AMP, COC, MET, OPI, PCP, THC',
			cn: '毒品检测尿杯, 六项, 入职检测, 尿液, 企业',
		},
		categoryId: 51,
		certifications: ['fda510k', 'clia', 'iso9001'],
		testTypes: ['cup', 'multiplex'],
		picture: 'multi-drug-cup',
		sheet: {
			intendedUse:
				'The Six-Panel Drug Screen Cup detects amphetamine, cocaine, methamphetamine, opiates, phencyclidine and marijuana metabolites in urine. It is made for employers and occupational health services that screen before hiring, after incidents or at random, and that want one simple cup for every occasion. The result is preliminary and needs confirmation when positive.',
			highlights: [
				'Six drugs that most workplace policies name',
				'Slim cup takes up less room in the refrigerator and in the courier bag',
				'Screw lid with a click that confirms the seal',
				'Result card protected from daylight until it is peeled',
			],
			procedure: [
				'Open the pouch in front of the donor.',
				'Collect at least thirty milliliters of urine.',
				'Screw the lid on until it clicks and read the temperature strip.',
				'Peel the label and read after 5 minutes, not later than 30 minutes.',
			],
			note: {
				title: 'Policy first',
				text: 'A screen is only as fair as the policy behind it. Tell employees in advance what is tested, when and with which consequences; keep the chain of custody; and let a medical review officer speak with the donor before a confirmed result is passed on.',
			},
			kit: { 'Test cup': 25, 'Security label': 25, 'Chain-of-custody form': 25, 'Instructions for use': 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(5),
			method: methods.competitive,
			setting: settings.forensic,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [instructions('english', 'spanish'), guides('wall-chart'), brochures('product-sheet')],
		soldOnline: true,
	}),
	product({
		id: 503,
		slug: 'ten-panel-drug-dip-card',
		number: 'DOA-DIP10-25',
		title: { en: 'Ten-Panel Drug Dip Card', cn: '十项毒品浸入式检测板' },
		description: {
			en: 'Ten drugs on one capped card, for urine that has already been collected.',
			cn: '一张带盖检测板检测十种药物，适用于已采集的尿液。',
		},
		keywords: {
			en: 'dip card, ten panel, drug screen, urine, treatment center, probation',
			cn: '检测板, 十项, 毒品筛查, 尿液, 戒毒, 缓刑',
		},
		categoryId: 52,
		certifications: ['fda510k', 'clia', 'ivdr'],
		testTypes: ['dipCard', 'multiplex'],
		picture: 'drug-panel-dip-card',
		sheet: {
			intendedUse:
				'The Ten-Panel Drug Dip Card screens collected urine for ten classes of drugs, including prescription medicines that are often misused. Treatment centers and probation services choose it when specimens arrive in their own cups, when part of the specimen must stay untouched, or when the panel changes from client to client. Results are preliminary.',
			highlights: [
				'Dips into any cup with a wide mouth',
				'Protective cap covers the wet end afterwards',
				'Drug names printed beside each strip on both sides',
				'Flat and light: a hundred cards fit into a shoe box',
			],
			procedure: [
				'Bring the urine to room temperature and take off the cap of the card.',
				'Dip the ends of the strips for fifteen seconds, not beyond the arrows.',
				'Replace the cap and lay the card flat.',
				'Read after 5 minutes; a line beside a name means negative.',
			],
			note: {
				title: 'Medicines on the list',
				text: 'Benzodiazepines, oxycodone, methadone and buprenorphine are prescribed as well as misused. Record current prescriptions before testing, and remember that a client under substitution treatment should be positive for the prescribed drug; a negative result may be the finding that matters.',
			},
			kit: { 'Dip card with cap, pouched': 25, 'Instructions for use': 1, 'Procedure card': 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(5),
			method: methods.competitive,
			setting: settings.forensic,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [guides('quick-reference-card'), instructions('english', 'spanish'), videos('reading-the-result')],
	}),
	product({
		id: 504,
		slug: 'fentanyl-urine-test-strip',
		number: 'FEN-STR-50',
		title: { en: 'Fentanyl Urine Test Strip', cn: '芬太尼尿液检测试纸' },
		description: {
			en: 'Single-drug strip for norfentanyl in urine, to complete panels that opiate strips leave open.',
			cn: '检测尿液中去甲芬太尼的单项试纸，弥补阿片类试纸的不足。',
		},
		keywords: {
			en: 'fentanyl, norfentanyl, opioid, overdose, urine, strip',
			cn: '芬太尼, 去甲芬太尼, 阿片, 过量, 尿液, 试纸',
		},
		categoryId: 52,
		certifications: ['fda510k', 'iso13485'],
		testTypes: ['strip'],
		picture: 'strip-macro',
		sheet: {
			intendedUse:
				'The Fentanyl Urine Test Strip detects norfentanyl, the main metabolite of fentanyl, in human urine. Opiate strips do not see synthetic opioids, so an opiate-negative screen can hide a recent exposure to fentanyl. Emergency departments, treatment centers and pain clinics add the strip to their panel. For professional use; results are preliminary.',
			highlights: [
				'Finds what a standard opiate strip does not',
				'Adds to any cup or dip card program without changing it',
				'One strip per pouch, fifty in a carton',
				'Simple dip, no dropper and no buffer',
			],
			procedure: [
				'Confirm that the urine is fresh and at room temperature.',
				'Dip the strip to the line for ten to fifteen seconds.',
				'Lay it flat on the pouch.',
				'Read at 5 minutes: two lines are negative, one control line is presumptive positive.',
			],
			note: {
				title: 'Urine only',
				text: 'This strip is evaluated for urine and for clinical decisions. It is not meant for checking powders, pills or residues. Chronic exposure can keep metabolites in the urine for days or weeks, so a positive result does not prove recent use and is confirmed by mass spectrometry.',
			},
			kit: { 'Test strip, pouched': 50, 'Instructions for use': 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(5),
			method: methods.competitive,
			setting: settings.professional,
			packSize: testsPerKit(50),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			faq(
				[
					{ en: 'Why does my opiate strip not detect fentanyl?', cn: '为什么阿片类试纸检测不到芬太尼？' },
					{
						en: 'Opiate strips recognize morphine and codeine. Fentanyl is built differently and needs an antibody of its own.',
						cn: '阿片类试纸识别吗啡和可待因，芬太尼结构不同，需要专门的抗体。',
					},
				],
				[
					{ en: 'Can I test a pill?', cn: '可以检测药片吗？' },
					{ en: 'No. The strip is for urine only.', cn: '不可以，本试纸仅用于尿液。' },
				],
			),
			instructions('english', 'spanish'),
			safetyData('test-device'),
		],
	}),
	product({
		id: 505,
		slug: 'oral-fluid-drug-screen-device',
		number: 'DOA-OF8-25',
		title: { en: 'Oral Fluid Drug Screen Device', cn: '唾液毒品筛查器' },
		description: {
			en: 'Eight drugs from a mouth swab, collected under full observation in any room.',
			cn: '口腔拭子检测八种药物，可在任何房间全程监督采样。',
		},
		keywords: {
			en: 'oral fluid, saliva, drug test, roadside, observed collection, workplace',
			cn: '唾液, 口腔液, 毒品检测, 路边检测, 监督采样, 企业',
		},
		categoryId: 53,
		certifications: ['ivdr', 'iso13485', 'iso9001'],
		testTypes: ['oralFluid', 'multiplex'],
		picture: 'swab-macro',
		sheet: {
			intendedUse:
				'The Oral Fluid Drug Screen Device detects eight drugs and their metabolites in saliva. Collection takes place face to face, without a restroom and without a same-sex observer, which makes it hard to cheat and easier to accept. Oral fluid reflects use within the last hours to days. For workplace and forensic screening; results are preliminary.',
			highlights: [
				'Sponge with an indicator that changes color when it is full',
				'Sealed chamber keeps a part of the fluid for the laboratory',
				'No needle, no urine, no special room',
				'Upright stand: read on any table or car bonnet',
			],
			procedure: [
				'Make sure that the donor has had nothing in the mouth for ten minutes.',
				'Sweep the sponge along cheeks and gums until the indicator turns.',
				'Press the collector into the chamber and lock it.',
				'Stand the device upright and read both sides at 10 minutes.',
			],
			note: {
				title: 'Urine or oral fluid?',
				text: 'Choose oral fluid when the question is recent use: after an incident, at the roadside, at the start of a shift. Choose urine when the question is use over the past days. Some medicines dry the mouth; allow more time for collection rather than offering a drink.',
			},
			kit: {
				'Screening device, pouched': 25,
				'Collector with sponge': 25,
				'Security seal': 25,
				'Instructions for use': 1,
			},
		},
		specifications: {
			specimen: specimens.oralFluid,
			timeToResult: minutes(10),
			method: methods.competitive,
			setting: settings.forensic,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [
			videos('collecting-the-specimen', 'running-the-test', 'reading-the-result'),
			instructions('english', 'spanish', 'french'),
			brochures('product-brochure'),
		],
	}),
	product({
		id: 506,
		slug: 'saliva-alcohol-test-strip',
		number: 'ALC-STR-24',
		title: { en: 'Saliva Alcohol Test Strip', cn: '唾液酒精检测试纸' },
		description: {
			en: 'Color-pad strip that estimates the relative blood alcohol concentration from saliva in two minutes.',
			cn: '唾液比色试纸，两分钟估测相对血液酒精浓度。',
		},
		keywords: {
			en: 'alcohol test, saliva, blood alcohol, breath alternative, workplace, strip',
			cn: '酒精检测, 唾液, 血液酒精, 企业, 试纸',
		},
		categoryId: 54,
		certifications: ['otc', 'iso13485'],
		testTypes: ['strip', 'oralFluid'],
		picture: 'strip-macro',
		sheet: {
			intendedUse:
				'The Saliva Alcohol Test Strip indicates the presence of alcohol in saliva and gives an estimate of the relative blood alcohol concentration by color. Alcohol passes freely from blood into saliva, so the strip answers in two minutes what a breath instrument would. It is used at the start of shifts, in treatment programs and at events.',
			highlights: [
				'Enzyme pad with a color for every step of the scale',
				'Nothing to calibrate, charge or disinfect',
				'Single-use and sealed: no mouthpieces to stock',
				'Color scale printed on each pouch',
			],
			procedure: [
				'Wait for ten minutes after food, drink, tobacco or mouthwash.',
				'Wet the pad with saliva for ten seconds and shake off the excess.',
				'Start the timer.',
				'Compare the pad with the scale at 2 minutes; ignore later changes.',
			],
			note: {
				title: 'An estimate, not evidence',
				text: 'Results from a color scale are not evidence in a court and do not state fitness to drive. Confirm a positive screen with an evidential breath or blood test. Vapours of disinfectants, perfume or solvents nearby may color the pad, so test in a well-aired place.',
			},
			kit: { 'Test strip, pouched with scale': 24, 'Instructions for use': 1 },
		},
		specifications: {
			specimen: specimens.oralFluid,
			timeToResult: minutes(2),
			method: methods.dryChemistry,
			setting: settings.forensic,
			packSize: testsPerKit(24),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [instructions('english', 'spanish'), safetyData('test-device')],
	}),
	product({
		id: 507,
		slug: 'urine-specimen-validity-strips',
		number: 'SVT-7-25',
		title: { en: 'Urine Specimen Validity Strips', cn: '尿样有效性检测试纸' },
		description: {
			en: 'Seven pads that reveal diluted, substituted or adulterated urine before a drug screen is trusted.',
			cn: '七项试剂垫，在采信毒品筛查前识别稀释、替换或掺假的尿样。',
		},
		keywords: {
			en: 'specimen validity, adulteration, creatinine, oxidants, nitrite, pH, specific gravity, glutaraldehyde',
			cn: '样本有效性, 掺假, 肌酐, 氧化剂, 亚硝酸盐, pH, 比重, 戊二醛',
		},
		categoryId: 54,
		certifications: ['iso13485', 'iso9001'],
		testTypes: ['strip'],
		picture: 'urine-strips-bottle',
		sheet: {
			intendedUse:
				'The Urine Specimen Validity Strips check urine for signs that it was diluted, exchanged or treated to defeat a drug test. Seven pads react to creatinine, specific gravity, pH, nitrite, glutaraldehyde, bleach and other oxidants. They are used on the same specimen, before or beside the drug screen, by workplace and forensic programs.',
			highlights: [
				'Seven checks in one dip',
				'Color chart on the bottle, with normal and abnormal fields marked',
				'Works beside every cup and dip card of the range',
				'Child-resistant bottle with desiccant in the cap',
			],
			procedure: [
				'Take one strip and close the bottle at once.',
				'Dip all pads into fresh urine and remove the strip immediately.',
				'Draw the edge along the rim of the cup to remove the excess.',
				'Compare each pad with the chart at 1 minute.',
			],
			note: {
				title: 'Acting on an abnormal pad',
				text: 'An abnormal pad does not prove intent. Very high fluid intake, diet, infection and some medicines also change urine. The usual answer is a second collection, observed where the policy allows it, and a laboratory test of the first specimen.',
			},
			kit: { 'Test strip in bottle': 25, 'Color chart (on the label)': 1, 'Instructions for use': 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(1),
			method: methods.dryChemistry,
			setting: settings.forensic,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [safetyData('test-device'), guides('wall-chart'), instructions('english')],
	}),
];
