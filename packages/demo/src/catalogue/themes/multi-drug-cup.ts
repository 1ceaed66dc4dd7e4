import type { ProductTheme } from '@site/contract/catalogue';
import { picture } from '../../pictures.ts';

const drug = (en: string, cn: string, code: string, nanograms: number) => ({
	name: { en, cn },
	code,
	cutoff: `${nanograms} ng/mL`,
});

export const multiDrugCupTheme: ProductTheme = {
	headline: {
		en: 'Collect, seal, screen: twelve drugs in one cup',
		cn: '采样、密封、筛查：一杯检测十二种药物',
	},
	resultMinutes: 5,
	benefits: [
		{
			title: { en: 'No contact with the specimen', cn: '不接触样本' },
			text: {
				en: 'The strips sit behind the wall of the cup. Nothing is dipped, poured or pipetted.',
				cn: '试纸条位于杯壁后方，无需浸入、倾倒或移液。',
			},
		},
		{
			title: { en: 'Sealed for confirmation', cn: '密封以便确证' },
			text: {
				en: 'The leak-resistant lid and the security label let the same cup travel to the laboratory.',
				cn: '防漏杯盖和安全封签，使同一尿杯可直接送往实验室。',
			},
		},
		{
			title: { en: 'Temperature strip on the cup', cn: '杯身温度条' },
			text: {
				en: 'Shows within minutes of collection whether the specimen is fresh.',
				cn: '采样后数分钟内即可判断样本是否新鲜。',
			},
		},
		{
			title: { en: 'Flat sides, easy photocopy', cn: '平面杯壁，便于复印' },
			text: {
				en: 'Lay the result side on a copier to keep a record for the file.',
				cn: '将结果面放在复印机上即可留存记录。',
			},
		},
		{
			title: { en: 'Panels to choose from', cn: '多种组合可选' },
			text: {
				en: 'The standard cup screens for twelve drugs; other combinations are made to order.',
				cn: '标准尿杯检测十二种毒品，其他组合可按需定制。',
			},
		},
	],
	trust: {
		title: { en: 'A screen, not a verdict', cn: '筛查而非定论' },
		text: {
			en: 'The cup gives a preliminary result only. Confirm every presumptive positive with a more specific method, such as GC/MS or LC/MS, before anyone acts on it.',
			cn: '本尿杯仅提供初步结果。对所有初筛阳性结果，应先以 GC/MS 或 LC/MS 等更特异的方法确证，再据此采取行动。',
		},
	},
	panel: {
		title: { en: 'Drugs and screening cut-offs', cn: '检测药物与筛查临界值' },
		rows: [
			drug('Amphetamine', '苯丙胺', 'AMP', 500),
			drug('Barbiturates', '巴比妥类', 'BAR', 300),
			drug('Buprenorphine', '丁丙诺啡', 'BUP', 10),
			drug('Benzodiazepines', '苯二氮䓬类', 'BZO', 300),
			drug('Cocaine', '可卡因', 'COC', 150),
			drug('Methylenedioxymethamphetamine', '亚甲二氧基甲基苯丙胺', 'MDMA', 500),
			drug('Methamphetamine', '甲基苯丙胺', 'MET', 500),
			drug('Methadone', '美沙酮', 'MTD', 300),
			drug('Opiates', '阿片类', 'OPI', 300),
			drug('Oxycodone', '羟考酮', 'OXY', 100),
			drug('Phencyclidine', '苯环利定', 'PCP', 25),
			drug('Marijuana', '大麻', 'THC', 50),
		],
	},
	steps: [
		{
			title: { en: 'Collect and seal', cn: '采样并密封' },
			text: {
				en: 'The donor fills the cup to above the arrows. Close the lid, read the temperature strip and date the label.',
				cn: '受检者将尿液装至箭头以上。盖紧杯盖，读取温度条，在封签上注明日期。',
			},
			picture: picture('step-cup-lid'),
		},
		{
			title: { en: 'Peel and read', cn: '揭膜并读取' },
			text: {
				en: 'Peel off the label over the strips and read after 5 minutes, not later than 30 minutes.',
				cn: '揭去试纸条上的标签，5 分钟后读取结果，不得超过 30 分钟。',
			},
			picture: picture('multi-drug-cup-closeup'),
		},
		{
			title: { en: 'Confirm', cn: '确证' },
			text: {
				en: 'Send the sealed cup to a laboratory when a result is presumptive positive.',
				cn: '如初筛为阳性，将密封尿杯送实验室确证。',
			},
			picture: picture('tubes-macro'),
		},
	],
	scene: {
		picture: picture('multi-drug-cup'),
		caption: {
			en: 'The strips are in the wall of the cup: nothing is poured, nothing is dipped. The strip on the side tells the temperature.',
			cn: '试纸条就在杯壁内：无需倾倒，无需浸蘸。侧面的温度条显示尿样温度。',
		},
	},
	// Its strips are competitive: a line means the opposite of what the usual pictures show.
	sections: [],
};
