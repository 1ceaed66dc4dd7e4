import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, manuals, safetyData, videos } from '../resource-tabs.ts';
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
		certifications: ['ivdr', 'nmpa2', 'iso13485'],
		testTypes: ['cassette'],
		picture: 'hero-cassettes',
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
				'Read at 10 minutes and repeat as the protocol demands.',
			],
			note: {
				title: 'Time matters twice',
				text: 'Troponin rises some hours after the injury. An early negative result does not exclude an infarction; draw a second specimen after the interval of your protocol. Never delay treatment of a patient with a typical ECG for the sake of a test.',
			},
			kit: { 'Test cassette with dropper': 10, 'Buffer bottle': 1, 'Instructions for use': 1 },
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
		resources: [
			instructions('english', 'chinese', 'french'),
			guides('quick-reference-card'),
			safetyData('sample-diluent'),
		],
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
		certifications: ['ivdr', 'nmpa2', 'iso13485'],
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
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(15),
			method: methods.fluorescence,
			setting: settings.professional,
			packSize: testsPerKit(10),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [
			brochures('product-brochure'),
			instructions('english', 'chinese'),
			videos('running-the-test'),
			safetyData('sample-diluent'),
		],
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
		certifications: ['ivdr', 'nmpa2'],
		testTypes: ['cassette'],
		picture: 'droplet-into-well',
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
		certifications: ['ivdr', 'nmpa2', 'iso13485'],
		testTypes: ['cassette'],
		picture: 'tubes-macro',
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
		specifications: {
			specimen: { en: 'Citrated whole blood or plasma', cn: '枸橼酸抗凝全血或血浆' },
			timeToResult: minutes(10),
			method: methods.fluorescence,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.refrigerated,
			shelfLife: months(18),
		},
		resources: [instructions('english', 'french', 'chinese'), safetyData('sample-diluent', 'control-material')],
	}),
	product({
		id: 605,
		slug: 'cardiac-marker-reader',
		number: 'CARD-RD-1',
		title: { en: 'Cardiac Marker Reader', cn: '心脏标志物读数仪' },
		description: {
			en: 'Hand-held fluorescence reader for the quantitative cardiac and inflammation cassettes.',
			cn: '手持式荧光读数仪，用于定量读取心脏和炎症检测卡。',
		},
		keywords: {
			en: 'reader, fluorescence, immunoassay analyzer, point of care, handheld, cardiac',
			cn: '读数仪, 荧光, 免疫分析仪, 即时检测, 手持, 心脏',
		},
		categoryId: 63,
		certifications: ['ivdr', 'nmpa2', 'iso13485', 'iso9001'],
		testTypes: ['analyzer'],
		picture: 'cardiac-cassette-with-reader',
		sheet: {
			intendedUse:
				'The Cardiac Marker Reader measures the fluorescence of the quantitative cassettes for cardiac markers, D-dimer and CRP and reports a concentration. It is a hand-held instrument for emergency rooms, ambulances, cardiology practices and wards that need numbers and cannot wait for the laboratory. For professional use only.',
			highlights: [
				'Fits into a coat pocket and weighs less than a stethoscope case',
				'Walk-away timing, or a quick mode for cassettes timed outside',
				'Barcode scanner for operator, patient and lot',
				'Transfers results by cable or wireless to the patient record',
				'Operator lock-out when a quality check is overdue',
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
				'User manual': 1,
			},
		},
		specifications: {
			specimen: { en: 'By cassette', cn: '依检测卡而定' },
			timeToResult: { en: 'By cassette, 3 to 15 minutes', cn: '依检测卡而定，3 至 15 分钟' },
			method: { en: 'Fluorescence measurement', cn: '荧光测量' },
			setting: settings.professional,
			packSize: { en: '1 reader with accessories', cn: '读数仪 1 台及附件' },
			storage: storage.instrument,
			shelfLife: noShelfLife,
		},
		resources: [
			manuals('user-manual', 'cleaning-guide'),
			videos('first-setup', 'running-the-test'),
			brochures('product-brochure', 'product-sheet'),
		],
	}),
	product({
		id: 606,
		slug: 'cardiac-marker-control-kit',
		number: 'CARD-CTL-6',
		title: { en: 'Cardiac Marker Control Kit', cn: '心脏标志物质控套装' },
		description: {
			en: 'Lyophilised two-level controls for troponin I, CK-MB, myoglobin, NT-proBNP and D-dimer.',
			cn: '冻干双水平质控品，适用于肌钙蛋白 I、CK-MB、肌红蛋白、NT-proBNP 和 D-二聚体。',
		},
		keywords: {
			en: 'control, quality control, cardiac, lyophilised, two-level, troponin, D-dimer',
			cn: '质控, 质量控制, 心脏标志物, 冻干, 双水平, 肌钙蛋白',
		},
		categoryId: 63,
		certifications: ['ivdd', 'iso13485', 'iso9001'],
		testTypes: ['controls'],
		picture: 'vials-row',
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
				'Control level 1, lyophilised': '3 vials',
				'Control level 2, lyophilised': '3 vials',
				'Target value sheet': 1,
				'Instructions for use': 1,
			},
		},
		specifications: {
			specimen: { en: 'Lyophilised control serum', cn: '冻干质控血清' },
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
