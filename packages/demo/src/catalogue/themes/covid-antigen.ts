import type { ProductTheme } from '@site/contract/catalogue';
import { picture } from '../../pictures.ts';

export const covidAntigenTheme: ProductTheme = {
	headline: {
		en: 'COVID-19 answers in 10 minutes, where care happens',
		cn: '无论身在何处，10 分钟知晓新冠结果',
	},
	resultMinutes: 10,
	benefits: [
		{
			title: { en: 'Answers on the spot', cn: '现场出结果' },
			text: {
				en: 'Clinics, schools and workplaces decide about the next step while the person is still there.',
				cn: '门诊、学校和企业可在受检者在场时决定下一步措施。',
			},
		},
		{
			title: { en: 'A swab people accept', cn: '更易接受的采样' },
			text: {
				en: 'Anterior nasal collection is quick, needs no deep swabbing and can be supervised at a distance.',
				cn: '前鼻腔采样快捷，无需深入，可远距离监督。',
			},
		},
		{
			title: { en: 'Two lines, no doubt', cn: '两条线，一目了然' },
			text: {
				en: 'One test line and one control line on a wide, high-contrast window.',
				cn: '宽大的高对比度窗口中仅有一条检测线和一条质控线。',
			},
		},
		{
			title: { en: 'Packed for volume', cn: '适合大批量检测' },
			text: {
				en: 'Prefilled tubes and a fold-out rack in the lid keep a busy testing line moving.',
				cn: '预装试管和盒盖折叠试管架，让检测流程顺畅进行。',
			},
		},
	],
	cptCodes: [{ code: '87811QW', covers: { en: 'COVID-19', cn: '新冠' } }],
	steps: [
		{
			title: { en: 'Collect', cn: '采样' },
			text: { en: 'Swab both nostrils with the same swab.', cn: '使用同一支拭子在两侧鼻孔采样。' },
			picture: picture('swab-macro'),
		},
		{
			title: { en: 'Extract', cn: '提取' },
			text: {
				en: 'Turn the swab in the prefilled tube and press it dry against the wall.',
				cn: '在预装试管中转动拭子，并沿管壁挤干。',
			},
			picture: picture('step-swab-in-tube'),
		},
		{
			title: { en: 'Apply', cn: '加样' },
			text: { en: 'Add three drops to the sample well.', cn: '将三滴提取液滴入加样孔。' },
			picture: picture('step-drops-into-well'),
		},
		{
			title: { en: 'Read', cn: '读取' },
			text: { en: 'Read by eye at 10 minutes, not after 20 minutes.', cn: '10 分钟时目测读取，20 分钟后不再读取。' },
			picture: picture('hands-read-result'),
		},
	],
	scene: {
		picture: picture('strip-macro'),
		caption: {
			en: 'The control line says that the test has worked, the test line what it has found.',
			cn: '质控线说明检测有效，检测线给出结果。',
		},
	},
	sections: [],
};
