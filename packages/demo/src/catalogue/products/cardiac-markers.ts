import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, manuals, safetyData } from '../resource-tabs.ts';
import { methods, minutes, months, noShelfLife, settings, specimens, storage, testsPerKit } from '../specifications.ts';

export const cardiacMarkers: Product[] = [
	product({
		id: 601,
		slug: 'troponin-i-rapid-test',
		number: 'TNI-10',
		title: { en: 'Troponin I Rapid Test', cn: '肌钙蛋白 I 快速检测' },
		description: {
			en: 'Qualitative cardiac troponin I from whole blood at the bedside, for the first look at chest pain.',
			cn: '即时定性检测全血中的心肌肌钙蛋白 I，用于胸痛的初步评估。',
		},
		keywords: {
			en: 'troponin I, cTnI, heart attack, myocardial infarction, chest pain, emergency',
			cn: '肌钙蛋白 I, cTnI, 心梗, 心肌梗死, 胸痛, 急诊',
		},
		categoryId: 61,
		testTypes: ['cassette'],
		picture: 'troponin-cassette',
		sheet: {
			intendedUse:
				'The Troponin I Rapid Test detects human cardiac troponin I in whole blood, serum or plasma. The protein enters the blood when heart muscle is injured. The test supports clinicians in small hospitals, ambulances and rural practices in the assessment of chest pain when no laboratory is near. For professional use, together with the ECG and the clinical findings.',
			highlights: [
				'Whole blood straight from the syringe, no centrifuge',
				'Specific for the cardiac form of troponin',
				'Read by eye; needs neither power nor network',
				'Single-pouch cassettes for rare but urgent use',
			],
			procedure: [
				'Note the time of the onset of pain and the time of the blood draw.',
				'Add two drops of whole blood, or three drops of serum or plasma.',
				'Add one drop of buffer for whole blood.',
				'Read at 10 minutes, not after 20 minutes, and repeat as the protocol demands.',
			],
			note: {
				title: 'Time matters twice',
				text: 'Troponin rises some hours after the injury. An early negative result does not exclude an infarction; draw a second specimen after the interval of your protocol. Never delay treatment of a patient with a typical ECG for the sake of a test.',
			},
			kit: { 'Test cassette with dropper': 10, 'Buffer bottle': 1, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'肌钙蛋白 I 快速检测用于检测全血、血清或血浆中的人心肌肌钙蛋白 I。心肌受损时，该蛋白释放入血。在附近没有实验室的小型医院、救护车和乡村诊所，本检测可辅助临床医生评估胸痛。供专业使用，须与心电图和临床所见结合判断。',
			highlights: [
				'全血抽取后直接检测，无需离心',
				'对心肌型肌钙蛋白具有特异性',
				'目测读取，无需电源和网络',
				'单卡独立包装，适合少用而急用的场合',
			],
			procedure: [
				'记录疼痛起始时间和采血时间。',
				'加入两滴全血，或三滴血清或血浆。',
				'使用全血时，再加一滴缓冲液。',
				'10 分钟时读取，20 分钟后不再读取，并按诊疗方案复测。',
			],
			note: {
				title: '时机很关键，复测不可少',
				text: '肌钙蛋白在心肌损伤数小时后才升高，早期阴性结果不能排除心肌梗死，应按方案规定的间隔再次采血。心电图典型的患者，切勿因等待检测而延误治疗。',
			},
			kit: { 附滴管检测卡: 10, 瓶装缓冲液: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(10),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [instructions('english', 'chinese'), guides('quick-reference-card'), safetyData('sample-diluent')],
	}),
	product({
		id: 602,
		slug: 'cardiac-triple-marker-test',
		number: 'CARD3-10',
		title: { en: 'Cardiac Triple Marker Test', cn: '心肌三联检测' },
		description: {
			en: 'Troponin I, CK-MB and myoglobin on one strip, read quantitatively by the cardiac reader.',
			cn: '一条试纸条检测肌钙蛋白 I、CK-MB 和肌红蛋白，由心脏读数仪定量读取。',
		},
		keywords: {
			en: 'troponin, CK-MB, myoglobin, triple, cardiac panel, quantitative, chest pain',
			cn: '肌钙蛋白, CK-MB, 肌红蛋白, 三联, 定量, 胸痛',
		},
		categoryId: 61,
		testTypes: ['cassette', 'multiplex'],
		picture: 'cardiac-cassette-with-reader',
		sheet: {
			intendedUse:
				'The Cardiac Triple Marker Test measures cardiac troponin I, creatine kinase MB and myoglobin in whole blood, serum or plasma with the cardiac marker reader. The three markers rise and fall at different times, so their pattern helps to place an injury in time and to recognize a second one. For professional use in emergency and intensive care.',
			highlights: [
				'Three values from one specimen and one cassette',
				'Fluorescent label for a wide measuring range',
				'Lot data on a chip, no curve to enter',
				'Result sheet shows the time course of repeated tests',
			],
			procedure: [
				'Insert the lot chip and scan the patient number.',
				'Mix the specimen with the diluent vial and apply it to the cassette.',
				'Slide the cassette into the reader, which times the reaction.',
				'Review the three values after 15 minutes.',
			],
			note: {
				title: 'Reading the pattern',
				text: 'Myoglobin moves first but comes from any muscle. CK-MB returns to normal soonest, and so reveals a new event. Troponin is the most specific and stays raised longest. Falls, injections and hard exercise may raise the first two without any injury to the heart.',
			},
			kit: {
				'Test cassette': 10,
				'Diluent vial': 10,
				'Disposable pipette': 10,
				'Lot chip': 1,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'心肌三联检测配合心脏标志物读数仪，定量测定全血、血清或血浆中的心肌肌钙蛋白 I、肌酸激酶同工酶（CK-MB）和肌红蛋白。三项标志物升降时间不同，其变化组合有助于判断损伤发生的时间并识别再次损伤。供急诊和重症监护专业使用。',
			highlights: [
				'一份样本、一张检测卡，得到三项数值',
				'荧光标记，测量范围宽',
				'批次数据存于芯片，无需录入标准曲线',
				'结果单显示多次检测的时间变化',
			],
			procedure: [
				'插入批次芯片，扫描患者编号。',
				'将样本与稀释液混匀，加到检测卡上。',
				'将检测卡插入读数仪，由仪器自动计时。',
				'15 分钟后查看三项数值。',
			],
			note: {
				title: '变化组合的判读',
				text: '肌红蛋白升高最早，但任何肌肉都可释放；CK-MB 最先恢复正常，因而能提示新的事件；肌钙蛋白特异性最高，升高持续最久。跌倒、肌肉注射和剧烈运动可使前两者升高，而心脏并无损伤。',
			},
			kit: { 检测卡: 10, 瓶装稀释液: 10, 一次性吸管: 10, 批次芯片: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(15),
			method: methods.fluorescence,
			setting: settings.professional,
			packSize: testsPerKit(10),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [brochures('product-brochure'), instructions('english', 'chinese'), safetyData('sample-diluent')],
	}),
	product({
		id: 603,
		slug: 'nt-probnp-quantitative-test',
		number: 'NTP-25',
		title: { en: 'NT-proBNP Quantitative Test', cn: 'NT-proBNP 定量检测' },
		description: {
			en: 'Quantitative NT-proBNP at the point of care, when breathlessness may come from the heart.',
			cn: '即时定量检测 NT-proBNP，帮助判断呼吸困难是否源于心脏。',
		},
		keywords: {
			en: 'NT-proBNP, BNP, heart failure, breathlessness, dyspnea, quantitative',
			cn: 'NT-proBNP, BNP, 心力衰竭, 呼吸困难, 定量',
		},
		categoryId: 62,
		testTypes: ['cassette'],
		picture: 'nt-probnp-reader-set',
		sheet: {
			intendedUse:
				'The NT-proBNP Quantitative Test measures the N-terminal fragment of the B-type natriuretic peptide in whole blood or plasma with the cardiac marker reader. The peptide is released when the heart chambers are stretched. It helps clinicians to decide whether breathlessness is likely to have a cardiac cause and to follow patients with known heart failure. For professional use.',
			highlights: [
				'Numeric result at the first appointment',
				'Whole blood with anticoagulant, no spinning',
				'Rule-out and age-dependent limits can be stored in the reader',
				'The same workflow as all quantitative cardiac tests of the range',
			],
			procedure: [
				'Draw blood into a tube with EDTA or heparin.',
				'Transfer one pipette fill into the diluent vial and invert it five times.',
				'Apply the mixture to the cassette.',
				'Insert the cassette into the reader; the value appears after 12 minutes.',
			],
			note: {
				title: 'Context of a value',
				text: 'Age, kidney function, atrial fibrillation and obesity all shift the peptide up or down. Compare a value with the earlier values of the same patient whenever possible. A single raised value is a reason for an echocardiogram, not a diagnosis.',
			},
			kit: {
				'Test cassette': 25,
				'Diluent vial': 25,
				'Disposable pipette': 25,
				'Lot chip': 1,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'NT-proBNP 定量检测配合心脏标志物读数仪，测定全血或血浆中的 N 末端 B 型利钠肽原（NT-proBNP）。心腔受到牵张时，该肽释放入血。检测结果帮助临床医生判断呼吸困难是否可能源于心脏，并随访已确诊心力衰竭的患者。本产品供专业使用。',
			highlights: [
				'首次就诊即得定量结果',
				'使用抗凝全血，无需离心',
				'读数仪可存储排除界值和年龄相关界值',
				'操作流程与本系列所有心脏定量检测一致',
			],
			procedure: [
				'用 EDTA 或肝素抗凝管采血。',
				'吸取一管样本加入稀释液瓶，颠倒混匀五次。',
				'将混合液加到检测卡上。',
				'将检测卡插入读数仪，12 分钟后显示数值。',
			],
			note: {
				title: '结合背景看数值',
				text: '年龄、肾功能、心房颤动和肥胖都会使该肽升高或降低。请尽可能与同一患者既往的数值比较。单次升高是进行超声心动图检查的理由，而不是诊断。',
			},
			kit: { 检测卡: 25, 瓶装稀释液: 25, 一次性吸管: 25, 批次芯片: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Whole blood or plasma', cn: '全血或血浆' },
			timeToResult: minutes(12),
			method: methods.fluorescence,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.refrigerated,
			shelfLife: months(18),
		},
		resources: [
			guides('wall-chart', 'quick-reference-card'),
			instructions('english', 'chinese'),
			faq(
				[
					{ en: 'Can I use serum?', cn: '可以使用血清吗？' },
					{
						en: 'No. Use whole blood or plasma with EDTA or heparin.',
						cn: '不可以。请使用 EDTA 或肝素抗凝的全血或血浆。',
					},
				],
				[
					{ en: 'Must the cassette warm up?', cn: '检测卡需要恢复室温吗？' },
					{ en: 'Yes, in its closed pouch, before you open it.', cn: '需要，请在密封袋内恢复至室温后再打开。' },
				],
			),
		],
	}),
	product({
		id: 604,
		slug: 'd-dimer-quantitative-test',
		number: 'DDI-25',
		title: { en: 'D-Dimer Quantitative Test', cn: 'D-二聚体定量检测' },
		description: {
			en: 'Helps to exclude venous thrombosis in low-risk patients without a trip to the laboratory.',
			cn: '无需送检实验室，辅助排除低风险患者的静脉血栓。',
		},
		keywords: {
			en: 'D-dimer, thrombosis, DVT, pulmonary embolism, clotting, quantitative',
			cn: 'D-二聚体, 血栓, 深静脉血栓, 肺栓塞, 凝血, 定量',
		},
		categoryId: 62,
		testTypes: ['cassette'],
		picture: 'd-dimer-cassette',
		sheet: {
			intendedUse:
				'The D-Dimer Quantitative Test measures cross-linked fibrin fragments in whole blood or plasma with the cardiac marker reader. Used with a clinical score, it helps to exclude deep vein thrombosis and pulmonary embolism in patients whose probability is low, and spares them a scan. For professional use in emergency, primary and ambulatory care.',
			highlights: [
				'Answer during the consultation instead of a referral',
				'Unit of the result can be set in the reader to match local practice',
				'Citrated whole blood or plasma accepted',
				'Two-level controls available',
			],
			procedure: [
				'Assess the clinical probability before the test.',
				'Add one pipette fill of citrated blood to the diluent and mix.',
				'Apply the mixture to the cassette and insert it.',
				'Read the value after 10 minutes and apply the limit of your protocol.',
			],
			note: {
				title: 'Only one direction',
				text: 'A low value together with a low clinical probability speaks against a clot. A high value proves nothing: infection, pregnancy, surgery, cancer and age raise it too. Patients with a high probability go straight to imaging, whatever the value.',
			},
			kit: {
				'Test cassette': 25,
				'Diluent vial': 25,
				'Disposable pipette': 25,
				'Lot chip': 1,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'D-二聚体定量检测配合心脏标志物读数仪，测定全血或血浆中的交联纤维蛋白降解片段。与临床评分结合，有助于在低可能性患者中排除深静脉血栓和肺栓塞，免去影像检查。供急诊、基层医疗和门诊专业使用。',
			highlights: [
				'就诊期间即得结果，无需转诊',
				'读数仪可设置结果单位，符合当地习惯',
				'可用枸橼酸抗凝全血或血浆',
				'可另购双水平质控品',
			],
			procedure: [
				'检测前先评估临床可能性。',
				'吸取一管枸橼酸抗凝血加入稀释液，混匀。',
				'将混合液加到检测卡上，插入读数仪。',
				'10 分钟后读取数值，按所用方案的界值判断。',
			],
			note: {
				title: '只能单向判断',
				text: '低值结合低临床可能性，可认为不支持血栓。高值并不能证明什么：感染、妊娠、手术、癌症和年龄增长都会使其升高。高可能性患者无论数值如何，均应直接进行影像检查。',
			},
			kit: { 检测卡: 25, 瓶装稀释液: 25, 一次性吸管: 25, 批次芯片: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Citrated whole blood or plasma', cn: '枸橼酸抗凝全血或血浆' },
			timeToResult: minutes(10),
			method: methods.fluorescence,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.refrigerated,
			shelfLife: months(18),
		},
		resources: [instructions('english', 'chinese'), safetyData('sample-diluent')],
	}),
	product({
		id: 605,
		slug: 'cardiac-marker-reader',
		number: 'CARD-RD-1',
		title: { en: 'Cardiac Marker Reader', cn: '心脏标志物读数仪' },
		description: {
			en: 'Hand-held fluorescence reader for the quantitative cardiac, inflammation and tumor marker cassettes.',
			cn: '手持式荧光读数仪，用于定量读取心脏、炎症和肿瘤标志物检测卡。',
		},
		keywords: {
			en: 'reader, fluorescence, immunoassay analyzer, point of care, handheld, cardiac, troponin',
			cn: '读数仪, 荧光, 免疫分析仪, 即时检测, 手持, 心脏, 肌钙蛋白',
		},
		categoryId: 63,
		testTypes: ['analyzer'],
		picture: 'cardiac-reader-cradle',
		sheet: {
			intendedUse:
				'The Cardiac Marker Reader measures the fluorescence of the quantitative cassettes for cardiac markers, D-dimer, CRP and CA 125 and reports a concentration. It is a hand-held instrument for emergency rooms, ambulances, cardiology practices and wards that need numbers and cannot wait for the laboratory. For professional use only.',
			highlights: [
				'Fits into a coat pocket and weighs less than a stethoscope case',
				'Walk-away timing, or a quick mode for cassettes timed outside',
				'Barcode scanner for operator, patient and lot',
				'Transfers results by cable or wireless to the patient record',
				'Operator lock-out when a quality check is overdue',
				'Exchangeable base ring in the color of each area of tests',
			],
			procedure: [
				'Charge the reader and choose the language.',
				'Insert the lot chip of the carton.',
				'Scan the operator and the patient, then insert the cassette.',
				'Read the value on the screen, print it or send it.',
			],
			note: {
				title: 'Keeping it reliable',
				text: 'Use the reference cassette every day of use. Keep the reader away from direct sunlight while it measures, and let it adapt for half an hour after a change of temperature. Clean the slot with the brush supplied. Software updates are loaded by cable.',
			},
			kit: {
				Reader: 1,
				'Reference cassette': 1,
				'Charging cradle and cable': 1,
				'Cleaning brush': 1,
				'Base ring, one for each area': 4,
				'User manual': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'心脏标志物读数仪测量心脏标志物、D-二聚体、CRP 和 CA 125 定量检测卡的荧光信号并报告浓度。本仪器为手持式，适合需要数值而无法等待实验室的急诊室、救护车、心内科诊所和病房。仅供专业使用。',
			highlights: [
				'可放入白大褂口袋，比听诊器盒更轻',
				'自动计时，也可对已在外计时的检测卡快速读数',
				'条码扫描操作者、患者和批号',
				'通过数据线或无线方式将结果传至患者病历',
				'质控逾期未做时自动锁定操作',
				'可更换的彩色底圈，对应各检测领域',
			],
			procedure: [
				'为读数仪充电并选择语言。',
				'插入该盒试剂的批次芯片。',
				'扫描操作者和患者，然后插入检测卡。',
				'在屏幕上读取数值，打印或发送。',
			],
			note: {
				title: '保持可靠',
				text: '使用当天须运行参考卡。测量时避免阳光直射；环境温度变化后，请静置半小时再使用。用附带毛刷清洁插槽。软件通过数据线更新。',
			},
			kit: { 读数仪: 1, 参考卡: 1, 充电座及数据线: 1, 清洁毛刷: 1, 各领域彩色底圈: 4, 用户手册: 1 },
		},
		specifications: {
			specimen: { en: 'By cassette', cn: '依检测卡而定' },
			timeToResult: { en: '3 to 15 minutes', cn: '3 至 15 分钟' },
			method: { en: 'Fluorescence measurement', cn: '荧光测量' },
			setting: settings.professional,
			packSize: { en: '1 reader with accessories', cn: '读数仪 1 台及附件' },
			storage: storage.instrument,
			shelfLife: noShelfLife,
		},
		resources: [manuals('user-manual', 'cleaning-guide'), brochures('product-brochure', 'product-sheet')],
	}),
	product({
		id: 606,
		slug: 'cardiac-marker-control-kit',
		number: 'CARD-CTL-6',
		title: { en: 'Cardiac Marker Control Kit', cn: '心脏标志物质控套装' },
		description: {
			en: 'Lyophilized two-level controls for troponin I, CK-MB, myoglobin, NT-proBNP and D-dimer.',
			cn: '冻干双水平质控品，适用于肌钙蛋白 I、CK-MB、肌红蛋白、NT-proBNP 和 D-二聚体。',
		},
		keywords: {
			en: 'control, quality control, cardiac, lyophilized, two-level, troponin, D-dimer',
			cn: '质控, 质量控制, 心脏标志物, 冻干, 双水平, 肌钙蛋白',
		},
		categoryId: 63,
		testTypes: ['controls'],
		picture: 'cardiac-control-vials',
		sheet: {
			intendedUse:
				'The Cardiac Marker Control Kit monitors the precision of the quantitative cardiac tests and of the reader. Two levels, one near the decision limit and one clearly raised, are treated like patient specimens. The kit is for professional use by laboratories and point-of-care coordinators, and is not meant for calibration.',
			highlights: [
				'One kit for five analytes instead of five kits',
				'Human serum matrix behaves like a patient specimen',
				'Target ranges on a lot-specific sheet and as a barcode for the reader',
				'Small vials: opened today, used up this week',
			],
			procedure: [
				'Reconstitute one vial of each level with the stated volume of water.',
				'Let it stand for fifteen minutes and swirl it without foam.',
				'Run it like a patient specimen in control mode.',
				'Compare the value with the range of the lot.',
			],
			note: {
				title: 'If a control is out of range',
				text: 'Do not report patient results. Check the date, the reconstitution volume and the lot chip, then repeat with a fresh vial. If it fails again, use another cassette lot and call technical support. Treat the material as potentially infectious, as it is of human origin.',
			},
			kit: {
				'Control level 1, lyophilized': '3 vials',
				'Control level 2, lyophilized': '3 vials',
				'Target value sheet': 1,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'心脏标志物质控套装用于监测心脏定量检测及读数仪的精密度。两个水平的质控品，一个接近决策界值，一个明显升高，均按患者样本处理。供实验室和即时检测管理人员专业使用，不用于校准。',
			highlights: [
				'一套质控覆盖五个项目，无需五套',
				'人血清基质，与患者样本表现一致',
				'附批次专用靶值表，并提供读数仪可扫描的条码',
				'小瓶包装：今日开封，本周用完',
			],
			procedure: [
				'按规定体积加水复溶每个水平各一瓶。',
				'静置十五分钟，轻轻旋转混匀，避免起泡。',
				'在质控模式下按患者样本检测。',
				'将数值与该批次的靶值范围比较。',
			],
			note: {
				title: '质控超出范围时',
				text: '不得报告患者结果。检查有效期、复溶体积和批次芯片，换新瓶重测；如再次失败，换用另一批次检测卡并联系技术支持。本品来源于人体，应按潜在感染性物质处理。',
			},
			kit: { '质控品水平 1（冻干）': '3 瓶', '质控品水平 2（冻干）': '3 瓶', 靶值表: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Lyophilized control serum', cn: '冻干质控血清' },
			timeToResult: { en: 'As stated for the test', cn: '按相应检测规定' },
			method: { en: 'Two-level quality control', cn: '双水平质量控制' },
			setting: settings.laboratory,
			packSize: { en: '6 vials (3 per level)', cn: '6 瓶（每水平 3 瓶）' },
			storage: storage.refrigerated,
			shelfLife: months(24),
		},
		resources: [safetyData('control-material'), instructions('english', 'chinese')],
	}),
];
