import type { ProductTheme } from '@site/contract/catalogue';
import { picture } from '../../pictures.ts';

export const rsvTheme: ProductTheme = {
	headline: { en: 'When the smallest patients cough, answer quickly', cn: '最小的患者咳嗽时，尽快给出答案' },
	resultMinutes: 10,
	benefits: [
		{
			title: { en: 'Made for pediatric care', cn: '为儿科而设计' },
			text: {
				en: 'A thin, flexible swab and a short sampling time for infants who will not hold still.',
				cn: '细软的拭子、短暂的采样时间，适合难以配合的婴幼儿。',
			},
		},
		{
			title: { en: 'Supports cohorting', cn: '有助于分区收治' },
			text: {
				en: 'A result at triage helps wards to keep infected infants apart from others.',
				cn: '分诊时即得结果，有助于将感染婴儿与其他患儿分开。',
			},
		},
		{
			title: { en: 'Fewer needless antibiotics', cn: '减少不必要的抗生素' },
			text: {
				en: 'A viral answer in the visit gives families and clinicians a reason to wait.',
				cn: '就诊时明确病毒病因，让家属和医生有理由暂缓使用抗生素。',
			},
		},
		{
			title: { en: 'No instrument', cn: '无需仪器' },
			text: { en: 'Read by eye, anywhere in the practice.', cn: '目测读取，可在诊所任何位置使用。' },
		},
		{
			title: { en: 'Season-proof stock', cn: '跨季库存' },
			text: {
				en: '24-month shelf life at room temperature.',
				cn: '常温保存，有效期 24 个月。',
			},
		},
	],
	trust: {
		title: { en: 'For professional use', cn: '供专业使用' },
		text: {
			en: 'Intended for professional use as an aid in the diagnosis of RSV infection. A negative result does not rule out infection and is read together with the clinical picture.',
			cn: '供专业使用，用于辅助诊断呼吸道合胞病毒感染。阴性结果不能排除感染，应结合临床表现判断。',
		},
	},
	cptCodes: [{ code: '87807QW', covers: { en: 'RSV', cn: '呼吸道合胞病毒' } }],
	steps: [
		{
			title: { en: 'Swab', cn: '采样' },
			text: { en: 'Collect a nasal or nasopharyngeal swab.', cn: '采集鼻腔或鼻咽拭子。' },
			picture: picture('step-nasal-swab-unwrap'),
		},
		{
			title: { en: 'Release', cn: '洗脱' },
			text: { en: 'Turn the swab in the buffer, then wait one minute.', cn: '在缓冲液中转动拭子，静置一分钟。' },
			picture: picture('step-swab-in-tube'),
		},
		{
			title: { en: 'Apply', cn: '加样' },
			text: { en: 'Add three drops to the sample well.', cn: '将三滴提取液滴入加样孔。' },
			picture: picture('step-drops-into-well'),
		},
		{
			title: { en: 'Read', cn: '读取' },
			text: { en: 'Read the line at 10 minutes, not after 20 minutes.', cn: '10 分钟时读取线条，20 分钟后不再读取。' },
			picture: picture('step-read-result'),
		},
	],
	scene: {
		picture: picture('swab-macro'),
		caption: {
			en: 'A flocked tip, thin and soft: a sample from the smallest nose in the waiting room.',
			cn: '植绒拭子头纤细柔软，适合候诊室里最小的患者。',
		},
	},
	sections: [],
};
