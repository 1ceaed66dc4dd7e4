import type { Language } from '@site/contract/language';
import { fadeSeconds, type Script, timesOf } from './scenes.ts';

const clock = (seconds: number) => {
	const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
	return `${two(seconds / 60)}:${two(seconds % 60)}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`;
};

/** The words of a film as WebVTT: each is shown from the middle of one fade to the middle of the next. */
export function captionsOf(script: Script, language: Language): string {
	const cues = timesOf(script).map(({ start, end }, at) => {
		const { words } = script.scenes[at] ?? { words: { en: '', cn: '' } };
		return `${clock(start + fadeSeconds / 2)} --> ${clock(end - fadeSeconds / 2)}\n${words[language]}\n`;
	});
	return ['WEBVTT\n', ...cues].join('\n');
}
