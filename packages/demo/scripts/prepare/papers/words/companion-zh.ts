import type { SafetyPart } from '../../../../src/papers/forms.ts';
import type { CompanionWords } from './companion-words.ts';

const parts: Record<SafetyPart, string> = {
	'extraction-buffer': '提取缓冲液',
	'extraction-reagents': '提取试剂',
	'sample-diluent': '样本稀释液',
	'test-device': '检测装置',
	'control-material': '质控品',
};

const composition: Record<SafetyPart, string> = {
	'extraction-buffer': '水性缓冲液，含盐类、表面活性剂（低于 1%）和防腐剂（低于 0.1%）。',
	'extraction-reagents': '试剂 A 与试剂 B：盐类及稀酸或稀碱的水溶液，浓度均低于分类限值。',
	'sample-diluent': '水性缓冲液，含盐类、蛋白质和防腐剂（低于 0.1%）。',
	'test-device': '成型物品：塑料外壳，内含膜、垫和干燥抗体；包装袋内附干燥剂。',
	'control-material': '灭活生物材料，溶于稳定缓冲液，防腐剂低于 0.1%。',
};

const appearance: Record<SafetyPart, string> = {
	'extraction-buffer': '无色透明液体，pH 7–9，可与水混溶。',
	'extraction-reagents': '两瓶透明液体，瓶盖颜色不同，可与水混溶。',
	'sample-diluent': '无色至淡黄色透明液体，pH 7–8，可与水混溶。',
	'test-device': '白色固体，无气味。',
	'control-material': '透明至略浑浊液体，或干燥于拭子上，无气味。',
};

export const companionZh: CompanionWords = {
	kinds: {
		'instructions-for-use': '使用说明书',
		'quick-reference-card': '快速操作卡',
		'wall-chart': '操作挂图',
		'user-manual': '用户手册',
		'cleaning-guide': '清洁与消毒指南',
		'product-brochure': '产品手册',
		'product-sheet': '产品单页',
		'declaration-of-conformity': '欧盟符合性声明',
		'authorization-letter': '授权函',
		'provider-fact-sheet': '医务人员情况说明',
		'patient-fact-sheet': '受检者情况说明',
		'safety-data-sheet-extraction-buffer': '安全技术说明书',
		'safety-data-sheet-extraction-reagents': '安全技术说明书',
		'safety-data-sheet-sample-diluent': '安全技术说明书',
		'safety-data-sheet-test-device': '安全技术说明书',
		'safety-data-sheet-control-material': '安全技术说明书',
	},
	highlights: '产品特点',
	benefits: '产品优势',
	atAGlance: '产品概览',
	certifications: '认证',
	order: '订购信息',
	contact: '联系方式',
	notInstead: '本页不能代替使用说明书。',
	before: '检测前准备',
	cleaning: '清洁与消毒步骤',
	cleaningSteps: [
		'关闭设备，拔下电源，取出检测卡或试纸。',
		'佩戴手套，用蘸有清水和中性皂液的软布擦去可见污物。',
		'用 70% 异丙醇湿巾擦拭所有外表面，并保持湿润一分钟。',
		'避开开口和显示屏缝隙，液体不得进入设备。',
		'自然晾干十分钟后再开机。',
		'湿巾和手套按生物危害废物处置，洗手，并记录日期和姓名。',
	],
	never: '禁止事项',
	neverSteps: ['向设备喷洒液体或将其浸入液体；', '使用漂白剂、丙酮或研磨性清洁剂；', '以高温、蒸汽或辐照灭菌。'],
	parts,
	safety: (part, { title, reference, maker }) => [
		['1. 化学品及企业标识', `${title}所配${parts[part]}，货号 ${reference}。供体外诊断使用。供应商：${maker}。`],
		['2. 危险性概述', '按 GHS 分类，所供数量不属于危险品。无需象形图和警示词。'],
		['3. 成分/组成信息', composition[part]],
		['4. 急救措施', '眼睛接触：用水冲洗数分钟。皮肤接触：用肥皂和水清洗。误食：漱口。如症状持续，请就医。'],
		['5. 消防措施', '产品本身不易燃。根据周围环境选用喷雾水、泡沫、干粉或二氧化碳灭火。'],
		['6. 泄漏应急处理', '佩戴手套，用吸附材料收集，并用水和消毒剂清洁表面。'],
		['7. 操作处置与储存', '按使用说明书操作。操作区域内禁止饮食。按标签所示条件储存。'],
		['8. 接触控制和个体防护', '无接触限值要求。建议穿实验服，佩戴一次性手套和护目镜。'],
		['9. 理化特性', appearance[part]],
		['10. 稳定性和反应性', '按规定储存，在有效期内稳定。避免接触强酸和氧化剂。'],
		['11. 毒理学信息', '所供数量预期无毒性作用。对防腐剂过敏者可能出现致敏反应。'],
		['12. 生态学信息', '正常使用预期对环境无害。请勿将大量产品排入下水道。'],
		['13. 废弃处置', '使用后的组件已接触样本，应按当地规定作为潜在感染性废物处置。'],
		['14. 运输信息', '不属于道路、海运或空运危险货物。'],
		['15. 法规信息', '体外诊断医疗器械，按销售地区的规定标示。'],
		['16. 其他信息', '本安全技术说明书为示例，依据示例网站的产品数据生成。使用前请向供应商索取有效版本。'],
	],
};
