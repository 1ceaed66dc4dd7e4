import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, manuals, safetyData } from '../resource-tabs.ts';
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
		testTypes: ['meter', 'selfTest'],
		picture: 'glucose-starter-kit',
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
		chineseSheet: {
			intendedUse:
				'本入门套装供糖尿病患者在家中和外出时，自行测定新鲜指尖血中的葡萄糖，帮助患者与医护团队共同了解饮食、运动和治疗的效果。不用于诊断，不用于新生儿，一台血糖仪不可多人共用。',
			highlights: [
				'插入试纸自动开机，免调码',
				'大字显示，试纸口带照明，夜间也方便',
				'记忆功能，显示一周、两周和四周平均值',
				'采血笔深度可调',
			],
			procedure: [
				'洗净并擦干双手，插入试纸。',
				'用采血笔在指尖侧面采血。',
				'将血滴接触试纸边缘，直至血糖仪发出提示音。',
				'5 秒后读取数值，并在记录本中记下进餐和用药。',
			],
			note: {
				title: '数值与感觉不符时',
				text: '如数值与自身感觉不符，请洗手后重测。用质控液检查试纸，查看瓶上有效期，并使试纸远离高温。低血糖须立即处理；反复偏高请联系医护团队。',
			},
			kit: { '血糖仪（含电池）': 1, 血糖试纸: 25, 采血笔: 1, 采血针: 25, 便携包: 1, 记录本和用户手册: '各 1 份' },
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
		testTypes: ['meter', 'selfTest'],
		picture: 'connected-glucose-meter',
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
		chineseSheet: {
			intendedUse:
				'智能联网血糖仪测定指尖血中的葡萄糖，并将每次数值以无线方式发送至已配对的手机或门诊网关。适用于希望与医护团队或家人共享数值的糖尿病患者，以及远程监测项目。本产品供单人居家使用。',
			highlights: [
				'一次配对，此后自动发送',
				'手机不在身边时，数值保存在仪器中',
				'可直接在血糖仪上标记进餐和运动',
				'加密传输，数值不含姓名',
				'与入门套装使用相同试纸',
			],
			procedure: [
				'将血糖仪与手机配对，或在门诊按下网关按键。',
				'插入试纸，加入血滴。',
				'5 秒后读取数值，并标记进餐情况。',
				'血糖仪发送数值，并以对勾确认。',
			],
			note: {
				title: '共享由您决定',
				text: '由谁查看数值，由测量者本人决定，并可随时在手机上停止共享。远程项目不能代替急救：请事先约定由谁、在哪些时段、以何种方式对过低或过高的数值作出响应。',
			},
			kit: { '联网血糖仪（含电池）': 1, 血糖试纸: 10, 采血笔: 1, 采血针: 10, 快速入门卡和用户手册: '各 1 份' },
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
		resources: [manuals('user-manual'), brochures('product-brochure')],
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
		testTypes: ['strip', 'selfTest'],
		picture: 'glucose-test-strips-vial',
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
				'Touch the drop to the side of the strip until the window is full. If the drop is too small, add a second one within seconds.',
				'Read the value after 5 seconds and discard strip and lancet safely.',
			],
			note: {
				title: 'Keep them well',
				text: 'Leave strips in their own vial, away from sun, heat and damp; a car or a bathroom is a poor place. Write the opening date on the vial and use the strips within three months. A very high or low red cell count, dehydration or shock can falsify the value.',
			},
			kit: { 'Test strip, in vials of 50': 50, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'血糖试纸与入门套装血糖仪和智能联网血糖仪配套使用，测定新鲜指尖血中的葡萄糖。本产品为非处方产品，供定期自我监测的糖尿病患者使用；不适用于其他厂家的血糖仪，也不用于诊断糖尿病。',
			highlights: [
				'侧面虹吸进血',
				'首滴血量不足时，可在数秒内补加第二滴',
				'更换新瓶无需输入代码',
				'翻盖瓶，单手即可打开',
			],
			procedure: [
				'用干燥的手指取出一条试纸，盖紧瓶盖。',
				'插入试纸，血糖仪自动开机。',
				'将血滴接触试纸侧面，直至窗口充满。血量不足时，可在数秒内补加第二滴。',
				'5 秒后读取数值，并安全弃置试纸和采血针。',
			],
			note: {
				title: '妥善保存',
				text: '试纸应存放于原装瓶内，避免日晒、高温和潮湿；汽车内和浴室都不是合适的存放处。在瓶上注明开瓶日期，三个月内用完。红细胞压积过高或过低、脱水或休克可能导致数值失真。',
			},
			kit: { '血糖试纸（每瓶 50 条）': 50, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.fingerstick,
			timeToResult: { en: '5 seconds', cn: '5 秒' },
			method: methods.electrochemical,
			setting: settings.homeAndProfessional,
			packSize: { en: '50 strips', cn: '50 条' },
			storage: storage.room,
			shelfLife: { en: '24 months; 3 months once opened', cn: '24 个月；开瓶后 3 个月' },
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
		testTypes: ['strip', 'selfTest'],
		picture: 'ketone-test-strips',
		sheet: {
			intendedUse:
				'The Blood Ketone Test Strips measure beta-hydroxybutyrate in fingerstick blood with the connected meter. People with type 1 diabetes use them on sick days, with persistently high glucose or with pump trouble, to recognize a threatening ketoacidosis early. Clinics use them in the emergency room. They are not meant for weight loss diets.',
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
		chineseSheet: {
			intendedUse:
				'血酮试纸配合智能联网血糖仪，测定指尖血中的 β-羟丁酸。1 型糖尿病患者在生病、血糖持续偏高或胰岛素泵故障时使用，以便及早识别可能发生的酮症酸中毒；医院在急诊室使用。不用于减重饮食。',
			highlights: [
				'血糖仪通过触点自动识别试纸',
				'血酮比尿酮试纸更早反映变化',
				'单条铝箔包装：十条足以应对多次生病期',
				'附生病期应对卡，可与医护团队一起填写计划',
			],
			procedure: [
				'打开一个铝箔袋，插入试纸，屏幕显示 KET。',
				'指尖采血，使试纸吸满。',
				'10 秒后读取数值。',
				'按应对卡处理，并按要求重复检测。',
			],
			note: {
				title: '急症就是急症',
				text: '血酮升高并伴有呕吐、深大呼吸、腹痛或嗜睡属于急症：请立即求助，不要等待下一次数值。某些降糖药可在血糖接近正常时引起酮症酸中毒，因此感到不适时请检测血酮。',
			},
			kit: { '血酮试纸（铝箔袋装）': 10, 生病期应对卡: 1, 使用说明书: 1 },
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
		testTypes: ['analyzer'],
		picture: 'hba1c-analyzer',
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
				'Slide the cartridge into the slot until it clicks.',
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
		chineseSheet: {
			intendedUse:
				'糖化血红蛋白即时分析仪测定指尖血或静脉全血中的糖化血红蛋白（HbA1c）。该数值反映约三个月的平均血糖水平，用于糖尿病患者的监测。结果在手，当次就诊即可调整治疗。本产品供专业使用。',
			highlights: [
				'仅需微升级一滴血，检测盒内含全部试剂',
				'可报告两种常用单位',
				'每次开机自检',
				'可连接患者病历系统和标签打印机',
			],
			procedure: [
				'检测盒在铝箔袋内恢复至室温。',
				'用采样器接触血滴，卡入检测盒。',
				'将检测盒推入插槽，直至听到咔嗒声。',
				'5 分钟后读取数值，弃去检测盒。',
			],
			note: {
				title: '哪些人需用其他方法',
				text: '贫血、近期失血或输血、妊娠、肾衰竭以及血红蛋白变异体，都会使 HbA1c 的变化与血糖无关。分析仪会提示其中一部分，而非全部。此类患者请采用血糖谱或实验室方法。',
			},
			kit: { 分析仪: 1, '电源适配器（附各地区插头）': 1, 光学校验盒: 1, 首批检测盒: 10, 用户手册: 1 },
		},
		specifications: {
			specimen: specimens.wholeBlood,
			timeToResult: minutes(5),
			method: { en: 'Boronate affinity with optical reading', cn: '硼酸亲和法，光学读取' },
			setting: settings.professional,
			packSize: { en: '1 analyzer, 10 cartridges', cn: '分析仪 1 台、检测盒 10 个' },
			storage: { en: 'Analyzer 5–40\u00a0°C, cartridges 2–8\u00a0°C', cn: '仪器 5–40\u00a0°C，检测盒 2–8\u00a0°C' },
			shelfLife: { en: '18 months (cartridges)', cn: '18 个月（检测盒）' },
		},
		resources: [brochures('product-brochure', 'product-sheet'), manuals('user-manual', 'cleaning-guide')],
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
		testTypes: ['controls'],
		picture: 'glucose-control-solutions',
		sheet: {
			intendedUse:
				'The Glucose Control Solution checks that a meter of the range and its test strips work together as they should, and that the user handles them correctly. It contains a known amount of glucose and is used in place of blood, at home and by clinics that care for several meters. It must not be swallowed or injected.',
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
		chineseSheet: {
			intendedUse:
				'血糖质控液用于检查本系列血糖仪与试纸是否正常配合，以及使用者操作是否正确。质控液含有已知量的葡萄糖，代替血液使用，适合居家以及管理多台血糖仪的门诊。不得吞服或注射。',
			highlights: [
				'低、中、高三个水平，滴瓶包装',
				'红色液体，便于确认试纸已吸满',
				'血糖仪自动识别，不计入平均值',
				'靶值范围印于每瓶试纸上',
			],
			procedure: [
				'插入试纸，在血糖仪上选择质控模式。',
				'摇匀质控液，弃去第一滴并擦净瓶口。',
				'将一滴质控液滴于洁净表面，用试纸吸取。',
				'将数值与试纸瓶上的范围比较。',
			],
			note: {
				title: '何时检查',
				text: '启用新的一瓶试纸、血糖仪跌落、更换电池、数值与感觉不符时均应检查，门诊应每周检查一次。请注明开瓶日期，开瓶后可使用三个月。',
			},
			kit: { '质控液（低值）': '1 瓶', '质控液（中值）': '1 瓶', '质控液（高值）': '1 瓶', 使用说明书: 1 },
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
