import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, manuals, safetyData, videos } from '../resource-tabs.ts';
import { methods, minutes, months, noShelfLife, settings, specimens, storage, testsPerKit } from '../specifications.ts';

export const fertilityMonitoring: Product[] = [
	product({
		id: 401,
		slug: 'hcg-pregnancy-midstream-test',
		number: 'HCG-MID-2',
		title: { en: 'hCG Pregnancy Midstream Test', cn: 'hCG 妊娠笔型自测' },
		description: {
			en: 'One-step home pregnancy test with a wide absorbent tip and an easy-to-read window.',
			cn: '一步式居家妊娠检测，宽吸水头，窗口清晰易读。',
		},
		keywords: {
			en: 'pregnancy test, hCG, midstream, home test, urine, OTC',
			cn: '验孕棒, 妊娠, 怀孕, hCG, 笔型, 居家, 尿液',
		},
		categoryId: 41,
		certifications: ['fda510k', 'otc', 'ivdr'],
		testTypes: ['midstream', 'selfTest'],
		picture: 'midstream-test-stick',
		sheet: {
			intendedUse:
				'The hCG Pregnancy Midstream Test detects human chorionic gonadotropin in urine, the hormone that the body makes after a pregnancy has begun. It is an over-the-counter self-test for use from the day of the expected period. A doctor or midwife confirms the result and gives advice on what comes next.',
			highlights: [
				'Hold it in the stream or dip it: both ways work',
				'Color-change tip shows that enough urine was taken up',
				'Broad window with a printed example of each result',
				'Splash-guard cap keeps the tip clean afterwards',
			],
			procedure: [
				'Use first morning urine if you can, as it is the most concentrated.',
				'Take off the cap and hold the tip in the stream for five seconds.',
				'Put the cap back on and lay the stick flat, window up.',
				'Read at 3 minutes; disregard anything that appears after 10 minutes.',
			],
			note: {
				title: 'If the result surprises you',
				text: 'Testing too early, drinking a lot beforehand or an irregular cycle can lead to a negative result in a pregnancy that has begun. Repeat after two or three days. Fertility medicines that contain hCG can give a positive result without a pregnancy.',
			},
			kit: { 'Midstream test, pouched': 2, Leaflet: 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(3),
			method: methods.colloidalGold,
			setting: settings.home,
			packSize: testsPerKit(2),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			instructions('english', 'spanish', 'french', 'chinese'),
			videos('running-the-test', 'reading-the-result'),
			faq(
				[
					{ en: 'How early can I test?', cn: '最早何时可以检测？' },
					{ en: 'From the day on which your period is due.', cn: '自预期月经当日起即可检测。' },
				],
				[
					{ en: 'Can I drink before the test?', cn: '检测前可以喝水吗？' },
					{ en: 'Avoid drinking much, since it dilutes the hormone.', cn: '请勿大量饮水，以免稀释激素。' },
				],
			),
		],
		soldOnline: true,
	}),
	product({
		id: 402,
		slug: 'hcg-urine-serum-cassette',
		number: 'HCG-CAS-40',
		title: { en: 'hCG Urine/Serum Cassette', cn: 'hCG 尿液/血清检测卡' },
		description: {
			en: 'Professional pregnancy test for urine and serum, before imaging, surgery or new medicines.',
			cn: '专业妊娠检测卡，适用于尿液和血清，可在影像、手术或用药前使用。',
		},
		keywords: {
			en: 'pregnancy, hCG, cassette, serum, urine, emergency department, clinic, pre-surgery',
			cn: '妊娠, hCG, 检测卡, 血清, 尿液, 急诊, 术前',
		},
		categoryId: 41,
		certifications: ['fda510k', 'clia', 'ivdr', 'nmpa2'],
		testTypes: ['cassette'],
		picture: 'droplet-into-well',
		sheet: {
			intendedUse:
				'The hCG Urine/Serum Cassette is a qualitative test for the early detection of pregnancy by health professionals. Emergency departments, radiology units and surgeries use it when they need an answer before an examination, an operation or a medicine that could harm a pregnancy. Urine testing is CLIA waived; serum testing belongs in the laboratory.',
			highlights: [
				'One cassette for two specimen types',
				'Droppers packed with every cassette, no pipette needed',
				'Wide label field for name, time and initials',
				'Forty tests per carton for busy departments',
			],
			procedure: [
				'Let the specimen reach room temperature.',
				'Hold the dropper upright and add three drops to the well.',
				'Wait until the background clears.',
				'Read urine at 3 minutes and serum at 5 minutes.',
			],
			note: {
				title: 'Sources of error',
				text: 'Very dilute urine may hold too little hormone; ask for a first morning specimen or use serum. hCG also rises with certain tumors and for some weeks after birth, miscarriage or termination. Judge the result together with the history and, where needed, a quantitative measurement and ultrasound.',
			},
			kit: { 'Test cassette with dropper': 40, 'Instructions for use': 1, 'Procedure card': 1 },
		},
		specifications: {
			specimen: { en: 'Urine or serum', cn: '尿液或血清' },
			timeToResult: { en: '3 minutes (urine), 5 minutes (serum)', cn: '尿液 3 分钟，血清 5 分钟' },
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(40),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			guides('quick-reference-card', 'wall-chart'),
			instructions('english', 'chinese'),
			brochures('product-sheet'),
		],
	}),
	product({
		id: 403,
		slug: 'lh-ovulation-midstream-test',
		number: 'LH-MID-7',
		title: { en: 'LH Ovulation Midstream Test', cn: 'LH 排卵笔型自测' },
		description: {
			en: 'Seven midstream tests that show the LH surge and with it the most fertile days of the cycle.',
			cn: '七支笔型检测，显示 LH 高峰和周期中最易受孕的日子。',
		},
		keywords: {
			en: 'ovulation, LH, luteinizing hormone, fertile days, trying to conceive, midstream',
			cn: '排卵, LH, 促黄体生成素, 易孕期, 备孕, 笔型',
		},
		categoryId: 42,
		certifications: ['fda510k', 'otc', 'ivdr'],
		testTypes: ['midstream', 'selfTest'],
		picture: 'midstream-test-stick',
		sheet: {
			intendedUse:
				'The LH Ovulation Midstream Test shows the rise of luteinizing hormone in urine that comes before ovulation. Women who wish to conceive use it to find the days of the cycle on which a pregnancy is most likely. It is an over-the-counter self-test and is not suitable as a method of contraception.',
			highlights: [
				'Seven tests: one for each day of the usual testing window',
				'Calendar in the leaflet finds the first test day for every cycle length',
				'Reference line on the stick, no guessing from memory',
				'Cap and handle keep fingers dry',
			],
			procedure: [
				'Look up your first test day in the calendar.',
				'Test at the same time every day, not with first morning urine.',
				'Hold the tip in the stream for five seconds and replace the cap.',
				'Read at 5 minutes: a test line as dark as the reference line is the surge.',
			],
			note: {
				title: 'After the surge',
				text: 'Ovulation usually follows the surge within one to two days, so the day of the surge and the next one matter most. You can stop testing then and keep the remaining sticks. If no surge shows in three cycles, or your cycles vary widely, speak with a provider.',
			},
			kit: { 'Midstream test, pouched': 7, 'Leaflet with calendar': 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(5),
			method: methods.colloidalGold,
			setting: settings.home,
			packSize: testsPerKit(7),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			videos('running-the-test', 'reading-the-result'),
			instructions('english', 'spanish', 'french'),
			brochures('product-sheet'),
		],
		soldOnline: true,
	}),
	product({
		id: 404,
		slug: 'lh-ovulation-test-strips',
		number: 'LH-STR-50',
		title: { en: 'LH Ovulation Test Strips', cn: 'LH 排卵试纸' },
		description: {
			en: 'Fifty dip strips for daily or twice-daily testing over several cycles.',
			cn: '五十条浸入式试纸，适合多个周期每日一次或两次检测。',
		},
		keywords: {
			en: 'ovulation, LH, strips, value pack, fertile window, home',
			cn: '排卵, LH, 试纸, 实惠装, 易孕期, 居家',
		},
		categoryId: 42,
		certifications: ['fda510k', 'otc', 'iso13485'],
		testTypes: ['strip', 'selfTest'],
		picture: 'strip-macro',
		sheet: {
			intendedUse:
				'These strips detect luteinizing hormone in collected urine. They are meant for women who test for more than one cycle, who have cycles of varying length, or who want to follow the rise and fall of the hormone line by line. They are an over-the-counter self-test, also used by fertility nurses in the clinic.',
			highlights: [
				'Fifty strips cover several cycles, even with two tests a day',
				'Narrow strip, single pouch, small collection cup: little waste',
				'Diary page with space to tape each dried strip',
				'The same chemistry as the midstream format',
			],
			procedure: [
				'Collect urine in a clean, dry cup.',
				'Dip the strip to the MAX line for three seconds.',
				'Lay it flat and wait for 5 minutes.',
				'Compare the test line with the reference line and tape the strip into the diary.',
			],
			note: {
				title: 'Reading a series',
				text: 'One strip says little; the series tells the story. Look for the day on which the test line first becomes as dark as the reference line or darker. With a short surge, a morning and an evening test may be needed to catch it. Polycystic ovaries can keep the line dark without ovulation.',
			},
			kit: { 'Test strip, pouched': 50, 'Foldable collection cup': 50, 'Diary and leaflet': 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(5),
			method: methods.colloidalGold,
			setting: settings.homeAndProfessional,
			packSize: testsPerKit(50),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [brochures('product-sheet'), instructions('english', 'spanish'), guides('quick-reference-card')],
		soldOnline: true,
	}),
	product({
		id: 405,
		slug: 'fsh-menopause-home-test',
		number: 'FSH-MID-2',
		title: { en: 'FSH Menopause Home Test', cn: 'FSH 更年期居家自测' },
		description: {
			en: 'Two-test home kit that shows raised follicle-stimulating hormone around the menopause.',
			cn: '居家双次检测，显示更年期前后升高的卵泡刺激素。',
		},
		keywords: {
			en: 'menopause, perimenopause, FSH, follicle-stimulating hormone, women, home test',
			cn: '更年期, 绝经, FSH, 卵泡刺激素, 女性, 居家检测',
		},
		categoryId: 42,
		certifications: ['otc', 'ivdr', 'iso13485'],
		testTypes: ['midstream', 'selfTest'],
		picture: 'midstream-test-stick',
		sheet: {
			intendedUse:
				'The FSH Menopause Home Test detects follicle-stimulating hormone in urine. The hormone rises when the ovaries slow down, in the years before and after the last period. Two tests, one week apart, give a woman a starting point for a conversation about hot flushes, broken sleep or irregular cycles. It is sold over the counter.',
			highlights: [
				'Two tests in the box, because one day alone can mislead',
				'Same handling as a pregnancy test',
				'Symptom checklist to take to the appointment',
				'Plain packaging for discreet delivery',
			],
			procedure: [
				'Do the first test at any time, or in the first week of the cycle if you still have periods.',
				'Use first morning urine and hold the tip in the stream for five seconds.',
				'Read at 5 minutes and write the result in the checklist.',
				'Repeat with the second test one week later.',
			],
			note: {
				title: 'Not a contraceptive answer',
				text: 'Hormone levels swing widely during the change, and pregnancy remains possible for some time. Do not stop contraception because of this test. Hormonal contraception and replacement therapy alter the result, so the test is not suitable while you use them.',
			},
			kit: { 'Midstream test, pouched': 2, 'Symptom checklist': 1, Leaflet: 1 },
		},
		specifications: {
			specimen: specimens.urine,
			timeToResult: minutes(5),
			method: methods.colloidalGold,
			setting: settings.home,
			packSize: testsPerKit(2),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			faq(
				[
					{ en: 'One test is positive, one negative. What does it mean?', cn: '一次阳性一次阴性是什么意思？' },
					{
						en: 'Levels vary during the change. Discuss both results and your symptoms with a provider.',
						cn: '更年期激素水平波动较大，请结合症状与医生讨论两次结果。',
					},
				],
				[
					{ en: 'Can I test while I take the pill?', cn: '服用避孕药期间可以检测吗？' },
					{ en: 'No, it alters the hormone.', cn: '不可以，避孕药会影响激素水平。' },
				],
			),
			instructions('english', 'french'),
		],
		soldOnline: true,
	}),
	product({
		id: 406,
		slug: 'sperm-concentration-test',
		number: 'SPERM-2',
		title: { en: 'Sperm Concentration Test', cn: '精子浓度检测' },
		description: {
			en: 'Cassette test for sperm concentration, read by eye at home or by the fertility analyzer in under 5 minutes.',
			cn: '精子浓度检测卡，可居家目测，或由生育分析仪在 5 分钟内读取。',
		},
		keywords: {
			en: 'sperm count, sperm concentration, male fertility, semen, home test, analyzer',
			cn: '精子浓度, 精子计数, 男性生育力, 精液, 居家检测, 分析仪',
		},
		categoryId: 43,
		certifications: ['fda510k', 'otc', 'iso13485'],
		testTypes: ['cassette', 'selfTest'],
		picture: 'fertility-analyzer',
		sheet: {
			intendedUse:
				'The Sperm Concentration Test estimates whether the concentration of sperm in semen lies above or below the usual reference range. Couples use it at home for a first answer; clinics use it together with the fertility analyzer, which reads the cassette in under 5 minutes. It complements a full semen analysis and does not replace it.',
			highlights: [
				'Half of the couple’s question, answered in private',
				'Reads by eye with a reference line, or by the analyzer as a value',
				'Liquefaction cup with a measuring stirrer',
				'Two tests in the box, as semen varies from week to week',
			],
			procedure: [
				'Abstain for two to seven days, then collect the specimen in the cup.',
				'Let it stand until it is liquid, and stir ten times.',
				'Draw semen to the line of the dropper and mix it with the solution.',
				'Add the drops to the cassette and read as the leaflet or the analyzer shows.',
			],
			note: {
				title: 'What it does not measure',
				text: 'Concentration is one of several things that matter. Movement and shape of the sperm, volume and the general health of both partners count as well. See a provider if both tests show a low result, or if a pregnancy does not come about within a year.',
			},
			kit: {
				'Test cassette': 2,
				'Collection cup with stirrer': 2,
				Dropper: 2,
				'Solution bottle': 2,
				Leaflet: 1,
			},
		},
		specifications: {
			specimen: { en: 'Semen', cn: '精液' },
			timeToResult: { en: 'Under 5 minutes with the analyzer', cn: '使用分析仪 5 分钟内' },
			method: methods.colloidalGold,
			setting: settings.homeAndProfessional,
			packSize: testsPerKit(2),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [
			instructions('english', 'spanish'),
			videos('collecting-the-specimen', 'running-the-test', 'reading-the-result'),
			safetyData('sample-diluent'),
		],
		soldOnline: true,
	}),
	product({
		id: 407,
		slug: 'fertility-analyzer',
		number: 'FERT-AN-1',
		title: { en: 'Fertility Analyzer', cn: '生育分析仪' },
		description: {
			en: 'Compact reader that turns fertility cassettes into numbers in under 5 minutes, with storage for follow-up.',
			cn: '小型读数仪，5 分钟内将生育检测卡转化为数值，并存储结果以便随访。',
		},
		keywords: {
			en: 'analyzer, analyser, fertility, reader, instrument, sperm, LH, hCG, clinic',
			cn: '分析仪, 生育, 读数仪, 仪器, 精子, LH, hCG, 门诊',
		},
		categoryId: 44,
		certifications: ['fda510k', 'ivdr', 'iso13485', 'iso9001'],
		testTypes: ['analyzer'],
		picture: 'fertility-analyzer',
		sheet: {
			intendedUse:
				'The Fertility Analyzer is a bench-top instrument that reads the cassettes of the fertility range: sperm concentration, LH, FSH and hCG. It replaces the eye with an optical measurement, prints or transmits a value and keeps it with the date. It is meant for fertility clinics, gynecology and urology practices.',
			highlights: [
				'Result in under 5 minutes after the cassette goes in',
				'Touchscreen that guides through each step with pictures',
				'Code chip in every carton: no manual calibration',
				'Battery for a working day away from the socket',
				'Results stored with patient number and lot',
			],
			procedure: [
				'Switch on and insert the code chip of the carton.',
				'Enter or scan the patient number.',
				'Apply the prepared specimen to the cassette and slide it in.',
				'The analyzer times the reaction itself and shows the value.',
			],
			note: {
				title: 'Daily care',
				text: 'Run the check cassette once a day and after every move of the instrument. Wipe the housing and the slot with a damp, lint-free cloth and a mild disinfectant; never spray into the slot. There are no parts inside that a user can service.',
			},
			kit: {
				Analyzer: 1,
				'Check cassette': 1,
				'Power adapter with regional plugs': 1,
				'Cleaning cloth': 2,
				'User manual': 1,
			},
		},
		specifications: {
			specimen: { en: 'Semen or urine, by cassette', cn: '精液或尿液（依检测卡而定）' },
			timeToResult: { en: 'Under 5 minutes', cn: '5 分钟内' },
			method: { en: 'Optical reading of lateral flow cassettes', cn: '免疫层析检测卡光学读取' },
			setting: settings.professional,
			packSize: { en: '1 analyzer with accessories', cn: '分析仪 1 台及附件' },
			storage: storage.instrument,
			shelfLife: noShelfLife,
		},
		resources: [
			manuals('user-manual', 'cleaning-guide'),
			videos('first-setup', 'running-the-test'),
			brochures('product-brochure'),
			guides('quick-reference-card'),
		],
		soldOnline: true,
	}),
];
