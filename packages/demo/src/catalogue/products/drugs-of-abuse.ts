import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import { specialProducts } from '@site/contract/special-products';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, safetyData } from '../resource-tabs.ts';
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
			cn: '毒品检测尿杯, 尿液筛查, 十二项, 企业检测, 苯丙胺, 安非他明, 可卡因, 大麻, 阿片',
		},
		categoryId: 51,
		testTypes: ['cup', 'multiplex'],
		picture: 'twelve-panel-drug-cup',
		sheet: {
			intendedUse:
				'The TyFast Multi-Drug Rapid Test Cup is a competitive immunoassay for the qualitative detection of drugs and their metabolites in human urine, at a stated cut-off concentration for each of them. It serves employers, treatment centers, clinics and courts that need a quick first answer. It provides a preliminary result only; a more specific method confirms it.',
			highlights: [
				'Twelve drugs in one step: the test starts as soon as urine is in the cup',
				'Leak-resistant lid, temperature strip and security label',
				'Flat result side for photocopies and photographs',
				'The donor keeps the cup in sight from collection to seal',
				'24-month shelf life at room temperature',
			],
			procedure: [
				'Remove the cup from its pouch and note the donor number on the label.',
				'The donor fills the cup to above the arrows and hands it back.',
				'Close the lid, check the temperature strip and apply the security label.',
				'Peel off the result label after 5 minutes and read every strip, not later than 30 minutes.',
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
				'TyFast 多项毒品快速检测尿杯采用竞争免疫法，按各项目规定的临界浓度定性检测人尿中的药物及其代谢物，供需要快速初步结果的企业、戒毒机构、门诊和司法机构使用。本产品仅提供初步结果，须以更特异的方法确证。',
			highlights: [
				'一步检测十二种药物：尿液入杯即开始反应',
				'防漏杯盖、温度条和安全封签',
				'平面结果面，便于复印和拍照',
				'从采样到密封，尿杯始终在受检者视线内',
				'常温保存，有效期 24 个月',
			],
			procedure: [
				'从包装袋中取出尿杯，在标签上注明受检者编号。',
				'受检者将尿液装至箭头以上并交回。',
				'盖紧杯盖，检查温度条，贴上安全封签。',
				'5 分钟后揭去结果标签，逐条读取，不得超过 30 分钟。',
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
		],
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
		testTypes: ['cup', 'multiplex'],
		picture: 'six-panel-drug-cup',
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
		chineseSheet: {
			intendedUse:
				'六项毒品筛查尿杯用于检测尿液中的苯丙胺、可卡因、甲基苯丙胺、阿片类、苯环利定和大麻代谢物，供企业和职业健康服务机构在入职前、事故后或随机抽检时使用，一款简便尿杯即可满足各种场合。结果为初步结果，阳性须确证。',
			highlights: [
				'涵盖多数企业政策所列的六种药物',
				'杯身纤巧，节省冰箱和快递袋空间',
				'旋盖到位发出咔嗒声，确认已密封',
				'结果面在揭膜前避光保护',
			],
			procedure: [
				'当着受检者的面打开包装袋。',
				'采集至少三十毫升尿液。',
				'旋紧杯盖至发出咔嗒声，读取温度条。',
				'揭去标签，5 分钟后读取，不得超过 30 分钟。',
			],
			note: {
				title: '制度先行',
				text: '筛查是否公正，取决于其背后的制度。应事先告知员工检测哪些项目、何时检测以及有何后果；保持监管链完整；在通报确证结果之前，由医学审查官与受检者沟通。',
			},
			kit: { 检测用尿杯: 25, 安全封签: 25, 监管链表单: 25, 使用说明书: 1 },
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
		testTypes: ['dipCard', 'multiplex'],
		picture: 'ten-panel-dip-card',
		sheet: {
			intendedUse:
				'The Ten-Panel Drug Dip Card screens collected urine for ten classes of drugs, including prescription medicines that are often misused. Treatment centers and probation services choose it when specimens arrive in their own cups, when part of the specimen must stay untouched, or when the panel changes from client to client. Results are preliminary.',
			highlights: [
				'Dips into any cup with a wide mouth',
				'Protective cap covers the wet end afterwards',
				'The name of the drug stands above each strip',
				'Flat and light: a hundred cards fit into a shoe box',
			],
			procedure: [
				'Bring the urine to room temperature and take off the cap of the card.',
				'Dip the ends of the strips for fifteen seconds, not beyond the arrows.',
				'Replace the cap and lay the card flat.',
				'Read after 5 minutes, not later than 10 minutes; a test line under a name means negative.',
			],
			note: {
				title: 'Medicines on the list',
				text: 'Benzodiazepines, barbiturates, methadone and buprenorphine are prescribed as well as misused. Record current prescriptions before testing, and remember that a client under substitution treatment should be positive for the prescribed drug; a negative result may be the finding that matters.',
			},
			kit: { 'Dip card with cap, pouched': 25, 'Instructions for use': 1, 'Procedure card': 1 },
		},
		chineseSheet: {
			intendedUse:
				'十项毒品浸入式检测板用于筛查已采集尿液中的十类药物，包括常被不当使用的处方药。当样本以自有容器送达、部分样本须保持原样，或检测组合因人而异时，戒毒机构和社区矫正机构可选用本产品。结果为初步结果。',
			highlights: [
				'可浸入任何广口杯',
				'保护盖用后罩住浸湿端',
				'药物名称印于每条试纸条上方',
				'扁平轻便，一百张仅占一个鞋盒',
			],
			procedure: [
				'将尿液恢复至室温，取下检测板保护盖。',
				'将试纸条末端浸入十五秒，不得超过箭头。',
				'盖回保护盖，平放检测板。',
				'5 分钟后读取，不得超过 10 分钟；名称下方出现检测线表示阴性。',
			],
			note: {
				title: '关注处方药',
				text: '苯二氮䓬类、巴比妥类、美沙酮和丁丙诺啡既可能是处方用药，也可能被不当使用。检测前请记录当前处方；接受替代治疗者，其处方药物理应呈阳性，此时阴性结果或许才是值得关注的发现。',
			},
			kit: { 独立包装带盖检测板: 25, 使用说明书: 1, 操作卡: 1 },
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
		resources: [guides('quick-reference-card'), instructions('english', 'spanish')],
	}),
	product({
		id: 504,
		slug: 'fentanyl-urine-test-strip',
		number: 'FEN-STR-50',
		title: { en: 'Fentanyl Urine Test Strip', cn: '芬太尼尿液检测试纸条' },
		description: {
			en: 'Single-drug strip for norfentanyl in urine, to complete panels that opiate strips leave open.',
			cn: '检测尿液中去甲芬太尼的单项试纸条，弥补阿片类试纸条的不足。',
		},
		keywords: {
			en: 'fentanyl, norfentanyl, opioid, overdose, urine, strip',
			cn: '芬太尼, 去甲芬太尼, 阿片, 过量, 尿液, 试纸条',
		},
		categoryId: 52,
		testTypes: ['strip'],
		picture: 'fentanyl-urine-strip',
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
				'Read at 5 minutes, not after 10 minutes: two lines are negative, one control line is presumptive positive.',
			],
			note: {
				title: 'Urine only',
				text: 'This strip is evaluated for urine and for clinical decisions. It is not meant for checking powders, pills or residues. Chronic exposure can keep metabolites in the urine for days or weeks, so a positive result does not prove recent use and is confirmed by mass spectrometry.',
			},
			kit: { 'Test strip, pouched': 50, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'芬太尼尿液检测试纸条用于检测人尿中芬太尼的主要代谢物去甲芬太尼。阿片类试纸条无法识别合成阿片类药物，阿片类筛查阴性可能掩盖近期的芬太尼暴露。急诊科、戒毒机构和疼痛门诊可将其加入检测组合。供专业使用，结果为初步结果。',
			highlights: [
				'检出常规阿片类试纸条所遗漏的药物',
				'可加入任何尿杯或检测板方案，无需更改流程',
				'每袋一条，每盒五十条',
				'浸入即可，无需滴管和缓冲液',
			],
			procedure: [
				'确认尿液新鲜且已恢复至室温。',
				'将试纸条浸入至标线处，停留十至十五秒。',
				'平放于铝箔袋上。',
				'5 分钟时读取，10 分钟后不再读取：两条线为阴性，仅质控线显色为初筛阳性。',
			],
			note: {
				title: '仅限尿液',
				text: '本试纸条针对尿液和临床决策进行评估，不用于检查粉末、药片或残留物。长期接触可使代谢物在尿中存留数日至数周，因此阳性结果不能证明近期使用，须以质谱法确证。',
			},
			kit: { 独立包装试纸条: 50, 使用说明书: 1 },
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
					{ en: 'Why does my opiate strip not detect fentanyl?', cn: '为什么阿片类试纸条检测不到芬太尼？' },
					{
						en: 'Opiate strips recognize morphine and codeine. Fentanyl is built differently and needs an antibody of its own.',
						cn: '阿片类试纸条识别吗啡和可待因，芬太尼结构不同，需要专门的抗体。',
					},
				],
				[
					{ en: 'Can I test a pill?', cn: '可以检测药片吗？' },
					{ en: 'No. The strip is for urine only.', cn: '不可以，本试纸条仅用于尿液。' },
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
		testTypes: ['oralFluid', 'multiplex'],
		picture: 'oral-fluid-drug-device',
		sheet: {
			intendedUse:
				'The Oral Fluid Drug Screen Device detects eight drugs and their metabolites in saliva: amphetamine (AMP), benzodiazepines (BZO), cocaine (COC), methamphetamine (MET), methadone (MTD), opiates (OPI), oxycodone (OXY) and marijuana (THC). Collection takes place face to face, without a restroom and without a same-sex observer, which makes it hard to cheat and easier to accept. Oral fluid reflects use within the last hours to days. For workplace and forensic screening; results are preliminary.',
			highlights: [
				'Sponge with an indicator that changes color when it is full',
				'Sealed chamber keeps a part of the fluid for the laboratory',
				'No needle, no urine, no special room',
				'Upright stand: read on any table or car hood',
			],
			procedure: [
				'Make sure that the donor has had nothing in the mouth for ten minutes.',
				'Sweep the sponge along cheeks and gums until the indicator turns.',
				'Press the collector into the chamber and lock it.',
				'Stand the device upright and read both sides, four strips on each, at 10 minutes; do not read after 20 minutes.',
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
		chineseSheet: {
			intendedUse:
				'唾液毒品筛查器用于检测唾液中的八种药物及其代谢物：苯丙胺（AMP）、苯二氮䓬类（BZO）、可卡因（COC）、甲基苯丙胺（MET）、美沙酮（MTD）、阿片类（OPI）、羟考酮（OXY）和大麻（THC）。采样面对面进行，无需卫生间，也无需同性监督人员，难以作弊且更易接受。唾液反映最近数小时至数天内的用药情况。适用于企业及司法筛查，结果为初步结果。',
			highlights: [
				'采样海绵吸满后指示变色',
				'密封腔保留部分唾液供实验室使用',
				'无需针刺，无需尿液，无需专用房间',
				'立式底座，可在任何桌面或汽车引擎盖上读取',
			],
			procedure: [
				'确认受检者十分钟内口中未含任何物品。',
				'用海绵沿面颊和牙龈擦拭，直至指示变色。',
				'将采集器压入腔体并锁定。',
				'竖直放置，10 分钟时读取两面结果，每面四条；20 分钟后不再读取。',
			],
			note: {
				title: '选尿液还是唾液？',
				text: '关注近期使用时选唾液：事故之后、路检、班次开始时。关注过去数天的使用情况时选尿液。某些药物会使口腔干燥，应延长采样时间，而不是让受检者饮水。',
			},
			kit: { 独立包装筛查器: 25, 海绵采集器: 25, 安全封签: 25, 使用说明书: 1 },
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
		resources: [instructions('english', 'spanish'), brochures('product-brochure')],
	}),
	product({
		id: 506,
		slug: 'saliva-alcohol-test-strip',
		number: 'ALC-STR-24',
		title: { en: 'Saliva Alcohol Test Strip', cn: '唾液酒精检测试纸条' },
		description: {
			en: 'Color-pad strip that estimates the relative blood alcohol concentration from saliva in two minutes.',
			cn: '唾液比色试纸条，两分钟估测相对血液酒精浓度。',
		},
		keywords: {
			en: 'alcohol test, saliva, blood alcohol, breath alternative, workplace, strip',
			cn: '酒精检测, 唾液, 血液酒精, 企业, 试纸条',
		},
		categoryId: 54,
		testTypes: ['strip', 'oralFluid'],
		picture: 'saliva-alcohol-strips',
		sheet: {
			intendedUse:
				'The Saliva Alcohol Test Strip indicates the presence of alcohol in saliva and gives an estimate of the relative blood alcohol concentration by color. Alcohol passes freely from blood into saliva, so the strip answers in two minutes what a breath instrument would. It is used at the start of shifts, in treatment programs and at events.',
			highlights: [
				'Enzyme pad with a color for every step of the scale',
				'Nothing to calibrate, charge or disinfect',
				'Single-use and sealed: no mouthpieces to stock',
				'Color scale printed on each pouch, in per mille (‰): 0.2 ‰ is 0.02%',
			],
			procedure: [
				'Wait for ten minutes after food, drink, tobacco or mouthwash.',
				'Wet the pad with saliva for ten seconds and shake off the excess.',
				'Start the timer.',
				'Compare the pad with the scale at 2 minutes; ignore later changes.',
			],
			note: {
				title: 'An estimate, not evidence',
				text: 'Results from a color scale are not evidence in a court and do not state fitness to drive. Confirm a positive screen with an evidential breath or blood test. Vapors of disinfectants, perfume or solvents nearby may color the pad, so test in a well-aired place.',
			},
			kit: { 'Test strip, pouched with scale': 24, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'唾液酒精检测试纸条用于指示唾液中是否含有酒精，并通过颜色估测相对血液酒精浓度。酒精可自由地由血液进入唾液，因此本试纸条两分钟即可给出与呼气式仪器相当的提示。适用于班前检查、戒酒项目和各类活动。',
			highlights: [
				'酶反应垫，每一级刻度对应一种颜色',
				'无需校准、充电或消毒',
				'一次性密封包装，无需储备吹嘴',
				'每个包装袋均印有比色标尺，单位为千分比（‰）：0.2 ‰ 即 0.02%',
			],
			procedure: [
				'进食、饮水、吸烟或漱口后等待十分钟。',
				'用唾液浸湿反应垫十秒，甩去多余液体。',
				'开始计时。',
				'2 分钟时与标尺比对，此后的变化不予采信。',
			],
			note: {
				title: '估测而非证据',
				text: '比色结果不能作为法庭证据，也不能说明是否适合驾驶。筛查阳性须以具有证据效力的呼气或血液检测确证。附近的消毒剂、香水或溶剂蒸气可能使反应垫显色，请在通风良好处检测。',
			},
			kit: { '独立包装试纸条（附标尺）': 24, 使用说明书: 1 },
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
		title: { en: 'Urine Specimen Validity Strips', cn: '尿样有效性检测试纸条' },
		description: {
			en: 'Seven pads that reveal diluted, substituted or adulterated urine before a drug screen is trusted.',
			cn: '七项试剂垫，在采信毒品筛查前识别稀释、替换或掺假的尿样。',
		},
		keywords: {
			en: 'specimen validity, adulteration, creatinine, oxidants, nitrite, pH, specific gravity, glutaraldehyde',
			cn: '样本有效性, 掺假, 肌酐, 氧化剂, 亚硝酸盐, pH, 比重, 戊二醛',
		},
		categoryId: 54,
		testTypes: ['strip'],
		picture: 'urine-validity-strips',
		sheet: {
			intendedUse:
				'The Urine Specimen Validity Strips check urine for signs that it was diluted, exchanged or treated to defeat a drug test. Seven pads react to creatinine, pH, specific gravity, oxidants such as bleach, nitrite, glutaraldehyde and other aldehydes. They are used on the same specimen, before or beside the drug screen, by workplace and forensic programs.',
			highlights: [
				'Seven checks in one dip',
				'Color chart on the bottle, five fields for each pad',
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
		chineseSheet: {
			intendedUse:
				'尿样有效性检测试纸条用于检查尿液是否有被稀释、替换或为逃避毒品检测而处理过的迹象。七个试剂垫分别对肌酐、pH 值、比重、漂白剂等氧化剂、亚硝酸盐、戊二醛和其他醛类起反应。企业和司法检测项目在毒品筛查之前或同时，对同一样本使用。',
			highlights: [
				'浸入一次，完成七项检查',
				'比色卡印于瓶身，每项五格',
				'可与本系列所有尿杯和检测板配合使用',
				'防儿童开启瓶，瓶盖内置干燥剂',
			],
			procedure: [
				'取出一条试纸条，立即盖紧瓶盖。',
				'将全部试剂垫浸入新鲜尿液后立即取出。',
				'沿杯口刮去多余尿液。',
				'1 分钟时将各试剂垫与比色卡对照。',
			],
			note: {
				title: '试剂垫异常如何处理',
				text: '试剂垫异常并不证明有意造假。大量饮水、饮食、感染和某些药物也会改变尿液。通常的做法是再次采样，在制度允许时进行监督采样，并将首份样本送实验室检测。',
			},
			kit: { 瓶装试纸条: 25, '比色卡（印于标签）': 1, 使用说明书: 1 },
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
