import type { Product } from '@site/contract/catalogue';
import { product } from '../product.ts';
import { brochures, faq, guides, instructions, safetyData } from '../resource-tabs.ts';
import { methods, minutes, months, settings, specimens, storage, testsPerKit } from '../specifications.ts';

export const sexuallyTransmittedDiseases: Product[] = [
	product({
		id: 301,
		slug: 'hiv-1-2-antibody-rapid-test',
		number: 'HIV-25',
		title: { en: 'HIV 1/2 Antibody Rapid Test', cn: 'HIV 1/2 抗体快速检测' },
		description: {
			en: 'Screening test for antibodies to HIV-1 and HIV-2 from a fingerstick, with a result in the same conversation.',
			cn: '指尖血 HIV-1 和 HIV-2 抗体筛查，一次谈话即可得到结果。',
		},
		keywords: {
			en: 'HIV, AIDS, antibody, screening, fingerstick, outreach',
			cn: '艾滋病, HIV, 抗体, 筛查, 指尖血, 外展',
		},
		categoryId: 31,
		testTypes: ['cassette'],
		picture: 'whole-blood-cassette-with-dropper',
		sheet: {
			intendedUse:
				'The HIV 1/2 Antibody Rapid Test is a screening assay for antibodies to human immunodeficiency virus types 1 and 2 in whole blood, serum or plasma. It is used by trained staff in counseling centers, antenatal care, emergency departments and mobile outreach, as one step of a national testing algorithm.',
			highlights: [
				'One test line answers to antibodies against HIV-1 and HIV-2',
				'Wide reading window suits counseling that takes its time',
				'Fingerstick kit complete to the last alcohol pad',
				'Stable at room temperature, light enough for a backpack',
			],
			procedure: [
				'Counsel the person and obtain consent.',
				'Prick the finger and fill the transfer pipette to the mark.',
				'Empty the pipette into the sample well, S, and add two drops of diluent to the well B.',
				'Read at 15 minutes; do not read after 30 minutes.',
			],
			note: {
				title: 'The window period',
				text: 'Antibodies need weeks to appear after exposure. A non-reactive result soon after a risk is not the last word: offer a repeat test, and consider an antigen or nucleic acid test. Confirm every reactive result with a laboratory method, according to the algorithm, before anybody is told a diagnosis.',
			},
			kit: {
				'Test cassette': 25,
				'Transfer pipette': 25,
				'Safety lancet': 25,
				'Alcohol pad': 25,
				'Sample diluent': '1 bottle',
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'HIV 1/2 抗体快速检测用于筛查全血、血清或血浆中的人类免疫缺陷病毒 1 型和 2 型抗体，由经过培训的人员在咨询检测点、产前保健、急诊科和流动外展服务中使用，作为国家检测策略中的一个环节。',
			highlights: [
				'一条检测线同时检出 HIV-1 和 HIV-2 抗体',
				'读取时间窗宽，让咨询从容进行',
				'指尖采血用品齐全，连酒精棉片都已备好',
				'常温稳定，轻便可装入背包',
			],
			procedure: [
				'进行检测前咨询并取得知情同意。',
				'采集指尖血，用一次性滴管吸至刻度线。',
				'将滴管内的血样加入加样孔（S），再向 B 孔加两滴样本稀释液。',
				'15 分钟时读取结果，超过 30 分钟不再读取。',
			],
			note: {
				title: '窗口期',
				text: '暴露后需数周才会出现抗体。发生高危行为后不久得到的非反应性结果并非定论：应安排复检，并考虑抗原或核酸检测。每个呈反应性的结果均须按检测策略以实验室方法确证，方可告知诊断。',
			},
			kit: { 检测卡: 25, 一次性滴管: 25, 安全采血针: 25, 酒精棉片: 25, 样本稀释液: '1 瓶', 使用说明书: 1 },
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
		resources: [instructions('english', 'spanish', 'chinese'), guides('wall-chart'), safetyData('sample-diluent')],
	}),
	product({
		id: 302,
		slug: 'syphilis-antibody-rapid-test',
		number: 'SYP-30',
		title: { en: 'Syphilis Antibody Rapid Test', cn: '梅毒抗体快速检测' },
		description: {
			en: 'Treponemal antibody test for antenatal clinics and outreach, from whole blood, serum or plasma.',
			cn: '适用于产前门诊和外展服务的梅毒螺旋体抗体检测，可用全血、血清或血浆。',
		},
		keywords: {
			en: 'syphilis, Treponema pallidum, antibody, antenatal, congenital syphilis, screening',
			cn: '梅毒, 梅毒螺旋体, 抗体, 产前, 先天性梅毒, 筛查',
		},
		categoryId: 31,
		testTypes: ['cassette'],
		picture: 'syphilis-cassette',
		sheet: {
			intendedUse:
				'The Syphilis Antibody Rapid Test detects antibodies to Treponema pallidum in whole blood, serum or plasma. It is intended for professional use as an initial screen, above all in pregnancy, where one test and a timely injection can prevent congenital syphilis, and in services that see people only once.',
			highlights: [
				'Treatment can start in the same visit where the guideline allows it',
				'Recombinant treponemal antigens in a double-sandwich design',
				'Tolerates venous blood with the usual anticoagulants',
				'Thirty tests share a carton no larger than a paperback',
			],
			procedure: [
				'Label the cassette with the patient number.',
				'Add one drop of serum or plasma, or two drops of whole blood.',
				'Add one drop of buffer.',
				'Read the test and control lines at 10 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'Past or present?',
				text: 'Treponemal antibodies usually remain for life, even after successful treatment. Confirm every reactive result in the laboratory, with a non-treponemal test with a titer, before anybody is told a diagnosis; treatment may start earlier where the guideline allows it. The combination of both tells an active infection from a scar in the serology.',
			},
			kit: { 'Test cassette': 30, 'Transfer pipette': 30, 'Buffer bottle': 1, 'Instructions for use': 1 },
		},
		chineseSheet: {
			intendedUse:
				'梅毒抗体快速检测用于检测全血、血清或血浆中的梅毒螺旋体抗体，供专业人员进行初步筛查，尤其适用于孕妇，一次检测和一次及时的注射即可预防先天性梅毒；也适用于受检者往往只来一次的服务机构。',
			highlights: [
				'在指南允许的情况下，可当次就诊开始治疗',
				'采用重组梅毒螺旋体抗原，双抗原夹心设计',
				'适用于含常用抗凝剂的静脉血',
				'三十人份的包装不超过一本平装书大小',
			],
			procedure: [
				'在检测卡上标注患者编号。',
				'加入一滴血清或血浆，或两滴全血。',
				'加入一滴缓冲液。',
				'10 分钟时读取检测线和质控线，20 分钟后不再读取。',
			],
			note: {
				title: '既往感染还是现症感染？',
				text: '梅毒螺旋体抗体通常终身存在，治愈后亦然。每个呈反应性的结果均须在实验室以非梅毒螺旋体血清学试验并测定滴度确证，方可告知诊断；在指南允许的情况下，可先行治疗。两者结合，才能区分活动性感染与血清学痕迹。',
			},
			kit: { 检测卡: 30, 一次性滴管: 30, 瓶装缓冲液: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.blood,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(30),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [brochures('product-brochure', 'product-sheet'), instructions('english', 'spanish', 'chinese')],
	}),
	product({
		id: 303,
		slug: 'hiv-syphilis-combo-rapid-test',
		number: 'HIVSYP-25',
		title: { en: 'HIV/Syphilis Combo Rapid Test', cn: 'HIV/梅毒联合快速检测' },
		description: {
			en: 'Two antenatal screens from one fingerstick on one cassette.',
			cn: '一次指尖采血、一张检测卡，完成两项产前筛查。',
		},
		keywords: {
			en: 'HIV, syphilis, combo, dual test, antenatal, elimination, mother to child',
			cn: '艾滋病, 梅毒, 联合检测, 产前, 母婴传播',
		},
		categoryId: 31,
		testTypes: ['cassette', 'multiplex'],
		picture: 'hiv-syphilis-combo-kit',
		sheet: {
			intendedUse:
				'The HIV/Syphilis Combo Rapid Test screens for antibodies to HIV-1/2 and to Treponema pallidum at the same time, from one drop of blood. It was designed for programs that aim to end mother-to-child transmission of both infections, and for any service where a second needle prick means a lost patient. For professional use.',
			highlights: [
				'One fingerstick, one cassette, one waiting time',
				'Three labeled positions: HIV, SYP and C',
				'Half the storage and waste of two single tests',
				'Training poster available in four languages',
			],
			procedure: [
				'Collect fingerstick blood into the capillary dropper.',
				'Apply the blood to the well and add two drops of buffer.',
				'Wait for 15 minutes with the cassette lying flat.',
				'Read and record the two results separately; do not read after 20 minutes.',
			],
			note: {
				title: 'Using it in an algorithm',
				text: 'Use the combo as the first test only. A woman who is known to live with HIV, or who was treated for syphilis before, is followed up with the single tests. Each reactive line is confirmed on its own path with a laboratory method before anybody is told a diagnosis; one reactive result says nothing about the other.',
			},
			kit: {
				'Test cassette': 25,
				'Capillary dropper': 25,
				'Safety lancet': 25,
				'Buffer bottle': 2,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'HIV/梅毒联合快速检测可用一滴血同时筛查 HIV-1/2 抗体和梅毒螺旋体抗体，专为消除两种感染母婴传播的项目而设计，也适用于再扎一针就可能失去受检者的各类服务。本产品供专业使用。',
			highlights: [
				'一次指尖采血、一张检测卡、一次等待',
				'三个标记位置：HIV、SYP 和 C',
				'储存空间和废弃物仅为两项单独检测的一半',
				'提供四种语言的培训挂图',
			],
			procedure: [
				'用毛细滴管采集指尖血。',
				'将血样加入加样孔，再加两滴缓冲液。',
				'将检测卡平放，等待 15 分钟。',
				'分别读取并记录两项结果，20 分钟后不再读取。',
			],
			note: {
				title: '在检测策略中的应用',
				text: '联合检测仅作为首次检测。已知感染 HIV 或曾接受梅毒治疗的孕妇，应以单项检测随访。每条呈反应性的检测线均须按各自流程以实验室方法确证，方可告知诊断；一项呈反应性并不说明另一项的情况。',
			},
			kit: { 检测卡: 25, 毛细滴管: 25, 安全采血针: 25, 瓶装缓冲液: 2, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.wholeBlood,
			timeToResult: minutes(15),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.hot,
			shelfLife: months(24),
		},
		resources: [instructions('english'), guides('wall-chart')],
	}),
	product({
		id: 304,
		slug: 'chlamydia-antigen-rapid-test',
		number: 'CHL-20',
		title: { en: 'Chlamydia Antigen Rapid Test', cn: '衣原体抗原快速检测' },
		description: {
			en: 'Chlamydia trachomatis antigen from a cervical or urethral swab or male urine, within one visit.',
			cn: '使用宫颈、尿道拭子或男性尿液检测沙眼衣原体抗原，当次就诊出结果。',
		},
		keywords: {
			en: 'chlamydia, Chlamydia trachomatis, antigen, cervical swab, urethral swab, STI',
			cn: '衣原体, 沙眼衣原体, 抗原, 宫颈拭子, 尿道拭子, 性病',
		},
		categoryId: 32,
		testTypes: ['cassette'],
		picture: 'chlamydia-kit',
		sheet: {
			intendedUse:
				'The Chlamydia Antigen Rapid Test detects the lipopolysaccharide antigen of Chlamydia trachomatis in female cervical swabs, male urethral swabs and male first-catch urine. It supports clinicians who want to treat symptomatic patients and inform their partners without waiting for a laboratory. For professional use.',
			highlights: [
				'Three specimen types with one extraction procedure',
				'Two dropper bottles with color-coded caps',
				'Answer within the appointment, so fewer patients are lost to follow-up',
				'Separate swab packs for women and men',
			],
			procedure: [
				'Collect the swab, or centrifuge first-catch urine and keep the pellet.',
				'Add reagent A, insert the swab and wait for two minutes.',
				'Add reagent B, mix, squeeze the swab out and discard it.',
				'Add three drops to the well and read at 10 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'Choosing a method',
				text: 'Nucleic acid amplification remains the more sensitive way to find chlamydia, in particular in people without symptoms. Use the antigen test where an immediate decision outweighs that, and send a second swab to the laboratory when a negative result does not fit the findings.',
			},
			kit: {
				'Test cassette': 20,
				'Extraction tube and nozzle': '20 each',
				'Female cervical swab': 20,
				'Reagent A and reagent B': '1 bottle each',
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'衣原体抗原快速检测用于检测女性宫颈拭子、男性尿道拭子和男性首段尿中的沙眼衣原体脂多糖抗原，帮助临床医生无需等待实验室结果即可治疗有症状的患者并告知其性伴侣。本产品供专业使用。',
			highlights: [
				'三种样本类型，同一提取步骤',
				'两瓶滴加试剂以瓶盖颜色区分',
				'就诊期间即得结果，减少失访',
				'女用与男用拭子分开包装',
			],
			procedure: [
				'采集拭子；如用首段尿，则离心后取沉淀。',
				'加入试剂 A，放入拭子，等待两分钟。',
				'加入试剂 B，混匀，挤干并弃去拭子。',
				'向加样孔加入三滴，10 分钟时读取结果，20 分钟后不再读取。',
			],
			note: {
				title: '如何选择方法',
				text: '核酸扩增检测仍是发现衣原体感染更灵敏的方法，对无症状者尤其如此。当即时决策更为重要时，可选用抗原检测；如阴性结果与临床所见不符，应另采一支拭子送实验室。',
			},
			kit: { 检测卡: 20, 提取管和滴头: '各 20 个', 女用宫颈拭子: 20, '试剂 A 和试剂 B': '各 1 瓶', 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Cervical or urethral swab, male urine', cn: '宫颈或尿道拭子、男性尿液' },
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(20),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			safetyData('extraction-reagents', 'test-device'),
			instructions('english', 'spanish', 'chinese'),
			guides('quick-reference-card'),
		],
	}),
	product({
		id: 305,
		slug: 'chlamydia-gonorrhea-combo-rapid-test',
		number: 'CTNG-20',
		title: { en: 'Chlamydia/Gonorrhea Combo Rapid Test', cn: '衣原体/淋病联合快速检测' },
		description: {
			en: 'Two infections that often travel together, answered from a single swab.',
			cn: '一支拭子同时检测两种常合并发生的感染。',
		},
		keywords: {
			en: 'gonorrhea, gonorrhoea, Neisseria gonorrhoeae, chlamydia, combo, swab, STI',
			cn: '淋病, 淋球菌, 衣原体, 联合检测, 拭子, 性病',
		},
		categoryId: 32,
		testTypes: ['cassette', 'multiplex'],
		picture: 'chlamydia-gonorrhea-twin-cassette',
		sheet: {
			intendedUse:
				'The combo test detects antigens of Chlamydia trachomatis and Neisseria gonorrhoeae in cervical and urethral swabs of patients with discharge, pain or a known contact. Both infections are frequent together and are treated differently; testing for both at once avoids treating half of the problem. For professional use.',
			highlights: [
				'One swab, one extraction, two strips',
				'Each strip has its own control line',
				'Helps to spare antibiotics that resistant gonococci have made precious',
				'Partner notification slips in the carton',
			],
			procedure: [
				'Collect the swab and place it in the extraction tube.',
				'Add both reagents in order, waiting two minutes after the first.',
				'Squeeze out the swab and fit the nozzle.',
				'Add three drops to each of the two wells.',
				'Read at 10 minutes, CT on the upper strip and NG on the lower one; do not read after 20 minutes.',
			],
			note: {
				title: 'Culture still matters',
				text: 'Only culture shows which antibiotics still work. Where gonorrhea is found, take a second swab for susceptibility testing before treatment. Rectal and throat swabs have not been evaluated and should not be used with this test.',
			},
			kit: {
				'Twin-strip cassette': 20,
				'Extraction tube and nozzle': '20 each',
				'Sterile swab': 20,
				'Extraction reagents': '2 bottles',
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'本联合检测用于检测有分泌物异常、疼痛或明确接触史患者的宫颈和尿道拭子中的沙眼衣原体和淋病奈瑟球菌抗原。两种感染常合并存在而治疗不同，同时检测可避免只治其一。本产品供专业使用。',
			highlights: [
				'一支拭子、一次提取、两条试纸条',
				'每条试纸条各有独立质控线',
				'有助于节制使用因淋球菌耐药而日益珍贵的抗生素',
				'盒内附性伴侣告知卡',
			],
			procedure: [
				'采集拭子，放入提取管。',
				'依次加入两种试剂，加入第一种后等待两分钟。',
				'挤干拭子，装上滴头。',
				'向两个加样孔各加入三滴。',
				'10 分钟时读取，上条为 CT，下条为 NG；20 分钟后不再读取。',
			],
			note: {
				title: '培养依然重要',
				text: '只有培养才能显示哪些抗生素仍然有效。检出淋病时，应在治疗前另采一支拭子做药敏试验。直肠和咽部拭子未经评估，不应用于本检测。',
			},
			kit: { 双条检测卡: 20, 提取管和滴头: '各 20 个', 无菌拭子: 20, 提取试剂: '2 瓶', 使用说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Cervical or urethral swab', cn: '宫颈或尿道拭子' },
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(20),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [
			instructions('english', 'spanish', 'chinese'),
			faq(
				[
					{ en: 'Can the patient collect the swab?', cn: '患者可以自行采样吗？' },
					{
						en: 'No. The test is evaluated with swabs that a clinician collects.',
						cn: '不可以。本检测仅以医务人员采集的拭子进行评估。',
					},
				],
				[
					{ en: 'How long does an extract keep?', cn: '提取液可保存多久？' },
					{ en: 'Test it within one hour at room temperature.', cn: '室温下请在一小时内检测。' },
				],
			),
			brochures('product-sheet'),
		],
	}),
	product({
		id: 306,
		slug: 'trichomonas-rapid-test',
		number: 'TRI-25',
		title: { en: 'Trichomonas Rapid Test', cn: '阴道毛滴虫快速检测' },
		description: {
			en: 'Trichomonas vaginalis antigen from a vaginal swab, a quick addition to the wet mount.',
			cn: '阴道拭子检测阴道毛滴虫抗原，是湿片镜检的快速补充。',
		},
		keywords: {
			en: 'trichomonas, trichomoniasis, vaginitis, vaginal swab, dipstick, STI',
			cn: '滴虫, 滴虫病, 阴道炎, 阴道拭子, 试纸条',
		},
		categoryId: 33,
		testTypes: ['dipstick'],
		picture: 'trichomonas-dipstick',
		sheet: {
			intendedUse:
				'The Trichomonas Rapid Test detects membrane protein antigens of Trichomonas vaginalis in vaginal swabs or in the saline left over from a wet mount. It helps to diagnose trichomoniasis, a curable infection that microscopy often misses once the parasite has stopped moving. For professional use.',
			highlights: [
				'Works with fresh swabs and with wet-mount saline',
				'No microscope and no incubation',
				'Few parts: one tube, one dipstick, one bottle',
				'Result while the patient is still in the room',
			],
			procedure: [
				'Fill the tube with sample buffer to the line.',
				'Turn the vaginal swab in the buffer ten times and leave it for one minute.',
				'Squeeze out the swab and discard it.',
				'Stand the dipstick in the tube and read at 10 minutes; do not read after 20 minutes.',
			],
			note: {
				title: 'Treat the couple',
				text: 'Trichomoniasis returns when partners are not treated at the same time. A positive result is also a reason to offer tests for HIV, syphilis, chlamydia and gonorrhea. Wait for the interval in the guideline before a test of cure, as antigen may linger.',
			},
			kit: {
				'Dipstick, pouched': 25,
				'Test tube': 25,
				'Vaginal swab': 25,
				'Sample buffer': '1 bottle',
				'Positive control swab': 1,
				'Instructions for use': 1,
			},
		},
		chineseSheet: {
			intendedUse:
				'阴道毛滴虫快速检测用于检测阴道拭子或湿片检查剩余生理盐水中的阴道毛滴虫膜蛋白抗原，辅助诊断滴虫病。滴虫病可以治愈，但虫体停止活动后镜检往往漏诊。本产品供专业使用。',
			highlights: [
				'适用于新鲜拭子和湿片剩余盐水',
				'无需显微镜，无需培养',
				'部件精简：一支管、一条试纸条、一瓶试剂',
				'患者尚在诊室即得结果',
			],
			procedure: [
				'向管中加入样本缓冲液至刻度线。',
				'将阴道拭子在缓冲液中转动十次，静置一分钟。',
				'挤干并弃去拭子。',
				'将浸入式试纸条立于管中，10 分钟时读取结果，20 分钟后不再读取。',
			],
			note: {
				title: '伴侣同治',
				text: '性伴侣未同时治疗，滴虫病容易复发。阳性结果也提示应进一步检测 HIV、梅毒、衣原体和淋病。抗原可能短期残留，治愈评估应等待指南规定的间隔时间。',
			},
			kit: { 独立包装浸入式试纸条: 25, 试管: 25, 阴道拭子: 25, 样本缓冲液: '1 瓶', 阳性质控拭子: 1, 使用说明书: 1 },
		},
		specifications: {
			specimen: specimens.vaginalSwab,
			timeToResult: minutes(10),
			method: methods.colloidalGold,
			setting: settings.professional,
			packSize: testsPerKit(25),
			storage: storage.room,
			shelfLife: months(18),
		},
		resources: [guides('quick-reference-card'), instructions('english', 'spanish'), safetyData('sample-diluent')],
	}),
	product({
		id: 307,
		slug: 'vaginal-ph-home-test',
		number: 'VPH-HOME-3',
		title: { en: 'Vaginal pH Home Test', cn: '阴道 pH 值居家自测' },
		description: {
			en: 'A private first check when something feels different, with a color chart and clear advice.',
			cn: '感到异常时的私密初步自查，配有比色卡和清晰建议。',
		},
		keywords: {
			en: 'vaginal pH, bacterial vaginosis, yeast infection, home test, self-test, women',
			cn: '阴道 pH, 细菌性阴道病, 念珠菌, 居家检测, 自测, 女性',
		},
		categoryId: 33,
		testTypes: ['selfTest'],
		picture: 'vaginal-ph-home-test',
		sheet: {
			intendedUse:
				'The Vaginal pH Home Test measures the acidity of vaginal secretions with an indicator pad at the tip of a smooth applicator. Itching, unusual discharge or odor have several causes; a normal or a raised pH helps a woman to decide whether a pharmacy product may be suitable or whether she should see a provider.',
			highlights: [
				'Result at once, compared with a printed color chart',
				'Rounded applicator, individually wrapped',
				'Decision guide in plain words in the box',
				'Three tests for changes during treatment or recurrence',
			],
			procedure: [
				'Wash your hands and unwrap one applicator without touching the tip.',
				'Hold the tip gently against the vaginal wall for five seconds.',
				'Compare the color of the wet pad with the chart straight away, and not after 30 seconds.',
				'Follow the decision guide for the matching color.',
			],
			note: {
				title: 'When not to test',
				text: 'Wait at least one day after menstruation, intercourse, douching or the use of vaginal products, as all of these change the acidity. The test does not detect HIV, chlamydia, gonorrhea, syphilis or herpes. See a provider at once if you are pregnant, have fever or feel pain.',
			},
			kit: { 'Applicator with indicator pad': 3, 'Color chart': 1, 'Decision guide and leaflet': 1 },
		},
		chineseSheet: {
			intendedUse:
				'阴道 pH 值居家自测以光滑取样棒顶端的指示垫测定阴道分泌物的酸碱度。瘙痒、分泌物异常或异味可由多种原因引起；pH 值正常或升高，有助于女性判断是可选用药店产品，还是应当就医。',
			highlights: [
				'即刻显示结果，与印刷比色卡对照',
				'圆头取样棒，独立包装',
				'盒内附通俗易懂的判断指南',
				'三人份，便于观察治疗期间的变化或复发',
			],
			procedure: [
				'洗净双手，拆开一支取样棒，勿触碰顶端。',
				'将顶端轻贴阴道壁五秒。',
				'立即将湿润指示垫的颜色与比色卡对照，30 秒后不再对照。',
				'按相应颜色查阅判断指南。',
			],
			note: {
				title: '何时不宜检测',
				text: '月经、性生活、阴道冲洗或使用阴道用品后至少等待一天，因为这些都会改变酸碱度。本检测不能检出 HIV、衣原体、淋病、梅毒或疱疹。如有妊娠、发热或疼痛，请立即就医。',
			},
			kit: { 带指示垫的取样棒: 3, 比色卡: 1, 判断指南及说明书: 1 },
		},
		specifications: {
			specimen: { en: 'Vaginal secretion', cn: '阴道分泌物' },
			timeToResult: { en: 'Immediate', cn: '即时' },
			method: { en: 'pH indicator pad', cn: 'pH 指示垫' },
			setting: settings.home,
			packSize: testsPerKit(3),
			storage: storage.room,
			shelfLife: months(24),
		},
		resources: [
			faq(
				[
					{ en: 'Does the applicator hurt?', cn: '使用时会疼痛吗？' },
					{ en: 'No. The tip is rounded and stays near the entrance.', cn: '不会。头部圆润，仅需放置在近阴道口处。' },
				],
				[
					{ en: 'The color lies between two fields. What now?', cn: '颜色介于两格之间怎么办？' },
					{ en: 'Take the higher value and follow the advice for it.', cn: '按较高数值一格的建议处理。' },
				],
			),
			instructions('english', 'spanish'),
		],
		soldOnline: true,
	}),
];
