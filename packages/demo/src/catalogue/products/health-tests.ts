import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, safetyData } from '../resource-tabs.ts';
import { methods, minutes, months, settings, specimens, storage, testsPerKit } from '../specifications.ts';

export const healthTests: Product[] = [
	product({
		id: 801,
		slug: 'urinalysis-reagent-strips-10-parameter',
		number: 'URS-10-100',
		title: { en: 'Urinalysis Reagent Strips, 10 Parameters', cn: '尿液分析试纸条（10 项）' },
		description: {
			en: 'Ten-pad urine strips in a bottle of one hundred, read by eye or by strip reader.',
			cn: '十项尿液试纸条，每瓶一百条，可目测或用仪器读取。',
		},
		keywords: {
			en: 'urinalysis, urine strips, leukocytes, nitrite, protein, glucose, ketone, blood, pH',
			cn: '尿液分析, 尿试纸, 白细胞, 亚硝酸盐, 蛋白, 葡萄糖, 酮体, 隐血, pH',
		},
		categoryId: 81,
		testTypes: ['strip'],
		picture: 'urine-strips-bottle',
		sheet: {
			intendedUse:
				'The ten-parameter strips give semi-quantitative results for leukocytes, nitrite, urobilinogen, protein, pH, blood, specific gravity, ketone, bilirubin and glucose in urine. Practices, maternity services and wards use them for routine checks and to decide which specimens need microscopy or culture. For professional use.',
			highlights: [
				'Ten answers from one dip',
				'Color chart around the bottle, protected by a clear film',
				'Readable by eye and by common strip readers',
				'Desiccant in the cap keeps opened bottles dry',
			],
			procedure: [
				'Collect fresh midstream urine and mix it well.',
				'Dip all pads briefly, and draw the edge along the rim of the cup.',
				'Hold the strip level and start the timer.',
				'Compare the pads with the chart at 60 seconds, leukocytes at 120 seconds.',
			],
			note: {
				title: 'Common pitfalls',
				text: 'Vitamin C weakens the pads for blood and glucose. Urine that has stood for hours grows bacteria and turns alkaline. Colored medicines mask pads. Close the bottle at once after each strip, write the opening date on the label and discard the bottle after three months.',
			},
			kit: { 'Reagent strip in bottle': 100, 'Color chart (on the label)': 1, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'十项尿液分析试纸条用于半定量检测尿液中的白细胞、亚硝酸盐、尿胆原、蛋白、pH 值、隐血、比重、酮体、胆红素和葡萄糖。诊所、产科和病房用于常规检查，并据此决定哪些样本需要镜检或培养。本产品供专业使用。',
			highlights: [
				'浸入一次，得到十项结果',
				'比色卡环绕瓶身，覆有透明保护膜',
				'可目测，也可用常见尿液分析仪读取',
				'瓶盖内置干燥剂，开瓶后仍保持干燥',
			],
			procedure: [
				'采集新鲜中段尿，充分混匀。',
				'将全部试剂垫短暂浸入，取出后沿杯口刮去多余尿液。',
				'水平持试纸条并开始计时。',
				'60 秒时与比色卡对照，白细胞于 120 秒时对照。',
			],
			note: {
				title: '常见误区',
				text: '维生素 C 会减弱隐血和葡萄糖试剂垫的反应。放置数小时的尿液会滋生细菌并变为碱性。有色药物会掩盖试剂垫颜色。每次取出试纸条后立即盖紧瓶盖，在标签上注明开瓶日期，开瓶三个月后弃用。',
			},
			kit: { 瓶装试纸条: 100, '比色卡（印于标签）': 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: { en: '1 to 2 minutes', cn: '1 至 2 分钟' },
			method: methods.dryChemistry,
			setting: settings.professional,
			packSize: { en: '100 strips per bottle', cn: '每瓶 100 条' },
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [guides('wall-chart'), instructions('english', 'spanish', 'chinese'), safetyData('test-device')],
	}),
	product({
		id: 802,
		slug: 'urinary-tract-infection-home-test',
		number: 'UTI-HOME-3',
		title: { en: 'Urinary Tract Infection Home Test', cn: '尿路感染居家自测' },
		description: {
			en: 'Three pouched strips for leukocytes and nitrite when it burns and the practice is closed.',
			cn: '三条独立包装试纸条，检测白细胞和亚硝酸盐，可随时自查尿路感染。',
		},
		keywords: {
			en: 'UTI, urinary tract infection, bladder, cystitis, home test, nitrite, leukocytes, OTC',
			cn: '尿路感染, 膀胱炎, 居家检测, 亚硝酸盐, 白细胞, 非处方',
		},
		categoryId: 81,
		testTypes: ['strip', 'selfTest'],
		picture: 'uti-home-test',
		sheet: {
			intendedUse:
				'The Urinary Tract Infection Home Test detects leukocytes and nitrite in urine, two signs of a bladder infection. It is an over-the-counter test for adults with burning, urgency or frequent urination who want to know whether they should call a provider today. It does not identify the bacterium or the right antibiotic.',
			highlights: [
				'Two signs on one strip, since one alone is easily missed',
				'Each strip in its own pouch: the box keeps for months',
				'Color card with only three fields per pad',
				'What-to-do card for every outcome',
			],
			procedure: [
				'Use first morning urine, or wait four hours after the last visit to the bathroom.',
				'Hold the strip in the stream for two seconds, or dip it in a clean cup.',
				'Wait for one minute for nitrite and two minutes for leukocytes.',
				'Compare both pads with the card and follow its advice.',
			],
			note: {
				title: 'Do not wait with',
				text: 'fever, chills, back pain, blood in the urine, pregnancy, diabetes or symptoms in a child or a man. Call a provider at once in these cases, whatever the strip shows. Tablets that color the urine make the pads unreadable.',
			},
			kit: { 'Test strip, pouched': 3, 'Color card': 1, 'What-to-do card and leaflet': 1 },
		},
		chineseSheet: {
			intendedUse:
				'尿路感染居家自测用于检测尿液中的白细胞和亚硝酸盐，这是膀胱感染的两个征象。本产品为非处方检测，供有尿痛、尿急或尿频症状、希望了解今天是否需要联系医生的成人使用。本检测不能确定致病菌种，也不能确定应使用的抗生素。',
			highlights: [
				'一条试纸条检测两个征象，单一征象容易漏判',
				'每条独立包装，整盒可存放数月',
				'比色卡每项仅三格，简明易辨',
				'每种结果均附处理建议卡',
			],
			procedure: [
				'使用晨尿，或在上次排尿四小时后采样。',
				'将试纸条置于尿流中两秒，或浸入洁净杯中的尿液。',
				'亚硝酸盐等待一分钟，白细胞等待两分钟。',
				'将两个试剂垫与比色卡对照，并按卡上建议处理。',
			],
			note: {
				title: '这些情况请勿等待',
				text: '发热、寒战、腰背痛、血尿、妊娠、糖尿病，或儿童、男性出现症状时，无论试纸条结果如何，请立即联系医生。使尿液着色的药片会令试剂垫无法判读。',
			},
			kit: { 独立包装试纸条: 3, 比色卡: 1, 处理建议卡及说明书: 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(2),
			method: methods.dryChemistry,
			setting: settings.home,
			packSize: testsPerKit(3),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			faq(
				[
					{ en: 'Only one pad changed color. What now?', cn: '只有一个试剂垫变色怎么办？' },
					{ en: 'Treat it as a possible infection and call a provider.', cn: '应视为可能感染，请联系医生。' },
				],
				[
					{ en: 'Can I use it during my period?', cn: '经期可以检测吗？' },
					{ en: 'Better not: blood may color the pads.', cn: '不建议，血液可能使试剂垫变色。' },
				],
			),
			instructions('english', 'spanish'),
		],
		soldOnline: true,
	}),
	product({
		id: 803,
		slug: 'microalbumin-urine-test',
		number: 'MALB-25',
		title: { en: 'Microalbumin Urine Test', cn: '尿微量白蛋白检测' },
		description: {
			en: 'Early sign of kidney strain in people with diabetes or high blood pressure.',
			cn: '糖尿病或高血压人群肾脏受损的早期信号。',
		},
		keywords: {
			en: 'microalbumin, albuminuria, kidney, diabetes, hypertension, urine',
			cn: '微量白蛋白, 白蛋白尿, 肾脏, 糖尿病, 高血压, 尿液',
		},
		categoryId: 81,
		testTypes: ['cassette'],
		picture: 'microalbumin-cassette',
		sheet: {
			intendedUse:
				'The Microalbumin Urine Test detects small amounts of albumin in urine that ordinary protein pads do not show. Practices use it in the yearly review of people with diabetes or high blood pressure, when an early sign of kidney damage can still change its course. For professional use; results are semi-quantitative.',
			highlights: [
				'Three grades, read against a printed scale',
				'Spot urine, no collection over a day',
				'Fits into the nurse-led diabetes check',
				'Complements the reagent strips of the range',
			],
			procedure: [
				'Collect a first morning specimen where possible.',
				'Add two drops of urine to the cassette.',
				'Keep it level for 5 minutes.',
				'Compare the test line with the scale, not after 10 minutes, and record the grade.',
			],
			note: {
				title: 'Once is not enough',
				text: 'Exercise, fever, infection, menstruation and high blood pressure on the day itself raise albumin for a short time. Guidelines ask for two raised results out of three before a diagnosis. Confirm with an albumin-to-creatinine ratio from the laboratory.',
			},
			kit: { 'Test cassette': 25, Dropper: 25, 'Grading scale': 1, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'尿微量白蛋白检测用于检测普通尿蛋白试剂垫无法显示的尿中少量白蛋白。诊所用于糖尿病或高血压患者的年度复查，此时及早发现肾脏受损仍可改变病程。供专业使用，结果为半定量。',
			highlights: [
				'分三级，对照印刷标尺读取',
				'使用随机尿，无需留取全天尿液',
				'适合护士主导的糖尿病随访',
				'与本系列尿液试纸条互为补充',
			],
			procedure: [
				'尽可能采集晨尿。',
				'向检测卡加入两滴尿液。',
				'保持水平 5 分钟。',
				'将检测线与标尺对照，10 分钟后不再对照，记录等级。',
			],
			note: {
				title: '一次不足为据',
				text: '运动、发热、感染、月经以及当日血压过高都会使白蛋白短暂升高。指南要求三次中有两次升高方可诊断。应以实验室测定的尿白蛋白/肌酐比值确证。',
			},
			kit: { 检测卡: 25, 滴管: 25, 分级标尺: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(5),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [instructions('english', 'chinese'), brochures('product-sheet')],
	}),
	product({
		id: 804,
		slug: 'crp-quantitative-test',
		number: 'CRP-25',
		title: { en: 'CRP Quantitative Test', cn: 'C-反应蛋白定量检测' },
		description: {
			en: 'C-reactive protein from a fingerstick in three minutes, to guide antibiotic decisions.',
			cn: '指尖血三分钟检测 C-反应蛋白，辅助抗生素决策。',
		},
		keywords: {
			en: 'CRP, C-reactive protein, inflammation, antibiotic stewardship, infection',
			cn: 'CRP, C-反应蛋白, 炎症, 抗生素, 感染',
		},
		categoryId: 82,
		testTypes: ['cassette'],
		picture: 'crp-reader-set',
		sheet: {
			intendedUse:
				'The CRP Quantitative Test measures C-reactive protein in whole blood, serum or plasma with the fluorescence reader. In primary care it helps to judge how severe an infection of the airways is and whether an antibiotic is likely to help; in hospitals it follows the course of inflammation. For professional use.',
			highlights: [
				'Value in three minutes from one drop of blood',
				'Capillary sampler with a fixed volume, no pipette',
				'A number to show to patients who expect an antibiotic',
				'Uses the same reader as the cardiac tests',
			],
			procedure: [
				'Fill the capillary sampler from a fingerstick.',
				'Push it into the diluent vial and invert ten times.',
				'Add three drops of the mixture to the cassette.',
				'Insert the cassette into the reader; the value appears after 3 minutes.',
			],
			note: {
				title: 'A value within a picture',
				text: 'CRP rises some hours after the start of inflammation, whether the cause is an infection, an injury or an autoimmune disease. Low values early in an illness may mislead. Decide by the patient, and use the value as one more argument.',
			},
			kit: {
				'Test cassette': 25,
				'Capillary sampler': 25,
				'Safety lancet': 25,
				'Diluent vial': 25,
				'Lot chip': 1,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'C-反应蛋白定量检测配合荧光读数仪，测定全血、血清或血浆中的 C-反应蛋白（CRP）。在基层医疗中，有助于判断呼吸道感染的严重程度以及抗生素是否可能有效；在医院中，用于观察炎症的变化过程。本产品供专业使用。',
			highlights: [
				'一滴血，三分钟得到数值',
				'定量毛细采样器，无需移液器',
				'用数值向期待抗生素的患者说明',
				'与心脏标志物检测共用读数仪',
			],
			procedure: [
				'用毛细采样器吸满指尖血。',
				'将采样器推入稀释液瓶，颠倒混匀十次。',
				'向检测卡加入三滴混合液。',
				'将检测卡插入读数仪，3 分钟后显示数值。',
			],
			note: {
				title: '数值须结合整体判断',
				text: '炎症开始数小时后 CRP 才升高，无论病因是感染、损伤还是自身免疫病。病程早期的低值可能产生误导。应以患者的整体情况为准，把数值作为又一项依据。',
			},
			kit: { 检测卡: 25, 毛细采样器: 25, 安全采血针: 25, 瓶装稀释液: 25, 批次芯片: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(3),
			method: methods.fluorescence,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [brochures('product-brochure'), instructions('english', 'chinese')],
	}),
	product({
		id: 805,
		slug: 'tsh-thyroid-rapid-test',
		number: 'TSH-10',
		title: { en: 'TSH Thyroid Rapid Test', cn: 'TSH 甲状腺快速检测' },
		description: {
			en: 'Fingerstick screening for raised thyroid-stimulating hormone, a sign of an underactive thyroid.',
			cn: '指尖血筛查促甲状腺激素升高，提示甲状腺功能减退。',
		},
		keywords: { en: 'TSH, thyroid, hypothyroidism, fatigue, fingerstick', cn: 'TSH, 甲状腺, 甲减, 疲劳, 指尖血' },
		categoryId: 82,
		testTypes: ['cassette', 'selfTest'],
		picture: 'tsh-home-kit',
		sheet: {
			intendedUse:
				'The TSH Thyroid Rapid Test detects a raised level of thyroid-stimulating hormone in fingerstick blood. An underactive thyroid is frequent and easily overlooked: tiredness, feeling cold and weight gain have many explanations. Pharmacies, practices and adults at home use the test to find out who should have a full thyroid profile.',
			highlights: [
				'One drop of blood, no laboratory visit for a first answer',
				'Safety lancets that work once and then retract',
				'For the pharmacy counter and for the home',
				'Leaflet lists the symptoms worth mentioning to a provider',
			],
			procedure: [
				'Warm the hands, clean the finger and use the lancet.',
				'Collect blood to the line of the dropper.',
				'Add it to the well, followed by two drops of buffer.',
				'Read at 10 minutes, not after 20 minutes: two lines mean that TSH is raised.',
			],
			note: {
				title: 'What it leaves open',
				text: 'The test does not find an overactive thyroid and does not replace blood tests during treatment. Pregnancy, severe illness and several medicines shift the hormone. Biotin in high doses disturbs the reaction: stop it two days before.',
			},
			kit: { 'Test cassette': 10, 'Safety lancet': 12, Dropper: 10, 'Buffer bottle': 1, 'Alcohol pad': 10, Leaflet: 1 },
		},
		chineseSheet: {
			intendedUse:
				'TSH 甲状腺快速检测用于检测指尖血中促甲状腺激素（TSH）是否升高。甲状腺功能减退常见却易被忽视：疲倦、怕冷和体重增加可由多种原因引起。药房、诊所和居家成人可用本检测了解谁需要进一步做全套甲状腺功能检查。',
			highlights: [
				'一滴血即得初步答案，无需去实验室',
				'安全采血针，一次使用后自动回缩',
				'药房柜台和家中均可使用',
				'说明书列出值得告知医生的症状',
			],
			procedure: [
				'温暖双手，清洁手指，使用采血针。',
				'用滴管吸取血液至刻度线。',
				'加入加样孔，再加两滴缓冲液。',
				'10 分钟时读取，20 分钟后不再读取：出现两条线表示 TSH 升高。',
			],
			note: {
				title: '本检测的局限',
				text: '本检测不能发现甲状腺功能亢进，也不能代替治疗期间的血液检查。妊娠、重病和多种药物会影响激素水平。大剂量生物素会干扰反应，请在检测前停用两天。',
			},
			kit: { 检测卡: 10, 安全采血针: 12, 滴管: 10, 瓶装缓冲液: 1, 酒精棉片: 10, 说明书: 1 },
		},
		specifications: {
			specimen: specimens.fingerstick,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.homeAndProfessional,
			packSize: testsPerKit(10),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [instructions('english', 'spanish'), safetyData('sample-diluent')],
	}),
	product({
		id: 806,
		slug: 'vitamin-d-home-test',
		number: 'VITD-HOME-1',
		title: { en: 'Vitamin D Home Test', cn: '维生素 D 居家自测' },
		description: {
			en: 'Shows deficient, insufficient or sufficient vitamin D from one drop of blood.',
			cn: '一滴血显示维生素 D 缺乏、不足或充足。',
		},
		keywords: {
			en: 'vitamin D, 25-OH, deficiency, bones, winter, home test',
			cn: '维生素 D, 缺乏, 骨骼, 冬季, 居家检测',
		},
		categoryId: 83,
		testTypes: ['cassette', 'selfTest'],
		picture: 'vitamin-d-home-test',
		sheet: {
			intendedUse:
				'The Vitamin D Home Test estimates 25-hydroxyvitamin D in fingerstick blood and sorts it into three ranges: deficient, insufficient and sufficient. It is meant for adults who spend little time in the sun, cover their skin or follow a restricted diet, and who want to know before they start or stop a supplement.',
			highlights: [
				'Three ranges with a color card, no numbers to interpret',
				'Complete with lancets, bandage and dropper',
				'Result in ten minutes at the kitchen table',
				'Advice for each range, written with pharmacists in mind',
			],
			procedure: [
				'Wash your hands in warm water and use the lancet.',
				'Collect the blood with the dropper and put it into the sample well, S.',
				'Add two drops of buffer to the well B.',
				'Compare the line with the color card at 10 minutes, not after 20 minutes.',
			],
			note: {
				title: 'A darker line means less vitamin',
				text: 'This is a competitive test, so the line fades as the vitamin rises. High doses over a long time can be harmful: speak with a provider or a pharmacist before you take more than a usual supplement, above all with kidney disease or kidney stones.',
			},
			kit: {
				'Test cassette': 1,
				'Safety lancet': 2,
				'Dropper and buffer bottle': '1 each',
				'Color card': 1,
				'Alcohol pad and bandage': '1 each',
				Leaflet: 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'维生素 D 居家自测用于估测指尖血中的 25-羟维生素 D，并分为缺乏、不足和充足三个范围。适用于日晒较少、衣着遮盖较多或饮食受限，希望在开始或停止补充之前了解自身情况的成人。',
			highlights: [
				'三个范围对照比色卡，无需解读数字',
				'采血针、创可贴和滴管一应俱全',
				'在餐桌旁十分钟即得结果',
				'针对每个范围给出建议，内容便于与药师沟通',
			],
			procedure: [
				'用温水洗手，使用采血针。',
				'用滴管采血，加入加样孔（S）。',
				'向 B 孔加入两滴缓冲液。',
				'10 分钟时将线条与比色卡对照，20 分钟后不再对照。',
			],
			note: {
				title: '线条越深，维生素越少',
				text: '本检测采用竞争法，维生素含量越高，线条越浅。长期大剂量补充可能有害：超出常规补充量之前，请咨询医生或药师，有肾病或肾结石者尤其应当注意。',
			},
			kit: { 检测卡: 1, 安全采血针: 2, 滴管和瓶装缓冲液: '各 1 份', 比色卡: 1, 酒精棉片和创可贴: '各 1 片', 说明书: 1 },
		},
		specifications: {
			specimen: specimens.fingerstick,
			timeToResult: minutes(10),
			method: methods.competitive,
			setting: settings.home,
			packSize: { en: '1 test per kit', cn: '每盒 1 人份' },
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [instructions('english', 'spanish'), brochures('product-brochure')],
	}),
	product({
		id: 807,
		slug: 'ferritin-iron-status-test',
		number: 'FER-10',
		title: { en: 'Ferritin Iron Status Test', cn: '铁蛋白铁状态检测' },
		description: {
			en: 'Detects low iron stores from a fingerstick before anemia develops.',
			cn: '指尖血检测铁储备不足，早于贫血发生。',
		},
		keywords: {
			en: 'ferritin, iron deficiency, anemia, anaemia, fatigue, pregnancy',
			cn: '铁蛋白, 缺铁, 贫血, 疲劳, 孕期',
		},
		categoryId: 83,
		testTypes: ['cassette'],
		picture: 'ferritin-kit',
		sheet: {
			intendedUse:
				'The Ferritin Iron Status Test detects whether ferritin, the storage form of iron, has fallen below the lower limit of the usual range. It uses fingerstick blood and supports midwives, sports physicians and general practices in finding iron deficiency before the blood count changes. For professional use.',
			highlights: [
				'Finds empty stores before anemia does harm',
				'Sample from the finger, in the consulting room or on the sports ground',
				'Clear yes-or-no reading',
				'Diet card for patients in the carton',
			],
			procedure: [
				'Take fingerstick blood with the capillary.',
				'Release it into the buffer vial and mix.',
				'Add four drops to the cassette.',
				'Read at 10 minutes, not after 20 minutes: a missing test line points to low stores.',
			],
			note: {
				title: 'When ferritin misleads',
				text: 'Inflammation, infection and liver disease raise ferritin and can hide a deficiency; a CRP test of the same drop of blood helps to notice it. Look for the cause of every deficiency, since hidden bleeding is among the causes, and recheck after the iron treatment.',
			},
			kit: {
				'Test cassette': 10,
				'Capillary and buffer vial': '10 each',
				'Safety lancet': 10,
				'Diet card': 10,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'铁蛋白铁状态检测用于检测铁的储存形式铁蛋白是否低于通常范围的下限。使用指尖血，帮助助产士、运动医学医生和全科诊所在血常规发生变化之前发现缺铁。本产品供专业使用。',
			highlights: [
				'在贫血造成危害之前发现铁储备耗竭',
				'指尖采血，诊室或运动场均可进行',
				'结果明确，非此即彼',
				'盒内附患者饮食卡',
			],
			procedure: [
				'用毛细管采集指尖血。',
				'将血液加入缓冲液瓶，混匀。',
				'向检测卡加入四滴。',
				'10 分钟时读取，20 分钟后不再读取：检测线未出现提示铁储备不足。',
			],
			note: {
				title: '铁蛋白产生误导时',
				text: '炎症、感染和肝病会使铁蛋白升高，掩盖缺铁；用同一滴血检测 CRP 有助于识别。隐性出血是缺铁的原因之一，因此每例缺铁均应查明病因，补铁治疗后应复查。',
			},
			kit: { 检测卡: 10, 毛细管和瓶装缓冲液: '各 10 份', 安全采血针: 10, 饮食卡: 10, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.fingerstick,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(10),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [guides('quick-reference-card'), instructions('english', 'chinese'), brochures('product-sheet')],
	}),
];
