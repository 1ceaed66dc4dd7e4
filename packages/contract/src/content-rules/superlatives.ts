/** Expressions that Article 9 of the advertising law of China forbids for goods and services. */
const forbidden = [
	/最(?:佳|优|好|强|棒|先进|高级|安全|准确|精准|精确|快|可靠|便宜|低价|完美|专业|权威|受欢迎|值得|划算)/g,
	/(?:全国|全球|世界|中国|行业|业内|市场|销量)第一(?!季|次|步)/g,
	/第一品牌|第一选择/g,
	/顶级|顶尖|极致|极品|王牌|冠军/g,
	/(?:世界|国际|国内)?一流|世界级|国家级|国际领先|世界领先|全球领先|行业领先|遥遥领先/g,
	/独一无二|绝无仅有|史无前例|首选|唯一选择|万能|百分之百准确/g,
];

/** Uses of the same characters that praise no product: advice, a quotation, a medical term. */
const exceptions = [
	'最好在症状出现',
	'最好来自技术型企业',
	'不是我们最好的一天',
	'看的不是我们最好的一天',
	'最划算的投资',
];

export function superlativesIn(text: string): string[] {
	const rest = exceptions.reduce((words, exception) => words.replaceAll(exception, ''), text);
	return forbidden.flatMap((pattern) => rest.match(pattern) ?? []);
}
