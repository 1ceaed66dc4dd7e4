import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, safetyData } from '../resource-tabs.ts';
import { methods, minutes, months, settings, specimens, storage, testsPerKit } from '../specifications.ts';

export const infectiousDiseases: Product[] = [
	product({
		id: 201,
		slug: 'malaria-pf-pan-rapid-test',
		number: 'MAL-PFPAN-25',
		title: { en: 'Malaria Pf/Pan Rapid Test', cn: '恶性疟/泛疟原虫快速检测' },
		description: {
			en: 'Distinguishes Plasmodium falciparum from other malaria species in a drop of whole blood.',
			cn: '仅需一滴全血即可区分恶性疟原虫与其他疟原虫。',
		},
		keywords: {
			en: 'malaria, Plasmodium falciparum, HRP2, pLDH, fever, tropical, travel medicine, field test',
			cn: '疟疾, 恶性疟原虫, HRP2, pLDH, 发热, 热带病, 旅行医学',
		},
		categoryId: 21,
		testTypes: ['cassette', 'multiplex'],
		picture: 'malaria-pf-pan-kit',
		sheet: {
			intendedUse:
				'The Malaria Pf/Pan Rapid Test detects histidine-rich protein 2 of Plasmodium falciparum and the lactate dehydrogenase common to all human malaria species in whole blood. It supports the diagnosis of febrile patients where microscopy is not at hand: health posts, outreach teams, travel clinics and occupational health services. For professional use.',
			highlights: [
				'Stable in hot climates: storage up to 40 °C',
				'Five microliters of blood from a fingerstick are enough',
				'Single-use buffer vials keep remote stock usable to the last test',
				'Lancets, alcohol pads and blood transfer loops included',
			],
			procedure: [
				'Clean the fingertip, prick it and wipe away the first drop.',
				'Fill the transfer device and touch it to the sample well, S.',
				'Empty one buffer vial into the buffer well, B.',
				'Read the Pf, Pan and control lines at 20 minutes; do not read after 30 minutes.',
			],
			note: {
				title: 'Treatment follow-up',
				text: 'HRP2 can remain in the blood for weeks after successful treatment, so this test is not suitable for monitoring a cure. Where parasites with a deleted HRP2 gene are common, a Pan line alone does not rule out Plasmodium falciparum; confirm by microscopy.',
			},
			kit: {
				'Test cassette': 25,
				'Buffer vial, single use': 25,
				'Buffer bottle, for training and repeats': 1,
				'Blood transfer device': 25,
				'Sterile lancet and alcohol pad': '25 each',
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'本检测用于检测全血中的恶性疟原虫富组氨酸蛋白 2（HRP2）以及各种人疟原虫共有的乳酸脱氢酶，在无法进行镜检的场所辅助诊断发热患者，如基层卫生站、外展医疗队、旅行医学门诊和职业健康服务。本产品供专业使用。',
			highlights: [
				'耐受炎热气候：储存温度最高可达 40 °C',
				'仅需五微升指尖血',
				'单人份缓冲液，偏远地区库存可用至最后一份',
				'附采血针、酒精棉片和取血环',
			],
			procedure: [
				'清洁指尖，采血后擦去第一滴血。',
				'用取血器吸满血样，触入加样孔（S）。',
				'将一支缓冲液全部加入缓冲液孔（B）。',
				'20 分钟时读取 Pf 线、Pan 线和质控线，30 分钟后不再读取。',
			],
			note: {
				title: '治疗后随访',
				text: '治愈后 HRP2 仍可在血液中存留数周，因此本检测不适用于疗效监测。在 HRP2 基因缺失株常见的地区，仅出现 Pan 线不能排除恶性疟，应以镜检确证。',
			},
			kit: {
				检测卡: 25,
				单人份缓冲液: 25,
				'瓶装缓冲液（培训和复检用）': 1,
				取血器: 25,
				无菌采血针和酒精棉片: '各 25 份',
				使用说明书: 1,
			},
		},
		specifications: {
			specimen: specimens.wholeBlood,
			timeToResult: minutes(20),
			method: methods.colloidalGold,
			setting: { en: 'Field and point of care, professional use', cn: '现场及即时检测，专业使用' },
			packSize: testsPerKit(25),
			storage: storage.hot,
			shelfLife: months(24),
		},
		resources: [instructions('english', 'spanish', 'chinese'), guides('wall-chart', 'quick-reference-card')],
	}),
	product({
		id: 202,
		slug: 'dengue-ns1-igg-igm-combo-test',
		number: 'DEN-COMBO-10',
		title: { en: 'Dengue NS1 & IgG/IgM Combo Test', cn: '登革热 NS1 与 IgG/IgM 联合检测' },
		description: {
			en: 'Antigen and antibodies in one cassette, to recognize dengue from the first day of fever onwards.',
			cn: '一张检测卡同时检测抗原和抗体，从发热首日起识别登革热。',
		},
		keywords: {
			en: 'dengue, NS1, IgG, IgM, mosquito, fever, arbovirus, combo',
			cn: '登革热, NS1, IgG, IgM, 蚊媒, 发热, 联合检测',
		},
		categoryId: 21,
		testTypes: ['cassette', 'multiplex'],
		picture: 'dengue-combo-cassette',
		sheet: {
			intendedUse:
				'The combo test detects the dengue virus NS1 antigen and, separately, IgG and IgM antibodies to dengue virus in whole blood, serum or plasma. NS1 appears with the fever; antibodies follow some days later. Together they cover the course of the illness and help to tell a first infection from a later one. For professional use.',
			highlights: [
				'Two strips in one housing: antigen above, antibodies below',
				'All four dengue serotypes in the design of the NS1 strip',
				'Whole blood at the bedside, serum or plasma in the laboratory',
				'A dropper of its own for each strip',
			],
			procedure: [
				'Apply whole blood, serum or plasma to the NS1 well with one dropper.',
				'Apply a smaller drop to the antibody well, Ab, with the other dropper.',
				'Add buffer to both wells as shown on the cassette.',
				'Read both strips at 15 minutes, not after 20 minutes, and note the day of illness.',
			],
			note: {
				title: 'Reading the pattern',
				text: 'NS1 alone suggests an early infection; NS1 with IgM a first infection some days after its onset; IgG with or without IgM a later infection, which deserves close observation. Antibodies cross-react among flaviviruses, so consider travel history and vaccination.',
			},
			kit: {
				'Twin-strip cassette': 10,
				Dropper: 20,
				'Assay buffer': '2 bottles',
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'本联合检测分别检测全血、血清或血浆中的登革病毒 NS1 抗原以及抗登革病毒 IgG、IgM 抗体。NS1 随发热出现，抗体数日后出现；两者结合可覆盖整个病程，并有助于区分初次感染与再次感染。本产品供专业使用。',
			highlights: [
				'一个卡壳内两条试纸条：上条测抗原，下条测抗体',
				'NS1 试纸条的设计涵盖全部四种血清型',
				'患者身边可用全血，实验室可用血清或血浆',
				'每条试纸条各配一支滴管',
			],
			procedure: [
				'用一支滴管将全血、血清或血浆加入 NS1 加样孔。',
				'用另一支滴管将较小一滴样本加入抗体加样孔（Ab）。',
				'按检测卡图示向两孔加入缓冲液。',
				'15 分钟时读取两条试纸条，20 分钟后不再读取，并记录病程天数。',
			],
			note: {
				title: '结果组合的判读',
				text: '仅 NS1 阳性提示早期感染；NS1 与 IgM 同时阳性提示起病数日后的初次感染；IgG 阳性（无论 IgM 是否阳性）提示再次感染，应密切观察。黄病毒属之间抗体存在交叉反应，应结合旅行史和疫苗接种史判断。',
			},
			kit: { 双条检测卡: 10, 滴管: 20, 检测缓冲液: '2 瓶', 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(15),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(10),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			faq(
				[
					{ en: 'When should I test?', cn: '何时检测最合适？' },
					{
						en: 'From the first day of fever. Repeat after some days if the first test is negative and dengue is still suspected.',
						cn: '发热首日起即可检测。若首次阴性但仍怀疑登革热，数日后复测。',
					},
				],
				[
					{ en: 'Can I use capillary blood?', cn: '可以使用末梢血吗？' },
					{ en: 'Yes, fingerstick and venous whole blood are both suitable.', cn: '可以，指尖血和静脉全血均适用。' },
				],
			),
			instructions('english', 'spanish', 'chinese'),
		],
	}),
	product({
		id: 203,
		slug: 'h-pylori-stool-antigen-test',
		number: 'HPSA-20',
		title: { en: 'H. pylori Stool Antigen Test', cn: '幽门螺杆菌粪便抗原检测' },
		description: {
			en: 'Non-invasive antigen test for active Helicobacter pylori infection, before and after treatment.',
			cn: '无创检测幽门螺杆菌现症感染，适用于治疗前后。',
		},
		keywords: {
			en: 'Helicobacter pylori, gastritis, ulcer, stool antigen, stomach, non-invasive',
			cn: '幽门螺杆菌, 胃炎, 溃疡, 粪便抗原, 胃, 无创',
		},
		categoryId: 22,
		testTypes: ['cassette'],
		picture: 'h-pylori-stool-kit',
		sheet: {
			intendedUse:
				'The H. pylori Stool Antigen Test detects Helicobacter pylori antigens in human stool. Antigen shows an active infection, which antibodies in blood cannot do, so the test serves both for the first diagnosis in patients with dyspepsia and for checking eradication after treatment. For professional use in practices and laboratories.',
			highlights: [
				'No breath test equipment, no fasting, no endoscopy',
				'Collection tube with a dipping rod that doses the specimen',
				'Screw cap and break-off tip: the tube stays closed after collection',
				'Suitable for children who cannot do a breath test',
			],
			procedure: [
				'Dip the rod into the stool at three places and return it to the tube.',
				'Shake the tube until the specimen is suspended.',
				'Break off the tip and discard two drops.',
				'Add two drops to the sample well and read at 10 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'Before the test',
				text: 'Antibiotics, proton pump inhibitors and bismuth suppress the bacterium. Pause them as the guideline recommends, or accept that a negative result is uncertain. To check eradication, wait for at least four weeks after the end of treatment.',
			},
			kit: {
				'Test cassette': 20,
				'Collection tube with extraction buffer': 20,
				'Stool collection paper': 20,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'幽门螺杆菌粪便抗原检测用于检测人粪便中的幽门螺杆菌抗原。抗原提示现症感染，这是血清抗体无法做到的；因此本检测既可用于消化不良患者的初次诊断，也可用于治疗后的根除评估。供诊所和实验室专业使用。',
			highlights: [
				'无需呼气试验设备，无需空腹，无需内镜',
				'采集管附蘸取棒，可定量取样',
				'螺旋盖配折断式滴嘴，采样后全程密闭',
				'适用于无法配合呼气试验的儿童',
			],
			procedure: [
				'用蘸取棒在粪便三个不同部位取样，放回采集管。',
				'摇动采集管，使样本充分混悬。',
				'折断滴嘴，弃去前两滴。',
				'向加样孔加入两滴，10 分钟时读取结果，20 分钟后不再读取。',
			],
			note: {
				title: '检测之前',
				text: '抗生素、质子泵抑制剂和铋剂会抑制该菌。请按指南建议停药，否则阴性结果不可靠。评估根除效果时，应在治疗结束至少四周后检测。',
			},
			kit: { 检测卡: 20, 含提取缓冲液的采集管: 20, 粪便采集纸: 20, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.stool,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(20),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [brochures('product-brochure'), instructions('english', 'spanish'), safetyData('extraction-buffer')],
	}),
	product({
		id: 204,
		slug: 'rotavirus-adenovirus-stool-test',
		number: 'ROTADV-20',
		title: { en: 'Rotavirus/Adenovirus Stool Test', cn: '轮状病毒/腺病毒粪便检测' },
		description: {
			en: 'Finds two frequent viral causes of diarrhea in infants from one stool specimen.',
			cn: '一份粪便样本检测婴幼儿腹泻的两种常见病毒。',
		},
		keywords: {
			en: 'rotavirus, adenovirus, diarrhoea, diarrhea, gastroenteritis, infant, stool, outbreak',
			cn: '轮状病毒, 腺病毒, 腹泻, 胃肠炎, 婴幼儿, 粪便, 暴发',
		},
		categoryId: 22,
		testTypes: ['cassette', 'multiplex'],
		picture: 'rotavirus-adenovirus-cassette',
		sheet: {
			intendedUse:
				'This qualitative immunoassay detects group A rotavirus and adenovirus antigens in stool of infants and children with acute gastroenteritis. It helps wards, nurseries and public health teams to recognize an outbreak early, to isolate patients in time and to avoid treatment that does not help against a virus. For professional use.',
			highlights: [
				'Two lines, two viruses, one extraction',
				'A lettered place for each virus: A for adenovirus, R for rotavirus',
				'Liquid stool is dosed with a pipette, solid stool with the rod',
				'Small specimen volume suits diapers and swabs',
			],
			procedure: [
				'Take the specimen in the acute phase, when the virus load is highest.',
				'Transfer stool into the collection tube and shake well.',
				'Let the tube stand for two minutes, then open the tip.',
				'Add four drops to the well and read at 10 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'Diapers and recent vaccination',
				text: 'Line the diaper with plastic film, since absorbent material removes the liquid phase that holds most of the antigen. Oral rotavirus vaccine may be shed for some days; ask for the vaccination date before you interpret a positive rotavirus line.',
			},
			kit: { 'Test cassette': 20, 'Collection tube with buffer': 20, 'Plastic pipette': 20, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'本产品采用免疫层析法，定性检测急性胃肠炎婴幼儿和儿童粪便中的 A 组轮状病毒和腺病毒抗原，帮助病房、托幼机构和公共卫生团队及早识别疫情、及时隔离，并避免对病毒无效的治疗。本产品供专业使用。',
			highlights: [
				'两条线、两种病毒、一次提取',
				'每种病毒都有标注字母的位置：A 为腺病毒，R 为轮状病毒',
				'稀便用吸管定量，成形便用取样棒定量',
				'所需样本量少，适合尿布和拭子取样',
			],
			procedure: [
				'在病毒载量最高的急性期采集样本。',
				'将粪便加入采集管，充分摇匀。',
				'静置两分钟，打开滴嘴。',
				'向加样孔加入四滴，10 分钟时读取结果，20 分钟后不再读取。',
			],
			note: {
				title: '尿布取样与近期接种',
				text: '取样前请在尿布内垫塑料薄膜，因为吸水材料会吸走含有大部分抗原的液体。口服轮状病毒疫苗后数日内可排出疫苗株，判读轮状病毒阳性线之前请询问接种日期。',
			},
			kit: { 检测卡: 20, 含缓冲液采集管: 20, 塑料吸管: 20, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.stool,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(20),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [guides('wall-chart'), instructions('english', 'chinese'), safetyData('extraction-buffer')],
	}),
	product({
		id: 205,
		slug: 'hbsag-rapid-test-strip',
		number: 'HBS-STR-50',
		title: { en: 'HBsAg Rapid Test Strip', cn: '乙肝表面抗原快速检测试纸条' },
		description: {
			en: 'Economical strip for hepatitis B surface antigen in serum and plasma, for high-volume screening.',
			cn: '用于血清和血浆的乙肝表面抗原试纸条，经济适用于大批量筛查。',
		},
		keywords: {
			en: 'hepatitis B, HBsAg, surface antigen, screening, blood, strip, antenatal',
			cn: '乙肝, 乙型肝炎, 表面抗原, 筛查, 试纸, 产前',
		},
		categoryId: 23,
		testTypes: ['strip'],
		picture: 'hbsag-strips',
		sheet: {
			intendedUse:
				'The HBsAg Rapid Test Strip detects hepatitis B surface antigen in human serum or plasma. It is intended for professional screening where many specimens are tested at a time, such as antenatal clinics, health checks before employment and vaccination programs, and it helps to find people who need further care.',
			highlights: [
				'Strip format with the smallest waste and shipping volume of the range',
				'Fifty strips in individually sealed pouches',
				'No buffer needed for serum and plasma',
				'High-dose window printed on the back of the pouch helps to recognize strong specimens',
			],
			procedure: [
				'Let specimen and pouch reach room temperature.',
				'Hold the strip upright and dip it into the specimen up to the line above the arrows.',
				'Lay it flat on a dry surface after ten seconds.',
				'Read at 15 minutes. Weak lines may need the full 30 minutes; do not read later than that.',
			],
			note: {
				title: 'After a reactive result',
				text: 'Repeat a reactive specimen and confirm it with a laboratory assay before a person is told that they are infected. The strip does not show immunity: a person who has been vaccinated has antibodies, but no surface antigen. It is not meant for releasing donated blood.',
			},
			kit: { 'Test strip, pouched': 50, 'Specimen card': 50, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'乙肝表面抗原快速检测试纸条用于检测人血清或血浆中的乙型肝炎病毒表面抗原，供专业人员在需同时检测大量样本的场合进行筛查，如产前门诊、入职体检和疫苗接种项目，帮助发现需要进一步诊治的人群。',
			highlights: [
				'试纸条型，为本系列中废弃物和运输体积最小的规格',
				'五十条独立密封包装',
				'检测血清和血浆无需缓冲液',
				'铝箔袋背面印有高浓度区示意，便于识别强阳性样本',
			],
			procedure: [
				'将样本和铝箔袋恢复至室温。',
				'竖直手持试纸条，浸入样本至箭头上方的横线处。',
				'十秒后取出，平放于干燥平面。',
				'15 分钟时读取结果，弱线可能需要等待至 30 分钟，此后不再读取。',
			],
			note: {
				title: '结果呈反应性之后',
				text: '呈反应性的样本应重复检测，并以实验室方法确证后方可告知受检者已感染。本试纸条不能反映免疫状态：接种过疫苗的人有抗体，但无表面抗原。本产品不用于献血血液的放行。',
			},
			kit: { 独立包装试纸条: 50, 样本卡: 50, 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Serum or plasma', cn: '血清或血浆' },
			timeToResult: minutes(15),
			method: methods.colloidalGold,
			setting: settings.laboratory,
			packSize: testsPerKit(50),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [instructions('chinese', 'english'), brochures('product-sheet')],
	}),
	product({
		id: 206,
		slug: 'hcv-antibody-rapid-test',
		number: 'HCV-25',
		title: { en: 'HCV Antibody Rapid Test', cn: '丙肝抗体快速检测' },
		description: {
			en: 'Fingerstick screening for hepatitis C antibodies in clinics, pharmacies and harm-reduction services.',
			cn: '适用于门诊、药房和减害服务的指尖血丙肝抗体筛查。',
		},
		keywords: {
			en: 'hepatitis C, HCV, antibody, fingerstick, screening, harm reduction',
			cn: '丙肝, 丙型肝炎, 抗体, 指尖血, 筛查',
		},
		categoryId: 23,
		testTypes: ['cassette'],
		picture: 'hcv-antibody-kit',
		sheet: {
			intendedUse:
				'The HCV Antibody Rapid Test detects antibodies to hepatitis C virus in whole blood, serum or plasma. Most people with hepatitis C do not know that they carry it, although it can be cured. The test brings screening to where people are: clinics, pharmacies, prisons and harm-reduction services. For professional use.',
			highlights: [
				'Fingerstick blood, no centrifuge and no cold chain',
				'Recombinant core and non-structural antigens on the test line',
				'Result before the person leaves, so linkage to care starts at once',
				'Counseling card in the kit explains the next step in plain words',
			],
			procedure: [
				'Explain the test and obtain consent.',
				'Collect fingerstick blood with the capillary dropper.',
				'Apply one drop to the sample well, S, and two drops of buffer to the well B.',
				'Read at 15 minutes, not after 20 minutes, and hand out the counseling card.',
			],
			note: {
				title: 'Antibody is not infection',
				text: 'Antibodies stay after an infection has cleared or been cured. Every reactive result therefore needs an HCV RNA or core antigen test in the laboratory before anybody is told a diagnosis. In the first weeks after exposure, and in people with a weak immune system, antibodies may not show yet.',
			},
			kit: {
				'Test cassette': 25,
				'Capillary dropper': 25,
				'Sterile lancet and alcohol pad': '25 each',
				'Buffer bottle': 1,
				'Counseling card': 25,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'丙肝抗体快速检测用于检测全血、血清或血浆中的丙型肝炎病毒抗体。丙肝可以治愈，但多数感染者并不知情。本检测把筛查带到人们身边：门诊、药房、监管场所和减害服务机构。本产品供专业使用。',
			highlights: [
				'使用指尖血，无需离心，无需冷链',
				'检测线包被重组核心抗原和非结构抗原',
				'受检者离开前即得结果，可立即转介诊治',
				'附咨询卡，用通俗语言说明下一步',
			],
			procedure: [
				'说明检测内容并取得知情同意。',
				'用毛细滴管采集指尖血。',
				'向加样孔（S）加入一滴血，再向缓冲液孔（B）加两滴缓冲液。',
				'15 分钟时读取结果，20 分钟后不再读取，并发放咨询卡。',
			],
			note: {
				title: '抗体阳性不等于感染',
				text: '感染自行清除或治愈后，抗体仍会存在。因此每个呈反应性的结果都需先在实验室进行 HCV RNA 或核心抗原检测，方可告知诊断。暴露后的最初几周以及免疫力低下者，抗体可能尚未出现。',
			},
			kit: { 检测卡: 25, 毛细滴管: 25, 无菌采血针和酒精棉片: '各 25 份', 瓶装缓冲液: 1, 咨询卡: 25, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(15),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			safetyData('sample-diluent', 'test-device'),
			instructions('english', 'spanish', 'chinese'),
			brochures('product-brochure'),
		],
	}),
];
