import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, manuals, safetyData, videos } from '../resource-tabs.ts';
import { methods, minutes, months, settings, specimens, storage } from '../specifications.ts';

export const bloodGlucose: Product[] = [
	product({
		id: 901,
		slug: 'blood-glucose-meter-starter-kit',
		number: 'BGM-START-1',
		title: { en: 'Blood Glucose Meter Starter Kit', cn: '血糖仪入门套装' },
		description: {
			en: 'Meter, strips, lancing device and logbook: all that the first weeks of self-monitoring need.',
			cn: '血糖仪、试纸、采血笔和记录本：自我监测初期所需一应俱全。',
		},
		keywords: {
			en: 'glucose meter, blood sugar, diabetes, glucometer, starter kit, self-monitoring',
			cn: '血糖仪, 血糖, 糖尿病, 入门套装, 自我监测',
		},
		categoryId: 91,
		certifications: ['fda510k', 'otc', 'ivdr', 'iso13485'],
		testTypes: ['meter', 'selfTest'],
		picture: 'glucose-meter-with-strip',
		sheet: {
			intendedUse:
				'The starter kit is for the self-measurement of glucose in fresh fingerstick blood by people with diabetes, at home and on the way. It helps to follow the effect of meals, exercise and treatment together with the care team. It is not meant for diagnosis, for newborns or for the use of one meter by several people.',
			highlights: [
				'Switches on when a strip goes in, no coding',
				'Large digits and a bright strip port for use at night',
				'Memory with averages over one, two and four weeks',
				'Lancing device with adjustable depth',
			],
			procedure: [
				'Wash and dry your hands, and insert a strip.',
				'Prick the side of a fingertip with the lancing device.',
				'Touch the drop to the edge of the strip until the meter beeps.',
				'Read the value after 5 seconds, and note meal and dose in the logbook.',
			],
			note: {
				title: 'Values that do not fit',
				text: 'If a value does not match how you feel, wash your hands and repeat the test. Check the strips with control solution, look at the date on the vial, and keep strips away from heat. Treat a low value at once and contact your care team about repeated high ones.',
			},
			kit: {
				'Glucose meter with battery': 1,
				'Test strip': 25,
				'Lancing device': 1,
				Lancet: 25,
				'Carrying case': 1,
				'Logbook and user manual': '1 each',
			},
		},
		specifications: {
			specimen: specimens.fingerstick,
			timeToResult: { en: '5 seconds', cn: '5 秒' },
			method: methods.electrochemical,
			setting: settings.home,
			packSize: { en: '1 meter, 25 strips, accessories', cn: '血糖仪 1 台、试纸 25 条及附件' },
			storage: storage.room,
			shelfLife: { en: '24 months (strips)', cn: '24 个月（试纸）' },
		},
		resources: [
			manuals('user-manual'),
			videos('first-setup', 'running-the-test'),
			faq(
				[
					{ en: 'How do I set the clock?', cn: '如何设置时间？' },
					{
						en: 'Hold the side button for three seconds; the user manual shows each step.',
						cn: '长按侧键三秒，详见用户手册。',
					},
				],
				[
					{ en: 'May two people share a meter?', cn: '两人可以共用一台血糖仪吗？' },
					{
						en: 'No. Each person uses a meter and a lancing device of their own.',
						cn: '不可以，每人应使用各自的血糖仪和采血笔。',
					},
				],
			),
			guides('quick-reference-card'),
		],
		soldOnline: true,
	}),
	product({
		id: 902,
		slug: 'connected-glucose-meter',
		number: 'BGM-LINK-1',
		title: { en: 'Connected Glucose Meter', cn: '智能联网血糖仪' },
		description: {
			en: 'Sends every value to the phone or the clinic, so that nobody has to copy numbers.',
			cn: '将每次血糖值自动发送至手机或门诊，无需手工抄录。',
		},
		keywords: {
			en: 'bluetooth glucose meter, connected, app, telehealth, diabetes, remote monitoring',
			cn: '蓝牙血糖仪, 联网, 应用, 远程医疗, 糖尿病, 远程监测',
		},
		categoryId: 91,
		certifications: ['fda510k', 'otc', 'iso13485'],
		testTypes: ['meter', 'selfTest'],
		picture: 'glucose-meter-with-strip',
		sheet: {
			intendedUse:
				'The Connected Glucose Meter measures glucose in fingerstick blood and passes each value wirelessly to a paired phone or a clinic gateway. It is for people with diabetes who share their values with a care team or family, and for remote monitoring programs. It is a single-person device for use at home.',
			highlights: [
				'Pairs once, then sends by itself',
				'Keeps values in its memory while no phone is near',
				'Meal and exercise marks set on the meter itself',
				'Encrypted transfer; values carry no name',
				'Uses the same strips as the starter kit',
			],
			procedure: [
				'Pair the meter with the phone, or press the gateway button in the clinic.',
				'Insert a strip and apply the drop of blood.',
				'Read the value after 5 seconds and mark the meal.',
				'The meter sends the value and confirms with a tick.',
			],
			note: {
				title: 'Sharing is a choice',
				text: 'The person who measures decides who sees the values and can stop it at any time in the phone. A remote program does not replace emergency care: agree beforehand who reacts to a low or high value, at which hours and how.',
			},
			kit: {
				'Connected meter with battery': 1,
				'Test strip': 10,
				'Lancing device': 1,
				Lancet: 10,
				'Quick start card and user manual': '1 each',
			},
		},
		specifications: {
			specimen: specimens.fingerstick,
			timeToResult: { en: '5 seconds', cn: '5 秒' },
			method: methods.electrochemical,
			setting: settings.home,
			packSize: { en: '1 meter, 10 strips, accessories', cn: '血糖仪 1 台、试纸 10 条及附件' },
			storage: storage.room,
			shelfLife: { en: '24 months (strips)', cn: '24 个月（试纸）' },
		},
		resources: [videos('first-setup', 'running-the-test'), manuals('user-manual'), brochures('product-brochure')],
	}),
	product({
		id: 903,
		slug: 'blood-glucose-test-strips',
		number: 'BGS-50',
		title: { en: 'Blood Glucose Test Strips', cn: '血糖试纸' },
		description: {
			en: 'Fifty no-code strips with side fill for the glucose meters of the range.',
			cn: '五十条免调码侧吸试纸，适用于本系列血糖仪。',
		},
		keywords: {
			en: 'glucose strips, test strips, diabetes supplies, refill, blood sugar',
			cn: '血糖试纸, 试纸条, 糖尿病耗材, 补充装, 血糖',
		},
		categoryId: 92,
		certifications: ['fda510k', 'otc', 'nmpa2'],
		testTypes: ['strip', 'selfTest'],
		picture: 'glucose-meter-with-strip',
		sheet: {
			intendedUse:
				'The Blood Glucose Test Strips are for use with the starter kit meter and the connected meter, to measure glucose in fresh fingerstick blood. They are sold over the counter for people with diabetes who check themselves regularly. They do not work in meters of other makers or for diagnosing diabetes.',
			highlights: [
				'Draws blood in from the side like a wick',
				'A second drop may be added within seconds if the first is too small',
				'No code to enter with a new vial',
				'Flip-top vial that opens with one hand',
			],
			procedure: [
				'Take one strip with dry fingers and close the vial.',
				'Insert the strip; the meter switches on.',
				'Touch the drop to the side of the strip until the window is full.',
				'Read the value after 5 seconds and discard strip and lancet safely.',
			],
			note: {
				title: 'Keep them well',
				text: 'Leave strips in their own vial, away from sun, heat and damp; a car or a bathroom is a poor place. Write the opening date on the vial and use the strips within three months. A very high or low red cell count, dehydration or shock can falsify the value.',
			},
			kit: { 'Test strip (2 vials of 25)': 50, 'Instructions for use': 1 },
		},
		specifications: {
			specimen: specimens.fingerstick,
			timeToResult: { en: '5 seconds', cn: '5 秒' },
			method: methods.electrochemical,
			setting: settings.homeAndProfessional,
			packSize: { en: '50 strips', cn: '50 条' },
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			instructions('english', 'spanish', 'chinese'),
			safetyData('test-device'),
			guides('quick-reference-card'),
		],
		soldOnline: true,
	}),
	product({
		id: 904,
		slug: 'blood-ketone-test-strips',
		number: 'BKS-10',
		title: { en: 'Blood Ketone Test Strips', cn: '血酮试纸' },
		description: {
			en: 'Ketone strips for sick days, recognized by the glucose meter without any setting.',
			cn: '适合生病期间使用的血酮试纸，血糖仪自动识别，无需设置。',
		},
		keywords: {
			en: 'ketone, beta-hydroxybutyrate, ketoacidosis, DKA, sick day, strips',
			cn: '血酮, β-羟丁酸, 酮症酸中毒, 生病期, 试纸',
		},
		categoryId: 92,
		certifications: ['fda510k', 'ivdr'],
		testTypes: ['strip', 'selfTest'],
		picture: 'glucose-meter-with-strip',
		sheet: {
			intendedUse:
				'The Blood Ketone Test Strips measure beta-hydroxybutyrate in fingerstick blood with the meters of the range. People with type 1 diabetes use them on sick days, with persistently high glucose or with pump trouble, to recognize a threatening ketoacidosis early. Clinics use them in the emergency room. They are not meant for weight loss diets.',
			highlights: [
				'The meter knows the strip by its contacts',
				'Blood ketones show a change sooner than urine strips',
				'Single foils: ten strips last through many sick days',
				'Sick-day card with a plan to fill in with the care team',
			],
			procedure: [
				'Open one foil and insert the strip; the screen shows KET.',
				'Prick the fingertip and fill the strip.',
				'Read the value after 10 seconds.',
				'Follow the sick-day card and repeat as it says.',
			],
			note: {
				title: 'An emergency stays one',
				text: 'Vomiting, deep breathing, stomach pain or drowsiness with raised ketones is an emergency: call for help and do not wait for another value. Some glucose-lowering tablets can cause ketoacidosis at nearly normal glucose, so test ketones when you feel ill.',
			},
			kit: { 'Ketone test strip, foil': 10, 'Sick-day card': 1, 'Instructions for use': 1 },
		},
		specifications: {
			specimen: specimens.fingerstick,
			timeToResult: { en: '10 seconds', cn: '10 秒' },
			method: methods.electrochemical,
			setting: settings.homeAndProfessional,
			packSize: { en: '10 strips', cn: '10 条' },
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [
			faq(
				[
					{ en: 'Which meter do I need?', cn: '需要哪种血糖仪？' },
					{
						en: 'The starter kit meter and the connected meter both read these strips.',
						cn: '入门套装血糖仪和智能联网血糖仪均可读取。',
					},
				],
				[
					{ en: 'Can I use a strip from an open foil later?', cn: '已开封的试纸可以留到以后用吗？' },
					{ en: 'No. Open the foil right before the test.', cn: '不可以，请在检测前再开封。' },
				],
			),
			instructions('english', 'spanish'),
		],
	}),
	product({
		id: 905,
		slug: 'hba1c-point-of-care-analyzer',
		number: 'A1C-AN-1',
		title: { en: 'HbA1c Point-of-Care Analyzer', cn: '糖化血红蛋白即时分析仪' },
		description: {
			en: 'Three months of glucose control in one value, measured during the appointment.',
			cn: '就诊时即可测得反映三个月血糖控制的数值。',
		},
		keywords: {
			en: 'HbA1c, A1c, glycated hemoglobin, analyzer, diabetes clinic',
			cn: 'HbA1c, 糖化血红蛋白, 分析仪, 糖尿病门诊',
		},
		categoryId: 93,
		certifications: ['fda510k', 'clia', 'ivdr', 'nmpa2', 'iso13485'],
		testTypes: ['analyzer'],
		picture: 'lab-bench',
		sheet: {
			intendedUse:
				'The HbA1c Point-of-Care Analyzer measures glycated hemoglobin in fingerstick or venous whole blood. The value reflects average glucose over about three months and is used in monitoring people with diabetes. With the result at hand, treatment can be adjusted in the same appointment. For professional use.',
			highlights: [
				'One microliter-sized drop and a cartridge that holds all reagents',
				'Reports in both common units',
				'Self-check at every start',
				'Connects to the patient record and to a label printer',
			],
			procedure: [
				'Let the cartridge reach room temperature in its foil.',
				'Touch the sampler to the drop of blood and click it into the cartridge.',
				'Insert the cartridge and close the lid.',
				'Read the value after 5 minutes, and discard the cartridge.',
			],
			note: {
				title: 'Who needs another method',
				text: 'Anemia, recent blood loss or transfusion, pregnancy, kidney failure and variants of hemoglobin change HbA1c independently of glucose. The analyzer flags some of them, not all. Use glucose profiles or a laboratory method in these patients.',
			},
			kit: {
				Analyzer: 1,
				'Power supply with regional plugs': 1,
				'Optical check cartridge': 1,
				'Starter pack of cartridges': 10,
				'User manual': 1,
			},
		},
		specifications: {
			specimen: specimens.wholeBlood,
			timeToResult: minutes(5),
			method: { en: 'Boronate affinity with optical reading', cn: '硼酸亲和法，光学读取' },
			setting: settings.professional,
			packSize: { en: '1 analyzer, 10 cartridges', cn: '分析仪 1 台、检测盒 10 个' },
			storage: { en: 'Analyzer 5–40 °C, cartridges 2–8 °C', cn: '仪器 5–40 °C，检测盒 2–8 °C' },
			shelfLife: { en: '18 months (cartridges)', cn: '18 个月（检测盒）' },
		},
		resources: [
			brochures('product-brochure', 'product-sheet'),
			manuals('user-manual', 'cleaning-guide'),
			videos('first-setup', 'running-the-test'),
		],
	}),
	product({
		id: 906,
		slug: 'glucose-control-solution',
		number: 'BGC-3',
		title: { en: 'Glucose Control Solution', cn: '血糖质控液' },
		description: {
			en: 'Three levels of control solution to check meter and strips together.',
			cn: '三个水平的质控液，同时检查血糖仪与试纸。',
		},
		keywords: { en: 'control solution, glucose, quality control, meter check', cn: '质控液, 血糖, 质量控制, 仪器检查' },
		categoryId: 93,
		certifications: ['otc', 'ivdd', 'iso9001'],
		testTypes: ['controls'],
		picture: 'vials-row',
		sheet: {
			intendedUse:
				'The Glucose Control Solution checks that a meter of the range and its test strips work together as they should, and that the user handles them rightly. It contains a known amount of glucose and is used in place of blood, at home and by clinics that care for several meters. It must not be swallowed or injected.',
			highlights: [
				'Low, normal and high level in dropper bottles',
				'Red color shows that the strip is filled',
				'Recognized by the meter and kept out of the averages',
				'Target ranges printed on every vial of strips',
			],
			procedure: [
				'Insert a strip and choose control mode on the meter.',
				'Shake the bottle, discard the first drop and wipe the tip.',
				'Put a drop on a clean surface and touch it with the strip.',
				'Compare the value with the range on the vial of strips.',
			],
			note: {
				title: 'When to check',
				text: 'Check with a new vial of strips, after the meter was dropped, after a change of batteries, when values do not match how you feel, and once a week in a clinic. Note the opening date; an open bottle keeps for three months.',
			},
			kit: {
				'Control solution, low': '1 bottle',
				'Control solution, normal': '1 bottle',
				'Control solution, high': '1 bottle',
				'Instructions for use': 1,
			},
		},
		specifications: {
			specimen: { en: 'Control solution', cn: '质控液' },
			timeToResult: { en: '5 seconds', cn: '5 秒' },
			method: { en: 'Three-level quality control', cn: '三水平质量控制' },
			setting: settings.homeAndProfessional,
			packSize: { en: '3 bottles', cn: '3 瓶' },
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [safetyData('control-material'), instructions('english', 'spanish', 'chinese')],
	}),
];
