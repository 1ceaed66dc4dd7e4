import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, manuals, safetyData } from '../resource-tabs.ts';
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
		testTypes: ['midstream', 'selfTest'],
		picture: 'midstream-test-stick',
		sheet: {
			intendedUse:
				'The hCG Pregnancy Midstream Test detects human chorionic gonadotropin in urine, the hormone that the body makes after a pregnancy has begun. It is an over-the-counter self-test for use from the day of the expected period. A doctor or midwife confirms the result and gives advice on what comes next.',
			highlights: [
				'Hold it in the stream or dip it: both ways work',
				'Color-change tip shows that enough urine was taken up',
				'Broad window, with an example of each result in the leaflet',
				'Splash-guard cap keeps the tip clean afterwards',
			],
			procedure: [
				'Use first morning urine if you can, as it is the most concentrated.',
				'Take off the cap and hold the tip in the stream for five seconds, or dip it into collected urine for ten.',
				'Put the cap back on and lay the stick flat, window up.',
				'Read at 3 minutes; disregard anything that appears after 10 minutes. The control line (C in the drawing) is the one nearer the handle.',
			],
			note: {
				title: 'If the result surprises you',
				text: 'Testing too early, drinking a lot beforehand or an irregular cycle can lead to a negative result in a pregnancy that has begun. Repeat after two or three days. Fertility medicines that contain hCG can give a positive result without a pregnancy.',
			},
			kit: { 'Midstream test, pouched': 2, Leaflet: 1 },
		},
		chineseSheet: {
			intendedUse:
				'hCG 妊娠笔型自测用于检测尿液中的人绒毛膜促性腺激素（hCG），即妊娠开始后人体分泌的激素。本产品为非处方自测产品，可自月经应来之日起使用。结果应由医生或助产士确认，并就后续安排给予建议。',
			highlights: [
				'可直接接取尿流，也可浸入收集的尿液',
				'吸水头变色，表示吸取尿量已足',
				'宽大窗口，说明书附各种结果图例',
				'防溅笔帽，用后保持吸水头清洁',
			],
			procedure: [
				'如有条件，请使用浓度最高的晨尿。',
				'取下笔帽，将吸水头置于尿流中五秒，或浸入收集的尿液中十秒。',
				'盖回笔帽，窗口朝上平放。',
				'3 分钟时读取；10 分钟后出现的变化一律不算。靠近手柄的一条是质控线（图中的 C）。',
			],
			note: {
				title: '结果出乎意料时',
				text: '检测过早、事先大量饮水或月经周期不规律，都可能使已怀孕者测出阴性，请在两三天后重测。含 hCG 的助孕药物可在未妊娠时导致阳性结果。',
			},
			kit: { 独立包装笔型检测棒: 2, 说明书: 1 },
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
			instructions('english', 'spanish', 'chinese'),
			faq(
				[
					{ en: 'How early can I test?', cn: '最早何时可以检测？' },
					{ en: 'From the day on which your period is due.', cn: '自预期月经当日起即可检测。' },
				],
				[
					{ en: 'Can I drink before the test?', cn: '检测前可以喝水吗？' },
					{ en: 'Avoid drinking much, since it dilutes the hormone.', cn: '请勿大量饮水，以免稀释激素。' },
				],
				[
					{ en: 'The second line is faint. Am I pregnant?', cn: '第二条线很浅，算怀孕吗？' },
					{
						en: 'The result is positive: a second line counts, however faint, if you read it at 3 minutes and not after 10 minutes. A doctor or midwife confirms the result and gives advice on what comes next.',
						cn: '结果为阳性：在 3 分钟时读取且不超过 10 分钟，第二条线无论多淡都算。请由医生或助产士确认结果，并就后续安排给予建议。',
					},
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
		testTypes: ['cassette'],
		picture: 'hcg-cassette',
		sheet: {
			intendedUse:
				'The hCG Urine/Serum Cassette is a qualitative test for the early detection of pregnancy by health professionals. Emergency departments, radiology units and surgeries use it when they need an answer before an examination, an operation or a medicine that could harm a pregnancy. Urine testing is CLIA waived; serum testing belongs in the laboratory.',
			highlights: [
				'One cassette for two specimen types',
				'Droppers packed with every cassette, no pipette needed',
				'Label field for the ID and the date',
				'Forty tests per carton for busy departments',
			],
			procedure: [
				'Let the specimen reach room temperature.',
				'Hold the dropper upright and add three drops to the well.',
				'Wait until the background clears.',
				'Read urine at 3 minutes and serum at 5 minutes; do not read after 10 minutes.',
			],
			note: {
				title: 'Sources of error',
				text: 'Very dilute urine may hold too little hormone; ask for a first morning specimen or use serum. hCG also rises with certain tumors and for some weeks after birth, miscarriage or termination. Judge the result together with the history and, where needed, a quantitative measurement and ultrasound.',
			},
			kit: { 'Test cassette with dropper': 40, 'Instructions for use': 1, 'Procedure card': 1 },
		},
		chineseSheet: {
			intendedUse:
				'hCG 尿液/血清检测卡供医务人员定性检测早期妊娠。急诊科、放射科和外科在进行可能危害妊娠的检查、手术或用药之前，可用本产品明确是否妊娠。尿液检测属 CLIA 豁免项目，血清检测应在实验室进行。',
			highlights: [
				'一张检测卡适用两种样本',
				'每张检测卡均附滴管，无需移液器',
				'标记区可填写编号和日期',
				'每盒四十人份，适合工作量大的科室',
			],
			procedure: [
				'将样本恢复至室温。',
				'竖直持滴管，向加样孔加入三滴样本。',
				'等待背景变清。',
				'尿液于 3 分钟时读取，血清于 5 分钟时读取；10 分钟后不再读取。',
			],
			note: {
				title: '误差来源',
				text: '过度稀释的尿液激素含量可能过低，请改用晨尿或血清。某些肿瘤以及分娩、流产或终止妊娠后的数周内，hCG 也会升高。应结合病史判断，必要时进行定量检测和超声检查。',
			},
			kit: { 附滴管检测卡: 40, 使用说明书: 1, 操作卡: 1 },
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
		testTypes: ['midstream', 'selfTest'],
		picture: 'lh-ovulation-midstream',
		sheet: {
			intendedUse:
				'The LH Ovulation Midstream Test shows the rise of luteinizing hormone in urine that comes before ovulation. Women who wish to conceive use it to find the days of the cycle on which a pregnancy is most likely. It is an over-the-counter self-test and is not suitable as a method of contraception.',
			highlights: [
				'Seven tests: one for each day of the usual testing window',
				'Calendar in the leaflet finds the first test day for every cycle length',
				'A control line on the stick to compare with, no guessing from memory',
				'Cap and handle keep fingers dry',
			],
			procedure: [
				'Look up your first test day in the calendar.',
				'Test at the same time every day, not with first morning urine.',
				'Hold the tip in the stream for five seconds and replace the cap.',
				'Read at 5 minutes, not after 10 minutes: a test line as dark as the control line, nearer the handle (C in the drawing), or darker is the surge.',
			],
			note: {
				title: 'After the surge',
				text: 'Ovulation usually follows the surge within one to two days, so the day of the surge and the next one matter most. You can stop testing then and keep the remaining sticks. If no surge shows in three cycles, or your cycles vary widely, speak with a provider.',
			},
			kit: { 'Midstream test, pouched': 7, 'Leaflet with calendar': 1 },
		},
		chineseSheet: {
			intendedUse:
				'LH 排卵笔型自测用于显示排卵前尿液中黄体生成素（LH）的升高，供备孕女性了解周期中最容易受孕的日子。本产品为非处方自测产品，不可作为避孕方法。',
			highlights: [
				'七支装：常规检测期内每天一支',
				'说明书附日历表，任何周期长度都能查到首个检测日',
				'检测棒上有质控线可供对照，无需凭记忆判断',
				'笔帽和手柄设计，手指不沾湿',
			],
			procedure: [
				'在日历表中查出首个检测日。',
				'每天在同一时间检测，不使用晨尿。',
				'将吸水头置于尿流中五秒，盖回笔帽。',
				'5 分钟时读取，10 分钟后不再读取：检测线与靠近手柄的质控线（图中的 C）同样深或更深，即为 LH 高峰。',
			],
			note: {
				title: '出现高峰之后',
				text: '排卵通常发生在高峰后一至两天内，因此高峰当天和次日最为关键。此时可停止检测，余下的检测棒留待以后使用。如连续三个周期未见高峰，或周期长短变化很大，请咨询医生。',
			},
			kit: { 独立包装笔型检测棒: 7, 附日历表的说明书: 1 },
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
		resources: [instructions('english', 'spanish'), brochures('product-sheet')],
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
		testTypes: ['strip', 'selfTest'],
		picture: 'lh-ovulation-strips',
		sheet: {
			intendedUse:
				'These strips detect luteinizing hormone in collected urine. They are meant for women who test for more than one cycle, who have cycles of varying length, or who want to follow the rise and fall of the hormone line by line. They are an over-the-counter self-test, also used by fertility nurses in the clinic.',
			highlights: [
				'Fifty strips cover several cycles, even with two tests a day',
				'Narrow strip, single pouch, small collection cup: little waste',
				'Diary page with space for each result and its strip',
				'The same chemistry as the midstream format',
				'Read by eye, or as a value by the fertility analyzer in its carrier',
			],
			procedure: [
				'Collect urine in a clean, dry cup.',
				'Dip the strip to the line above the arrows for three seconds.',
				'Lay it flat and wait for 5 minutes.',
				'Compare the test line with the control line (C), not after 10 minutes. Write the result in the diary and tape the strip beside it.',
			],
			note: {
				title: 'Reading a series',
				text: 'One strip says little; the series tells the story. Look in the diary for the first day on which the test line was as dark as the control line (C) or darker. With a short surge, a morning and an evening test may be needed to catch it. Polycystic ovaries can keep the line dark without ovulation.',
			},
			kit: { 'Test strip, pouched': 50, 'Collection cup': 50, 'Diary and leaflet': 1 },
		},
		chineseSheet: {
			intendedUse:
				'本试纸用于检测所采集尿液中的黄体生成素（LH），适合连续检测多个周期、周期长短不一，或希望逐日观察激素升降的女性。本产品为非处方自测产品，也供门诊生育护理人员使用。',
			highlights: [
				'五十条装，即使每天检测两次也可覆盖数个周期',
				'窄条、单袋、小集尿杯，废弃物少',
				'附记录页，可逐日填写结果并粘贴试纸',
				'与笔型检测棒采用相同的检测原理',
				'可目测读取，也可装入试纸托由生育分析仪给出数值',
			],
			procedure: [
				'用清洁干燥的杯子收集尿液。',
				'将试纸浸入至箭头上方的横线处，停留三秒。',
				'平放，等待 5 分钟。',
				'比较检测线与质控线（C），10 分钟后不再比较。将结果写入记录页，并把试纸贴在旁边。',
			],
			note: {
				title: '连续判读',
				text: '一条试纸说明不了多少，一组试纸才能看出变化。请在记录页中找出检测线首次达到或超过质控线（C）深度的那一天。如高峰持续时间短，可能需要早晚各测一次。多囊卵巢可使检测线持续较深而并无排卵。',
			},
			kit: { 独立包装试纸: 50, 集尿杯: 50, 记录册及说明书: 1 },
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
		testTypes: ['midstream', 'selfTest'],
		picture: 'fsh-menopause-home-test',
		sheet: {
			intendedUse:
				'The FSH Menopause Home Test detects follicle-stimulating hormone in urine. The hormone rises when the ovaries slow down, in the years before and after the last period. Two tests, one week apart, give a woman a starting point for a conversation about hot flashes, broken sleep or irregular cycles. It is sold over the counter.',
			highlights: [
				'Two tests in the box, because one day alone can mislead',
				'Same handling as a pregnancy test',
				'Symptom checklist to take to the appointment',
				'Plain outer carton for discreet delivery',
			],
			procedure: [
				'Do the first test at any time, or in the first week of the cycle if you still have periods.',
				'Use first morning urine and hold the tip in the stream for five seconds.',
				'Read at 5 minutes, not after 10 minutes: a test line as dark as the control line, nearer the handle (C in the drawing), or darker means that FSH is raised. Write the result in the checklist.',
				'Repeat with the second test one week later.',
			],
			note: {
				title: 'Not a contraceptive answer',
				text: 'Hormone levels swing widely during the change, and pregnancy remains possible for some time. Do not stop contraception because of this test. Hormonal contraception and replacement therapy alter the result, so the test is not suitable while you use them.',
			},
			kit: { 'Midstream test, pouched': 2, 'Symptom checklist': 1, Leaflet: 1 },
		},
		chineseSheet: {
			intendedUse:
				'FSH 更年期居家自测用于检测尿液中的卵泡刺激素（FSH）。在末次月经前后的数年间，卵巢功能减退，该激素随之升高。相隔一周的两次检测，可作为女性就潮热、睡眠不佳或月经不规律与医生沟通的起点。本产品为非处方产品。',
			highlights: [
				'每盒两支，因为单日结果可能产生误导',
				'操作方法与妊娠检测相同',
				'附症状清单，可带去就诊',
				'外箱无字，配送时保护隐私',
			],
			procedure: [
				'第一次检测可在任意时间进行；仍有月经者，请在周期第一周检测。',
				'使用晨尿，将吸水头置于尿流中五秒。',
				'5 分钟时读取，10 分钟后不再读取：检测线与靠近手柄的质控线（图中的 C）同样深或更深，表示 FSH 升高。将结果填入清单。',
				'一周后用第二支重复检测。',
			],
			note: {
				title: '不能作为避孕依据',
				text: '更年期过渡阶段激素水平波动很大，一段时间内仍有可能妊娠。请勿因本检测结果停止避孕。激素类避孕药和激素替代治疗会影响结果，用药期间不宜使用本检测。',
			},
			kit: { 独立包装笔型检测棒: 2, 症状清单: 1, 说明书: 1 },
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
			instructions('english'),
		],
		soldOnline: true,
	}),
	product({
		id: 406,
		slug: 'sperm-concentration-test',
		number: 'SPERM-2',
		title: { en: 'Sperm Concentration Test', cn: '精子浓度检测' },
		description: {
			en: 'Cassette test for sperm concentration, read by eye at home in 7 minutes or by the fertility analyzer in under 5 minutes.',
			cn: '精子浓度检测卡，可居家目测，7 分钟读取，或由生育分析仪在 5 分钟内读取。',
		},
		keywords: {
			en: 'sperm count, sperm concentration, male fertility, semen, home test, analyzer',
			cn: '精子浓度, 精子计数, 男性生育力, 精液, 居家检测, 分析仪',
		},
		categoryId: 43,
		testTypes: ['cassette', 'selfTest'],
		picture: 'sperm-concentration-test',
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
				'Add three drops to the cassette. Read by eye at 7 minutes, not after 10 minutes: a test line (T) as dark as the reference line (R) or darker means at or above the reference. The analyzer shows its value in under 5 minutes.',
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
		chineseSheet: {
			intendedUse:
				'精子浓度检测用于估测精液中的精子浓度高于还是低于通常的参考范围。夫妇可在家中获得初步答案；诊所可配合生育分析仪使用，5 分钟内读取检测卡。本检测是完整精液分析的补充，不能取而代之。',
			highlights: [
				'夫妇双方的疑问，有一半可在私密中得到解答',
				'可对照参照线目测读取，也可由分析仪给出数值',
				'液化杯配定量搅拌棒',
				'精液每周都有变化，每盒备两人份',
			],
			procedure: [
				'禁欲二至七天后，将样本收集于杯中。',
				'静置至液化，搅拌十次。',
				'用滴管吸取精液至刻度线，与溶液混匀。',
				'将三滴混合液滴入检测卡。目测于 7 分钟时读取，10 分钟后不再读取：检测线（T）与参照线（R）同样深或更深，表示达到或高于参考值。使用分析仪时，5 分钟内显示数值。',
			],
			note: {
				title: '不能测定的内容',
				text: '浓度只是影响生育的因素之一，精子的活力和形态、精液量以及双方的整体健康同样重要。如两次检测均偏低，或一年内未能受孕，请就医。',
			},
			kit: { 检测卡: 2, 附搅拌棒的集样杯: 2, 滴管: 2, 瓶装溶液: 2, 说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Semen', cn: '精液' },
			timeToResult: { en: '7 minutes by eye, under 5 with the analyzer', cn: '目测 7 分钟，使用分析仪 5 分钟内' },
			method: methods.colloidalGold,
			setting: settings.homeAndProfessional,
			packSize: testsPerKit(2),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [instructions('english', 'spanish'), safetyData('sample-diluent')],
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
		testTypes: ['analyzer'],
		picture: 'fertility-analyzer',
		sheet: {
			intendedUse:
				'The Fertility Analyzer is a bench-top instrument that reads the cassettes for sperm concentration and hCG, and LH strips in their carrier. It replaces the eye with an optical measurement, prints or transmits a value and keeps it with the date. It is meant for fertility clinics, gynecology and urology practices.',
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
				'Apply the prepared specimen to the cassette, or lay a dipped LH strip into the carrier, and slide it in.',
				'The analyzer times the reaction itself and shows the value.',
			],
			note: {
				title: 'Daily care',
				text: 'Run the check cassette once a day and after every move of the instrument. Wipe the housing and the slot with a damp, lint-free cloth and a mild disinfectant; never spray into the slot. There are no parts inside that a user can service.',
			},
			kit: {
				Analyzer: 1,
				'Check cassette': 1,
				'Carrier for LH strips': 1,
				'Power adapter with regional plugs': 1,
				'Cleaning cloth': 2,
				'User manual': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'生育分析仪是一款台式仪器，用于读取精子浓度和 hCG 检测卡，以及装入试纸托的 LH 试纸。它以光学测量代替目测，打印或传输数值，并连同日期一并保存。适用于生育中心、妇科和泌尿科诊所。',
			highlights: [
				'插入检测卡后 5 分钟内出结果',
				'触摸屏以图示引导每一步操作',
				'每盒试剂附代码芯片，无需手动校准',
				'内置电池，脱离电源可工作一整天',
				'结果与患者编号和批号一并存储',
			],
			procedure: [
				'开机，插入该盒试剂的代码芯片。',
				'输入或扫描患者编号。',
				'将处理好的样本加到检测卡上，或将浸过尿液的 LH 试纸放入试纸托，插入仪器。',
				'分析仪自动计时并显示数值。',
			],
			note: {
				title: '日常维护',
				text: '每天以及每次移动仪器后，运行一次校验卡。用微湿的无绒布蘸温和消毒剂擦拭外壳和插槽，切勿向插槽内喷洒。仪器内部没有可由用户自行维修的部件。',
			},
			kit: { 分析仪: 1, 校验卡: 1, 'LH 试纸托': 1, '电源适配器（附各地区插头）': 1, 清洁布: 2, 用户手册: 1 },
		},
		specifications: {
			specimen: { en: 'Semen or urine, by cassette', cn: '精液或尿液（依检测卡而定）' },
			timeToResult: { en: 'Under 5 minutes', cn: '5 分钟内' },
			method: { en: 'Optical reading of lateral flow cassettes and strips', cn: '免疫层析检测卡和试纸光学读取' },
			setting: settings.professional,
			packSize: { en: '1 analyzer with accessories', cn: '分析仪 1 台及附件' },
			storage: storage.instrument,
			shelfLife: noShelfLife,
		},
		resources: [
			manuals('user-manual', 'cleaning-guide'),
			brochures('product-brochure'),
			guides('quick-reference-card'),
		],
	}),
];
