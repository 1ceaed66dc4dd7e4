import type { Language, Text } from '@site/contract/language';
import { type DrawingName, drawing } from '../pictures.ts';

/** A drawing in the text of an article. */
function diagram(name: Extract<DrawingName, `diagram-${string}`>, alt: Required<Text>): Record<Language, string> {
	const { url, width, height } = drawing(name, alt);
	const shown = (words: string) =>
		`<img src="${url}" alt="${words}" width="${width}" height="${height}" loading="lazy">`;
	return { en: shown(alt.en), cn: shown(alt.cn) };
}

export const stripParts = diagram('diagram-strip-parts', {
	en: 'A strip from the side: sample pad, conjugate pad, membrane with the lines T and C, absorbent pad, each overlapping the next',
	cn: '试纸条侧视图：样本垫、结合垫、带有 T 线和 C 线的膜、吸水垫，依次重叠',
});

export const competition = diagram('diagram-competition', {
	en: 'Two kinds of test, each without and with the target: in the first the target makes the line T appear, in the second it makes it disappear',
	cn: '两类检测，各示无目标物与有目标物的结果：第一类有目标物时 T 线出现，第二类有目标物时 T 线消失',
});

export const readingTime = diagram('diagram-reading-time', {
	en: 'A bar of time from the drop: up to 10 minutes too early, 10 to 20 minutes to be read, after 20 minutes too late',
	cn: '加样后的时间轴：10 分钟之前过早，10 至 20 分钟为读取时间，20 分钟之后过晚',
});

export const faintLines = diagram('diagram-faint-lines', {
	en: 'Four result windows: C alone; C and T; C and a faint T; T without C',
	cn: '四个结果窗口：仅 C 线；C 线和 T 线；C 线和浅色 T 线；有 T 线而无 C 线',
});

export const swabCircles = diagram('diagram-swab-circles', {
	en: 'Two nostrils from below, one after the other: the swab circles along the wall in each',
	cn: '从下方看两侧鼻孔，依次采样：拭子在每侧沿鼻壁旋转',
});

export const oneSwab = diagram('diagram-one-swab', {
	en: 'From one swab to one tube to one window with the lines C, B, A and Co; here C and A are there',
	cn: '一支拭子、一支试管、一个窗口：C、B、A、Co 四条线，图中出现 C 线和 A 线',
});

export const samplePath = diagram('diagram-sample-path', {
	en: 'Five stations on one line: a label, a swab, a drop, a result window, a check mark',
	cn: '一条线上的五个环节：标签、拭子、加样、结果窗口、记录',
});

export const firstOut = diagram('diagram-first-out', {
	en: 'Three boxes on a shelf: new ones go in at the back, the one that expires first is taken from the front',
	cn: '货架上的三个盒子：新到的从后面放入，最先到期的从前面取出',
});

export const controls = diagram('diagram-controls', {
	en: 'A positive control swab gives the lines C and T, a negative one the line C alone',
	cn: '阳性质控拭子出现 C 线和 T 线，阴性质控拭子仅出现 C 线',
});
