import type { Text } from '@site/contract/language';
import type { PictureName } from '../pictures.ts';

/** The camera's view: its center in parts of the picture, and its zoom. */
type View = readonly [x: number, y: number, zoom: number];

export type Scene = {
	picture: PictureName;
	seconds: number;
	from: View;
	to: View;
	/** The visible part of a picture that is too high: 0 its top, 1 its bottom; its middle by default. */
	anchor?: number;
	/** Whether it starts a new step, which the film numbers. */
	isStep: boolean;
	words: Required<Text>;
};

export type FilmName = 'collecting' | 'running' | 'reading';

export type Script = { title: Required<Text>; still: Required<Text>; scenes: Scene[] };

/** Duration of the mark before the first scene and after the last. */
export const cardSeconds = 2.5;
/** Duration of the fade between scenes. */
export const fadeSeconds = 1;

/** The scenes and words of the three films. The pictures contain no words: those are captions, in both languages. */
export const scripts: Record<FilmName, Script> = {
	collecting: {
		title: { en: 'Collecting the specimen', cn: '采集样本' },
		still: { en: 'Gloved hand putting a swab into an extraction tube', cn: '戴手套的手将拭子放入提取管' },
		scenes: [
			{
				picture: 'step-nasal-swab-unwrap',
				seconds: 7,
				from: [0.5, 0.52, 1],
				to: [0.56, 0.5, 1.22],
				isStep: true,
				words: {
					en: 'Peel the pouch open and take the swab out by its shaft.',
					cn: '撕开包装，握住拭子杆取出拭子。',
				},
			},
			{
				picture: 'swab-macro',
				seconds: 7,
				from: [0.42, 0.5, 1.12],
				to: [0.56, 0.5, 1.12],
				isStep: true,
				words: {
					en: 'Touch nothing with the tip. Collect the specimen as the instructions for use show.',
					cn: '拭子头不要接触任何物品。按使用说明书所示采集样本。',
				},
			},
			{
				picture: 'hands-swab',
				seconds: 7,
				from: [0.5, 0.5, 1],
				to: [0.46, 0.6, 1.12],
				anchor: 0.9,
				isStep: true,
				words: { en: 'Put the swab straight into the extraction tube.', cn: '立即将拭子放入提取管。' },
			},
			{
				picture: 'step-swab-in-tube',
				seconds: 7,
				from: [0.31, 0.66, 1.72],
				to: [0.31, 0.58, 1.62],
				anchor: 1,
				isStep: true,
				words: {
					en: 'Stir, and leave it in the liquid for as long as the instructions say.',
					cn: '搅动拭子，并按说明书规定的时间浸泡。',
				},
			},
		],
	},
	running: {
		title: { en: 'Running the test', cn: '进行检测' },
		still: {
			en: 'Gloved hand dripping liquid into the sample well of a cassette',
			cn: '戴手套的手将液体滴入检测卡的加样孔',
		},
		scenes: [
			{
				picture: 'step-squeeze-tube',
				seconds: 7,
				from: [0.5, 0.5, 1],
				to: [0.46, 0.56, 1.16],
				isStep: true,
				words: {
					en: 'Lay the cassette flat. Hold the closed tube upright above the sample well.',
					cn: '将检测卡平放。盖好的提取管竖直置于加样孔上方。',
				},
			},
			{
				picture: 'hands-drop-sample',
				seconds: 6.5,
				from: [0.52, 0.48, 1],
				to: [0.44, 0.6, 1.28],
				isStep: true,
				words: {
					en: 'Press gently. Give as many drops as the instructions for use say.',
					cn: '轻轻挤压，按使用说明书规定的滴数加样。',
				},
			},
			{
				picture: 'droplet-into-well',
				seconds: 6,
				from: [0.52, 0.5, 1.02],
				to: [0.62, 0.56, 1.18],
				isStep: false,
				words: {
					en: 'Each drop falls freely: the nozzle does not touch the well.',
					cn: '让液滴自由落下，滴嘴不要接触加样孔。',
				},
			},
			{
				picture: 'strip-2-conjugate',
				seconds: 4.5,
				from: [0.5, 0.5, 1],
				to: [0.5, 0.51, 1.06],
				isStep: true,
				words: { en: 'Inside, the liquid takes up colored particles …', cn: '在检测卡内部，液体带起有色颗粒……' },
			},
			{
				picture: 'strip-3-front',
				seconds: 4.5,
				from: [0.5, 0.51, 1.06],
				to: [0.5, 0.52, 1.12],
				isStep: false,
				words: { en: '… and carries them along the membrane.', cn: '……并带着它们沿膜向前移动。' },
			},
			{
				picture: 'strip-4-test-line',
				seconds: 6,
				from: [0.5, 0.52, 1.12],
				to: [0.5, 0.53, 1.2],
				isStep: false,
				words: {
					en: 'Do not move the test until the time that the instructions give is over.',
					cn: '在说明书规定的时间结束前，请勿移动检测卡。',
				},
			},
		],
	},
	reading: {
		title: { en: 'Reading the result', cn: '读取结果' },
		still: { en: 'Result window with lines at C and T', cn: '检测窗口，C 线与 T 线均显色' },
		scenes: [
			{
				picture: 'hands-hold-cassette',
				seconds: 6.5,
				from: [0.6, 0.5, 1],
				to: [0.66, 0.48, 1.2],
				isStep: true,
				words: {
					en: 'Read the result when the time is over, in good light.',
					cn: '时间到后，在光线充足处读取结果。',
				},
			},
			{
				picture: 'step-read-result',
				seconds: 6.5,
				from: [0.5, 0.56, 1.05],
				to: [0.52, 0.52, 1.3],
				isStep: true,
				words: {
					en: 'The line at C says that the test has worked. Only then does the result count.',
					cn: 'C 处的线表示检测有效。只有出现这条线，结果才算数。',
				},
			},
			{
				picture: 'strip-macro',
				seconds: 6.5,
				from: [0.4, 0.55, 1.1],
				to: [0.56, 0.55, 1.1],
				isStep: true,
				words: {
					en: 'A second line, at T: the result is positive.',
					cn: 'T 处出现第二条线：结果为阳性。',
				},
			},
			{
				picture: 'strip-5-result',
				seconds: 6,
				from: [0.5, 0.5, 1],
				to: [0.48, 0.52, 1.16],
				isStep: false,
				words: {
					en: 'Inside: the particles have gathered at both lines of the membrane.',
					cn: '内部可见：颗粒已聚集在膜上的两条线处。',
				},
			},
			{
				picture: 'hands-read-result',
				seconds: 6.5,
				from: [0.42, 0.5, 1.15],
				to: [0.5, 0.5, 1],
				isStep: true,
				words: {
					en: 'Write the result down with the day and the time.',
					cn: '记录结果，并注明日期与时间。',
				},
			},
		],
	},
};

/** The start and end of each scene, in seconds of its film. */
export function timesOf({ scenes }: Script): { start: number; end: number }[] {
	let start = cardSeconds - fadeSeconds;
	return scenes.map(({ seconds }) => {
		const time = { start, end: start + seconds };
		start += seconds - fadeSeconds;
		return time;
	});
}
