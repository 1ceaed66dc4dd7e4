import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import { productNames } from '@site/contract/product-names';
import { specialProducts } from '@site/contract/special-products';
import { product } from '../product.ts';
import { brochures, codes, faq, guides, instructions, safetyData } from '../resource-tabs.ts';
import { methods, minutes, months, settings, specimens, storage, testsPerKit } from '../specifications.ts';
import { covidAntigenTheme } from '../themes/covid-antigen.ts';
import { atHomeMultiplexTheme, professionalMultiplexTheme } from '../themes/multiplex.ts';
import { rsvTheme } from '../themes/rsv.ts';

export const respiratory: Product[] = [
	product({
		id: 101,
		slug: specialProducts.professionalMultiplex,
		number: 'FCV-PRO-25',
		title: productNames.professionalMultiplex,
		description: {
			en: 'Emergency use authorized antigen test for professional use that tells influenza A, influenza B and COVID-19 apart from one nasal swab in 10 minutes.',
			cn: '已获紧急使用授权、供专业使用的抗原检测，一支鼻拭子 10 分钟区分甲流、乙流和新冠。',
		},
		keywords: {
			en: 'flu, influenza A, influenza B, COVID-19, SARS-CoV-2, multiplex, combo, 3-in-1, antigen, point of care, CLIA waived',
			cn: '流感, 甲流, 乙流, 新冠, 多联, 三合一, 抗原, 即时检测',
		},
		categoryId: 11,
		testTypes: ['cassette', 'multiplex'],
		picture: 'multiplex-cassette-kit-professional',
		sheet: {
			intendedUse:
				'The Flu A/B & COVID-19 Multiplex Rapid Test is a lateral flow immunoassay for the simultaneous qualitative detection and differentiation of influenza A, influenza B and SARS-CoV-2 nucleocapsid protein antigens in anterior nasal swabs from people with signs and symptoms of a respiratory infection. It is emergency use authorized for professional use at the point of care, under a CLIA certificate of waiver.',
			highlights: [
				'Three separate test lines and one procedural control line on a single strip',
				'Results in 10 minutes, read by eye without an instrument',
				'One anterior nasal swab instead of three visits to the nose',
				'Prefilled, sealed extraction tubes: nothing to measure',
				'24-month shelf life at room temperature',
			],
			procedure: [
				'Peel the foil from an extraction tube and stand the tube in the rack.',
				'Swab both nostrils of the patient, five rotations each.',
				'Stir the swab in the buffer, squeeze the tube while you withdraw it, and fit the nozzle.',
				'Add four drops of the extract to the sample well of a cassette taken fresh from its pouch.',
				'Read all lines at 10 minutes, not after 20 minutes, and record them.',
			],
			note: {
				title: 'Interpreting more than one line',
				text: 'A control line with one or more test lines is a positive result for each line that shows, however faint. Co-infections occur, so report every line. Without a control line the test is invalid and is repeated with a new cassette.',
			},
			kit: {
				'Test cassette, individually pouched': 25,
				'Extraction tube, prefilled': 25,
				'Sterile nasal swab': 25,
				'Nozzle cap': 25,
				'Tube rack (back of the carton)': 1,
				'Instructions for use and quick reference card': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'甲型/乙型流感与新冠病毒多联快速检测采用免疫层析法，用于对具有呼吸道感染症状者的前鼻腔拭子样本中的甲型流感、乙型流感和新冠病毒核衣壳蛋白抗原进行同时定性检测和区分。本产品已获紧急使用授权，供持有 CLIA 豁免证书的医疗机构在即时检测环境中专业使用。',
			highlights: [
				'一条试纸条上设三条独立检测线和一条质控线',
				'10 分钟出结果，目测读取，无需仪器',
				'一支前鼻腔拭子完成三项检测',
				'预装密封提取管，无需量取试剂',
				'常温保存，有效期 24 个月',
			],
			procedure: [
				'揭去提取管封膜，将管放入试管架。',
				'在患者两侧鼻孔内各旋转拭子五圈。',
				'将拭子在缓冲液中搅动，捏紧管壁取出拭子，装上滴头。',
				'将四滴提取液加入刚从铝箔袋取出的检测卡的加样孔。',
				'10 分钟时读取并记录所有线条，20 分钟后不再读取。',
			],
			note: {
				title: '多条线的判读',
				text: '质控线出现且有一条或多条检测线时，凡显色者无论深浅均判为相应项目阳性。合并感染可能发生，应报告每一条线。质控线未出现则结果无效，须用新检测卡重新检测。',
			},
			kit: {
				独立包装检测卡: 25,
				预装提取管: 25,
				无菌鼻拭子: 25,
				滴头盖: 25,
				'试管架（盒背）': 1,
				使用说明书及快速操作卡: 1,
			},
		},
		specifications: {
			specimen: specimens.nasalSwab,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			instructions('english', 'spanish', 'chinese'),
			guides('quick-reference-card', 'wall-chart'),
			safetyData('extraction-buffer'),
		],
		films: ['collecting', 'running'],
		theme: professionalMultiplexTheme,
		isOnStrip: true,
	}),
	product({
		id: 102,
		slug: specialProducts.atHomeMultiplex,
		number: 'FCV-HOME-2',
		title: productNames.atHomeMultiplex,
		description: {
			en: 'Emergency use authorized home test for flu A, flu B and COVID-19: one gentle swab, results in 10 minutes, no prescription.',
			cn: '已获紧急使用授权的甲流、乙流与新冠居家检测：一支轻柔拭子，10 分钟出结果，无需处方。',
		},
		keywords: {
			en: 'home test, self-test, flu, influenza, COVID-19, multiplex, OTC, 3-in-1, family, antigen',
			cn: '居家检测, 自测, 流感, 新冠, 多联, 三合一, 非处方, 家庭',
		},
		categoryId: 11,
		testTypes: ['cassette', 'multiplex', 'selfTest'],
		picture: 'multiplex-kit-at-home',
		sheet: {
			intendedUse:
				'This home test is for people with symptoms such as fever, cough or a sore throat who want to know whether influenza A, influenza B or COVID-19 may be the cause. It is emergency use authorized for use without a prescription. Teenagers and adults collect their own nasal swab; an adult collects it from younger children.',
			highlights: [
				'Flu A, flu B and COVID-19 answered by one cassette',
				'Results in 10 minutes, without an instrument and without a laboratory',
				'Short swab that stays in the front of the nose',
				'Leaflet with a picture for every step, in English and Spanish',
				'Two complete tests in each box, 24-month shelf life',
			],
			procedure: [
				'Wash your hands and check the date on the box.',
				'Open the tube, stand it in the tray and unwrap the swab.',
				'Swab both nostrils with five slow circles each.',
				'Stir the swab in the tube, squeeze it out and close the tube.',
				'Drip four drops of the liquid into the round well and read the lines at 10 minutes, not after 20 minutes.',
			],
			note: {
				title: 'What to do with the result',
				text: 'If a line shows for flu or COVID-19, keep away from others and call a provider soon: treatment works best early. If only the control line shows, infection is not ruled out; test again after 48 hours, or see a provider if you feel worse.',
			},
			kit: {
				'Test cassette, pouched': 2,
				'Tube with liquid': 2,
				'Nasal swab': 2,
				'Tray and leaflet': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'本居家检测适用于出现发热、咳嗽或咽痛等症状、希望了解是否由甲型流感、乙型流感或新冠病毒引起的人群。本产品已获紧急使用授权，无需处方即可使用。青少年和成人可自行采集鼻拭子，年幼儿童由成人代为采集。',
			highlights: [
				'一张检测卡同时检测甲流、乙流和新冠',
				'10 分钟出结果，无需仪器，无需实验室',
				'短拭子仅进入鼻腔前部',
				'说明书每一步均配图示，提供英文和西班牙文',
				'每盒两份完整检测，有效期 24 个月',
			],
			procedure: [
				'洗净双手，检查盒上的有效期。',
				'打开试管，立于托盘中，拆开拭子包装。',
				'在两侧鼻孔内各缓慢旋转五圈。',
				'将拭子在管中搅动并挤干，盖好试管。',
				'将四滴液体滴入圆形加样孔，10 分钟时读取线条，20 分钟后不再读取。',
			],
			note: {
				title: '得到结果之后',
				text: '若流感或新冠检测线显色，请与他人保持距离并尽快联系医生：越早治疗效果越好。若仅质控线显色，仍不能排除感染；请在 48 小时后重新检测，如症状加重请就医。',
			},
			kit: { 独立包装检测卡: 2, 含液试管: 2, 鼻拭子: 2, 托盘及说明书: 1 },
		},
		specifications: {
			specimen: specimens.nasalSwab,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.home,
			packSize: testsPerKit(2),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			faq(
				[
					{ en: 'Can I test my child?', cn: '可以给孩子检测吗？' },
					{
						en: 'Yes. An adult collects the swab from a younger child; the leaflet states the ages and shows how to hold the swab.',
						cn: '可以。年幼儿童由成人采样，说明书注明适用年龄并图示持拭子方法。',
					},
				],
				[
					{ en: 'The line is very faint. Does it count?', cn: '线条很浅，算阳性吗？' },
					{
						en: 'Yes. Any visible line beside the control line counts, however faint, if you read it at 10 minutes and not after 20 minutes.',
						cn: '算。在 10 分钟时读取且不超过 20 分钟，质控线显色且检测线可见，无论深浅均算阳性。',
					},
				],
				[
					{ en: 'Can I use a test after its date?', cn: '过期后还能使用吗？' },
					{
						en: 'Only if we extended the date of your lot: see “Check your box” on this site. Otherwise use a new box.',
						cn: '仅限我们已延长有效期的批次：请在本网站“批号查询”中查询。否则请使用新的产品。',
					},
				],
				[
					{ en: 'How do I dispose of a used test?', cn: '用过的检测产品如何处理？' },
					{
						en: 'Put everything into a bag, close it and throw it away with household waste, unless local rules differ. Wash your hands afterwards.',
						cn: '将全部物品装袋封口，与生活垃圾一同扔掉；当地另有规定的除外。之后请洗手。',
					},
				],
				[
					{ en: 'My test shows no line at all. What now?', cn: '没有出现任何线条怎么办？' },
					{
						en: 'Without the control line the test is invalid, whatever else it shows. Repeat it with a new test, and count the drops.',
						cn: '质控线未出现时结果无效，无论其他线条如何。请使用新的检测重新操作，并注意滴数。',
					},
				],
			),
			instructions('english', 'spanish', 'chinese'),
		],
		soldOnline: true,
		theme: atHomeMultiplexTheme,
		isOnStrip: true,
	}),
	product({
		id: 103,
		slug: specialProducts.covidAntigen,
		number: 'COV-AG-25',
		title: { en: `${brand.name} TyFast COVID-19 Ag Rapid Test`, cn: `${brand.name} TyFast 新冠病毒抗原快速检测` },
		description: {
			en: 'Emergency use authorized SARS-CoV-2 antigen test from a nasal swab, with results in 10 minutes.',
			cn: '已获紧急使用授权的新冠病毒抗原检测，使用鼻拭子，10 分钟出结果。',
		},
		keywords: {
			en: 'COVID-19, SARS-CoV-2, coronavirus, antigen, nasal swab, rapid test, TyFast',
			cn: '新冠, 新型冠状病毒, 抗原, 鼻拭子, 快速检测',
		},
		categoryId: 11,
		testTypes: ['cassette'],
		picture: 'covid-antigen-cassette',
		sheet: {
			intendedUse:
				'The TyFast COVID-19 Ag Rapid Test detects the nucleocapsid protein antigen of SARS-CoV-2 in anterior nasal swabs from people suspected of COVID-19 by their provider, and in screening programs with serial testing. It is emergency use authorized. It does not tell SARS-CoV from SARS-CoV-2 and does not detect influenza.',
			highlights: [
				'Results in 10 minutes, read by eye',
				'Nasal swab that patients can collect under supervision',
				'Clear two-line window: one test line, one control line',
				'Prefilled tubes and a rack built into the lid for testing lines',
				'Stored at room temperature for up to 24 months',
			],
			procedure: [
				'Bring the kit to room temperature and label a cassette.',
				'Collect the nasal swab from both nostrils.',
				'Turn the swab ten times in the extraction tube, then press it dry against the wall.',
				'Fit the nozzle and add three drops to the sample well.',
				'Read at 10 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'Serial testing',
				text: 'Antigen levels rise and fall over the course of an infection. After a negative result repeat the test after 48 hours, and without symptoms once more after another 48 hours. Confirm with a molecular test where the result does not fit the clinical picture.',
			},
			kit: {
				'Test cassette, individually pouched': 25,
				'Extraction tube, prefilled': 25,
				'Sterile nasal swab': 25,
				'Nozzle cap': 25,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'TyFast 新冠病毒抗原快速检测用于检测前鼻腔拭子样本中的新冠病毒核衣壳蛋白抗原，适用于医务人员怀疑感染新冠的人群以及采用连续检测的筛查项目。本产品已获紧急使用授权，不能区分 SARS-CoV 与 SARS-CoV-2，也不检测流感病毒。',
			highlights: [
				'10 分钟出结果，目测读取',
				'鼻拭子可在监督下由患者自行采集',
				'清晰的双线窗口：一条检测线，一条质控线',
				'预装试管和盒盖试管架，适合批量检测',
				'常温保存，有效期 24 个月',
			],
			procedure: [
				'将试剂盒恢复至室温，标记检测卡。',
				'在两侧鼻孔采集鼻拭子。',
				'将拭子在提取管中旋转十次，沿管壁挤干。',
				'装上滴头，将三滴提取液滴入加样孔。',
				'10 分钟时读取结果，20 分钟后不再读取。',
			],
			note: {
				title: '连续检测',
				text: '感染过程中抗原水平会升降变化。结果为阴性时，应在 48 小时后重复检测；无症状者再过 48 小时后还应检测一次；如结果与临床表现不符，应以分子检测确认。',
			},
			kit: { 独立包装检测卡: 25, 预装提取管: 25, 无菌鼻拭子: 25, 滴头盖: 25, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.nasalSwab,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			guides('quick-reference-card'),
			instructions('english', 'spanish'),
			brochures('product-brochure'),
			safetyData('extraction-buffer'),
		],
		films: ['collecting', 'running', 'reading'],
		theme: covidAntigenTheme,
		isOnStrip: true,
	}),
	product({
		id: 104,
		slug: 'flu-a-b-rapid-test',
		number: 'FLU-25',
		title: { en: 'Flu A/B Rapid Test', cn: '甲型/乙型流感快速检测' },
		description: {
			en: 'Antigen test that distinguishes influenza A from influenza B in nasal or nasopharyngeal swabs.',
			cn: '使用鼻腔或鼻咽拭子区分甲型与乙型流感的抗原检测。',
		},
		keywords: {
			en: 'flu, influenza A, influenza B, antigen, winter, point of care',
			cn: '流感, 甲流, 乙流, 抗原, 即时检测',
		},
		categoryId: 11,
		testTypes: ['cassette'],
		picture: 'flu-ab-kit',
		sheet: {
			intendedUse:
				'The Flu A/B Rapid Test is intended for the qualitative detection of influenza A and influenza B nucleoprotein antigens in nasal or nasopharyngeal swabs of patients with flu-like illness. It helps practices to decide about antiviral treatment while it is still useful, and supports surveillance in schools and care homes. It is for professional use.',
			highlights: [
				'Separate lines for type A and type B',
				'Read by eye, without an instrument',
				'External positive and negative swabs included in every kit',
				'Tested straight from the swab, without a transport medium',
			],
			procedure: [
				'Collect a swab early, ideally within the first days of symptoms.',
				'Rotate the swab in the extraction tube and leave it to stand for one minute.',
				'Squeeze the swab out, fit the nozzle and add four drops to the well.',
				'Read the A, B and C positions at 15 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'Limits of the test',
				text: 'The test does not identify subtypes and cannot tell a live virus from remains after treatment. Local prevalence changes what a result means: when influenza is rare, confirm a positive result; when it is common, do not exclude influenza on a negative result alone.',
			},
			kit: {
				'Test cassette': 25,
				'Extraction tube with buffer': 25,
				'Sterile swab': 25,
				'Nozzle cap': 25,
				'Positive and negative control swab': '1 each',
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'甲型/乙型流感快速检测用于定性检测流感样症状患者鼻腔或鼻咽拭子样本中的甲型和乙型流感病毒核蛋白抗原。检测结果有助于诊所在抗病毒治疗的有效时间窗内作出决定，并支持学校和养老机构的疫情监测。本产品供专业使用。',
			highlights: [
				'甲型、乙型分别显示独立检测线',
				'目测读取，无需仪器',
				'每盒均附阳性和阴性外部质控拭子',
				'拭子采集后直接检测，无需运送培养基',
			],
			procedure: [
				'尽早采集拭子，最好在症状出现的最初几天内。',
				'将拭子在提取管中旋转，静置一分钟。',
				'挤干拭子，装上滴头，将四滴提取液滴入加样孔。',
				'15 分钟时读取 A、B、C 三个位置的线条，20 分钟后不再读取。',
			],
			note: {
				title: '检测的局限性',
				text: '本检测不能区分亚型，也不能区分活病毒与治疗后残留的病毒成分。当地流行水平会影响结果的意义：流感少见时，阳性结果应予确证；流感高发时，不可仅凭阴性结果排除流感。',
			},
			kit: {
				检测卡: 25,
				含缓冲液提取管: 25,
				无菌拭子: 25,
				滴头盖: 25,
				阳性和阴性质控拭子: '各 1 支',
				使用说明书: 1,
			},
		},
		specifications: {
			specimen: specimens.nasopharyngealSwab,
			timeToResult: minutes(15),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			codes(['87804QW', { en: 'flu A', cn: '甲型流感' }], ['87804QW-59', { en: 'flu B', cn: '乙型流感' }]),
			brochures('product-brochure', 'product-sheet'),
			instructions('english', 'chinese'),
			safetyData('extraction-buffer', 'control-material'),
		],
		films: ['collecting', 'running'],
	}),
	product({
		id: 105,
		slug: specialProducts.rsv,
		number: 'RSV-20',
		title: { en: `${brand.name} TyFast RSV Rapid Test`, cn: `${brand.name} TyFast 呼吸道合胞病毒快速检测` },
		description: {
			en: 'Antigen test for respiratory syncytial virus from a nasal or nasopharyngeal swab, for professional use in pediatric care.',
			cn: '使用鼻腔或鼻咽拭子的呼吸道合胞病毒抗原检测，供儿科专业使用。',
		},
		keywords: {
			en: 'RSV, respiratory syncytial virus, bronchiolitis, pediatric, infant, antigen, TyFast',
			cn: '呼吸道合胞病毒, 毛细支气管炎, 儿科, 婴儿, 抗原',
		},
		categoryId: 12,
		testTypes: ['cassette'],
		picture: 'rsv-kit',
		sheet: {
			intendedUse:
				'The TyFast RSV Rapid Test detects the fusion protein antigen of respiratory syncytial virus in nasal or nasopharyngeal swabs of infants and young children with signs of a respiratory infection. It is for professional use and helps to diagnose acute RSV infection; it is not meant for monitoring treatment or for testing people without symptoms. It does not detect adenovirus or other viruses.',
			highlights: [
				'Thin flocked swab with a soft, flexible shaft for small noses',
				'Results in 10 minutes, during the same visit',
				'Detects both RSV A and RSV B, reported as one line',
				'Two swab types accepted, so a ward can keep its routine',
				'24-month shelf life at room temperature',
			],
			procedure: [
				'Hold the child securely and collect the swab.',
				'Turn the swab in the extraction buffer ten times and wait one minute.',
				'Squeeze the swab out against the tube and fit the nozzle.',
				'Add three drops to the sample well of the cassette.',
				'Read the test and control lines at 10 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'In the ward',
				text: 'RSV spreads quickly among infants. A result at admission helps to group patients, but precautions should follow the clinical picture and not wait for the test. Treat a negative result as presumptive when symptoms are typical and RSV is circulating.',
			},
			kit: {
				'Test cassette, individually pouched': 20,
				'Extraction tube, prefilled': 20,
				'Pediatric flocked swab': 20,
				'Nozzle cap': 20,
				'Positive control swab': 1,
				'Negative control swab': 1,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'TyFast 呼吸道合胞病毒快速检测用于检测有呼吸道感染症状的婴幼儿鼻腔或鼻咽拭子样本中的呼吸道合胞病毒融合蛋白抗原。本产品供专业使用，用于辅助诊断急性感染，不用于疗效监测或无症状人群检测。',
			highlights: [
				'细软植绒拭子，适合婴幼儿鼻腔',
				'10 分钟出结果，当次就诊即可获知',
				'同时检测 A 型和 B 型，以一条线报告',
				'接受两种拭子样本，无需改变病房流程',
				'常温保存，有效期 24 个月',
			],
			procedure: [
				'稳妥抱持患儿，采集拭子。',
				'将拭子在提取缓冲液中旋转十次，静置一分钟。',
				'沿管壁挤干拭子，装上滴头。',
				'将三滴提取液滴入检测卡的加样孔。',
				'10 分钟时读取检测线和质控线，20 分钟后不再读取。',
			],
			note: {
				title: '病房应用',
				text: '呼吸道合胞病毒在婴儿间传播迅速。入院时的检测结果有助于分区收治，但隔离措施应依据临床表现，不应等待检测。在流行期间症状典型者的阴性结果应视为初步结果。',
			},
			kit: {
				独立包装检测卡: 20,
				预装提取管: 20,
				儿科植绒拭子: 20,
				滴头盖: 20,
				阳性质控拭子: 1,
				阴性质控拭子: 1,
				使用说明书: 1,
			},
		},
		specifications: {
			specimen: specimens.nasopharyngealSwab,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(20),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			instructions('english', 'spanish'),
			brochures('product-brochure'),
			safetyData('extraction-buffer', 'control-material'),
		],
		films: ['collecting', 'running', 'reading'],
		theme: rsvTheme,
		isOnStrip: true,
	}),
	product({
		id: 106,
		slug: 'rsv-adenovirus-combo-rapid-test',
		number: 'RSVADV-20',
		title: { en: 'RSV/Adenovirus Combo Rapid Test', cn: '呼吸道合胞病毒/腺病毒联合快速检测' },
		description: {
			en: 'Two frequent causes of fever in young children on one cassette, from one swab.',
			cn: '一支拭子、一张检测卡，检测幼儿发热的两种常见病因。',
		},
		keywords: {
			en: 'RSV, adenovirus, combo, pediatric, fever, antigen',
			cn: '呼吸道合胞病毒, 腺病毒, 联合检测, 儿科, 发热, 抗原',
		},
		categoryId: 12,
		testTypes: ['cassette', 'multiplex'],
		picture: 'rsv-adenovirus-twin-cassette',
		sheet: {
			intendedUse:
				'The RSV/Adenovirus Combo Rapid Test is a qualitative immunoassay for respiratory syncytial virus and adenovirus antigens in nasopharyngeal swabs of children with a respiratory infection. Both viruses can look like a bacterial illness in the first days; an early answer supports a decision against antibiotics and tells a nursery what it is dealing with.',
			highlights: [
				'Two strips side by side in one cassette, each with its own control line',
				'One extraction serves both strips',
				'Pediatric swabs included',
				'Reads by eye, with a color example printed on every pouch',
			],
			procedure: [
				'Collect a nasopharyngeal swab and place it in the extraction tube.',
				'Rotate for fifteen seconds, squeeze out and discard the swab.',
				'Add three drops to each of the two sample wells.',
				'Read each strip separately at 15 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'Which cassette to choose',
				text: 'Choose the combo test when fever leads and a wheeze is not yet present; choose the single RSV test in a bronchiolitis season when the question is narrow. Both are run from the same extract volume, so a follow-up test needs no new swab if it is done within the hour.',
			},
			kit: {
				'Twin-strip cassette': 20,
				'Extraction tube with buffer': 20,
				'Pediatric nasopharyngeal swab': 20,
				'Nozzle cap': 20,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'呼吸道合胞病毒/腺病毒联合快速检测采用免疫层析法，用于定性检测呼吸道感染患儿鼻咽拭子样本中的呼吸道合胞病毒和腺病毒抗原。两种病毒感染初期均可能酷似细菌感染；尽早明确病原，有助于医生决定不使用抗生素，也让托幼机构了解所面对的情况。',
			highlights: [
				'一张检测卡并列两条试纸条，各有独立质控线',
				'一次提取即可供两条试纸条使用',
				'附儿科拭子',
				'目测读取，每个铝箔袋上均印有显色示例',
			],
			procedure: [
				'采集鼻咽拭子，放入提取管。',
				'旋转十五秒，挤干后弃去拭子。',
				'向两个加样孔各滴加三滴。',
				'15 分钟时分别读取每条试纸条，20 分钟后不再读取。',
			],
			note: {
				title: '如何选择检测卡',
				text: '以发热为主、尚无喘息时，选用联合检测；在毛细支气管炎流行季、问题较为明确时，选用呼吸道合胞病毒单项检测。两者所用提取液体积相同，一小时内追加检测无需重新采样。',
			},
			kit: { 双条检测卡: 20, 含缓冲液提取管: 20, 儿科鼻咽拭子: 20, 滴头盖: 20, 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Nasopharyngeal swab', cn: '鼻咽拭子' },
			timeToResult: minutes(15),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(20),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [instructions('english', 'chinese'), guides('wall-chart'), safetyData('extraction-buffer')],
		films: ['collecting'],
	}),
	product({
		id: 107,
		slug: 'strep-a-dipstick-rapid-test',
		number: 'STA-DIP-50',
		title: { en: 'Strep A Dipstick Rapid Test', cn: 'A 族链球菌浸入式快速检测' },
		description: {
			en: 'Group A streptococcus antigen from a throat swab, read on a dipstick in the extraction tube.',
			cn: '咽拭子 A 族链球菌抗原检测，试纸条直接在提取管中显示结果。',
		},
		keywords: {
			en: 'strep throat, group A streptococcus, pharyngitis, throat swab, dipstick, antibiotics',
			cn: '链球菌性咽炎, A 族链球菌, 咽拭子, 试纸条, 抗生素',
		},
		categoryId: 13,
		testTypes: ['dipstick'],
		picture: 'strep-dipstick-with-tube',
		sheet: {
			intendedUse:
				'The Strep A Dipstick Rapid Test detects the carbohydrate antigen of group A streptococcus in throat swabs. It helps to tell a streptococcal sore throat, which is treated with antibiotics, from the far more frequent viral one. It is for professional use in practices, urgent care and school health services.',
			highlights: [
				'Extraction and reading in the same tube: few parts, little waste',
				'Two reagents in color-coded bottles; the color change confirms the right mix',
				'Dipsticks stay dry in a desiccated canister',
				'Fifty tests fit on half a shelf',
			],
			procedure: [
				'Put four drops each of reagent A and reagent B into a tube.',
				'Turn the throat swab in the mixture and leave it for one minute.',
				'Squeeze the swab out and discard it.',
				'Stand a dipstick in the tube with the arrows pointing down.',
				'Read at 5 minutes; a negative result is final at 10 minutes. Do not read after 15 minutes.',
			],
			note: {
				title: 'Good specimens, good results',
				text: 'Touch both tonsils and the back of the throat, and avoid tongue, cheeks and teeth. Follow your guideline about a back-up culture for children and adolescents with a negative rapid test.',
			},
			kit: {
				'Dipstick, in canister': 50,
				'Extraction tube': 50,
				'Throat swab': 50,
				'Reagent A and reagent B': '1 bottle each',
				'Positive and negative control': '1 vial each',
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'A 族链球菌浸入式快速检测用于检测咽拭子样本中的 A 族链球菌多糖抗原，帮助区分需用抗生素治疗的链球菌性咽炎与更为常见的病毒性咽炎。本产品供诊所、急诊门诊和学校卫生机构专业使用。',
			highlights: [
				'提取与读取在同一支管内完成，部件少，废弃物少',
				'两种试剂以瓶盖颜色区分，混合后变色即表示配比正确',
				'试纸条存放于带干燥剂的密封筒中，保持干燥',
				'五十人份仅占半层货架',
			],
			procedure: [
				'向管中各滴加四滴试剂 A 和试剂 B。',
				'将咽拭子在混合液中转动，静置一分钟。',
				'挤干并弃去拭子。',
				'将试纸条箭头朝下立于管中。',
				'5 分钟时读取；阴性结果须至 10 分钟方可判定。15 分钟后不再读取。',
			],
			note: {
				title: '采样得当，结果可靠',
				text: '拭子应触及双侧扁桃体和咽后壁，避免碰到舌、颊和牙齿。儿童和青少年快速检测阴性时，是否加做培养请遵循所在机构的指南。',
			},
			kit: {
				筒装浸入式试纸条: 50,
				提取管: 50,
				咽拭子: 50,
				'试剂 A 和试剂 B': '各 1 瓶',
				阳性和阴性质控品: '各 1 支',
				使用说明书: 1,
			},
		},
		specifications: {
			specimen: specimens.throatSwab,
			timeToResult: minutes(5),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(50),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [safetyData('extraction-reagents', 'control-material'), instructions('english', 'spanish')],
	}),
	product({
		id: 108,
		slug: 'legionella-pneumococcus-urinary-antigen-test',
		number: 'LEGSPN-10',
		title: { en: 'Legionella/Pneumococcus Urinary Antigen Test', cn: '军团菌/肺炎链球菌尿抗原检测' },
		description: {
			en: 'Urinary antigen test for two serious causes of community-acquired pneumonia.',
			cn: '针对社区获得性肺炎两种重要病原体的尿抗原检测。',
		},
		keywords: {
			en: 'pneumonia, Legionella, Streptococcus pneumoniae, pneumococcus, urinary antigen, hospital',
			cn: '肺炎, 军团菌, 肺炎链球菌, 尿抗原, 医院',
		},
		categoryId: 13,
		testTypes: ['cassette', 'multiplex'],
		picture: 'legionella-pneumococcus-cassette',
		sheet: {
			intendedUse:
				'This test detects soluble antigens of Legionella pneumophila and Streptococcus pneumoniae in urine from adults with symptoms of pneumonia. Urine is easy to obtain from a patient who cannot produce sputum, and the antigens often remain detectable after antibiotics were started. The test is for professional use, alongside culture and imaging.',
			highlights: [
				'Two pathogens from a few drops of urine, without concentration or boiling',
				'Useful for patients without sputum or already under treatment',
				'Separate lines for each pathogen',
				'No instrument: both lines are read by eye',
			],
			procedure: [
				'Mix the urine specimen gently and let it reach room temperature.',
				'Draw urine to the line of the dropper.',
				'Add three drops to the sample well and one drop of running buffer.',
				'Read the two test lines and the control line at 15 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'What a result cannot say',
				text: 'Antigen may be excreted for weeks, so a positive line can reflect an earlier infection. Recent pneumococcal vaccination can also give a positive result. A negative result does not exclude other serogroups of Legionella; culture remains the reference.',
			},
			kit: { 'Test cassette': 10, 'Disposable dropper': 10, 'Running buffer': '1 bottle', 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'本检测用于检测有肺炎症状的成人尿液中嗜肺军团菌和肺炎链球菌的可溶性抗原。对无法咳痰的患者，尿液易于采集，且开始使用抗生素后抗原往往仍可检出。本产品供专业使用，应与培养和影像学检查结合应用。',
			highlights: [
				'几滴尿液检测两种病原体，无需浓缩或煮沸',
				'适用于无痰或已开始治疗的患者',
				'每种病原体各有独立检测线',
				'无需仪器：两条检测线均为目测读取',
			],
			procedure: [
				'轻轻混匀尿液样本，恢复至室温。',
				'用滴管吸取尿液至刻度线。',
				'向加样孔加入三滴尿液，再加一滴缓冲液。',
				'15 分钟时读取两条检测线和质控线，20 分钟后不再读取。',
			],
			note: {
				title: '结果不能说明什么',
				text: '抗原可持续排出数周，阳性线可能反映既往感染；近期接种肺炎球菌疫苗也可能出现阳性。阴性结果不能排除其他血清群的军团菌感染，培养仍是参考方法。',
			},
			kit: { 检测卡: 10, 一次性滴管: 10, 缓冲液: '1 瓶', 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(15),
			method: methods.colloidalGold,
			setting: settings.laboratory,
			packSize: testsPerKit(10),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [
			brochures('product-sheet'),
			safetyData('sample-diluent'),
			faq(
				[
					{ en: 'May urine be stored before testing?', cn: '尿样检测前可以保存吗？' },
					{
						en: 'Yes, refrigerated for the time that the instructions state, or frozen for longer. Let it reach room temperature before you test.',
						cn: '可以。按说明书规定的时间冷藏，更长时间则冷冻，检测前恢复至室温。',
					},
				],
				[
					{ en: 'Is boric acid a problem?', cn: '硼酸防腐剂是否影响检测？' },
					{ en: 'Tubes with boric acid as a preservative may be used.', cn: '可使用含硼酸防腐剂的尿管。' },
				],
			),
			instructions('english', 'chinese'),
		],
	}),
	product({
		id: 109,
		slug: 'respiratory-control-swab-kit',
		number: 'RCS-20',
		title: { en: 'Respiratory Control Swab Kit', cn: '呼吸道质控拭子套装' },
		description: {
			en: 'Ten positive and ten negative control swabs for the multiplex and COVID-19 antigen tests.',
			cn: '多联和新冠抗原检测配套的阳性与阴性质控拭子各十支。',
		},
		keywords: {
			en: 'control swab, quality control, external control, positive control, negative control, training',
			cn: '质控拭子, 质量控制, 外部质控, 阳性质控, 阴性质控, 培训',
		},
		categoryId: 14,
		testTypes: ['controls'],
		picture: 'control-swab-kit',
		sheet: {
			intendedUse:
				'The Respiratory Control Swab Kit provides external quality control material for the Flu A/B & COVID-19 multiplex tests, professional and at-home, and for the COVID-19 Ag Rapid Test. Each swab is run like a patient swab and shows that the reagents work and that the operator follows the procedure. It is for professional use and not for the diagnosis of patients.',
			highlights: [
				'10 positive and 10 negative swabs, each in a labeled pouch',
				'Dried, non-infectious antigen: no cold chain, no special disposal',
				'One positive swab shows every test line of the multiplex cassette',
				'Log sheet included for lot checks and operator training',
			],
			procedure: [
				'Take one positive and one negative swab from their pouches.',
				'Process each in its own extraction tube, exactly like a patient swab.',
				'Read after the time stated for the test.',
				'Record lot, date, operator and result in the log.',
			],
			note: {
				title: 'When to run controls',
				text: 'With every new lot, every new shipment, every new operator, and whenever storage conditions or results are in doubt; more often where your regulations say so. If a control fails, stop reporting, repeat it once and contact technical support.',
			},
			kit: { 'Positive control swab': 10, 'Negative control swab': 10, 'Log sheet': 1, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'呼吸道质控拭子套装为甲型/乙型流感与新冠病毒多联快速检测（专业型和居家型）及新冠病毒抗原快速检测提供外部质控品。质控拭子的操作与患者拭子相同，用于证明试剂有效、操作规范。本产品供专业使用，不用于患者诊断。',
			highlights: [
				'阳性和阴性拭子各 10 支，独立袋装并贴有标签',
				'干燥的非感染性抗原：无需冷链，无需特殊处置',
				'一支阳性拭子可使多联检测卡的全部检测线显色',
				'附记录表，用于批次验收和人员培训',
			],
			procedure: [
				'从袋中各取出一支阳性和一支阴性拭子。',
				'分别在各自的提取管中处理，操作与患者拭子完全相同。',
				'按该检测规定的时间读取结果。',
				'在记录表中登记批号、日期、操作者和结果。',
			],
			note: {
				title: '何时进行质控',
				text: '每个新批次、每次到货、每位新操作者，以及对储存条件或结果存疑时，均应进行质控；法规要求更高频次的，从其规定。如质控失败，应停止发出报告，重复一次，并联系技术支持。',
			},
			kit: { 阳性质控拭子: 10, 阴性质控拭子: 10, 记录表: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Control swab, dried antigen', cn: '质控拭子（干燥抗原）' },
			timeToResult: { en: 'As stated for the test', cn: '按相应检测规定' },
			method: { en: 'External quality control', cn: '外部质量控制' },
			setting: settings.professional,
			packSize: { en: '20 swabs (10 positive, 10 negative)', cn: '20 支（阳性 10 支，阴性 10 支）' },
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [guides('quick-reference-card'), safetyData('control-material'), instructions('english', 'spanish')],
	}),
];
