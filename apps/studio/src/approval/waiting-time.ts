import type { Say } from '../words/said.ts';

const minute = 60_000;

/** `3 days`, `5 hours`, `less than a minute`. */
export function waitingTime(since: string, say: Say, now = Date.now()): string {
	const minutes = Math.floor((now - Date.parse(since)) / minute);
	if (minutes < 1) return say('less than a minute', '不到一分钟');
	if (minutes >= 2880) return say(`${Math.floor(minutes / 1440)} days`, `${Math.floor(minutes / 1440)} 天`);
	if (minutes >= 120) return say(`${Math.floor(minutes / 60)} hours`, `${Math.floor(minutes / 60)} 小时`);
	return say(minutes === 1 ? '1 minute' : `${minutes} minutes`, `${minutes} 分钟`);
}
