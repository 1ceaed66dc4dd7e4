import type { Text } from '@site/contract/language';
import type { SectionOf, Tone } from '@site/contract/sections';
import { picture } from '../pictures.ts';

const drawnLarge: Text = {
	en: 'No battery, no pump: what happens between the drop and the line. The particles are drawn far too large.',
	cn: '无需电池，也无需泵：从一滴样本到一条线之间发生了什么。图中颗粒为示意，远大于实际尺寸。',
};

/** How a lateral flow test works, in five pictures that are exactly aligned. */
export const insideTheStrip = (tone: Tone): SectionOf<'steps'> => ({
	kind: 'steps',
	tone,
	form: 'stack',
	title: { en: 'Inside the strip', cn: '走进试纸条' },
	intro: drawnLarge,
	items: [
		{
			title: { en: 'The drop', cn: '一滴样本' },
			text: {
				en: 'The sample falls into the well and soaks into the sample pad, which evens out the flow.',
				cn: '样本滴入加样孔，渗入样本垫，流动变得均匀。',
			},
			picture: picture('strip-1-drop'),
		},
		{
			title: { en: 'The label wakes', cn: '标记物释放' },
			text: {
				en: 'It dissolves antibodies that were dried onto the conjugate pad, each bound to a particle of gold. They seize the target, if there is any.',
				cn: '样本溶解结合垫上干燥的抗体，每个抗体都结合着金颗粒；如有目标物，抗体便与之结合。',
			},
			picture: picture('strip-2-conjugate'),
		},
		{
			title: { en: 'The front moves', cn: '液体前行' },
			text: {
				en: 'The membrane draws the liquid on, as a paper towel draws up water.',
				cn: '膜牵引液体向前，如同纸巾吸水。',
			},
			picture: picture('strip-3-front'),
		},
		{
			title: { en: 'The test line', cn: '检测线' },
			text: {
				en: 'Antibodies fixed in a stripe catch the target and with it the gold. The line begins to show.',
				cn: '固定在膜上的一道抗体捕获目标物，金颗粒随之停留，检测线开始显色。',
			},
			picture: picture('strip-4-test-line'),
		},
		{
			title: { en: 'The control line', cn: '质控线' },
			text: {
				en: 'Farther on, a second stripe catches the labeled antibodies themselves: the strip has run. Without this line no result counts.',
				cn: '再往前，第二道抗体捕获标记抗体本身：说明试纸条正常运行。没有这条线，结果无效。',
			},
			picture: picture('strip-5-result'),
		},
	],
});
