import type { Language } from '@site/contract/language';

/** Texts around a film, in a separate file so that pages without one do not load them. */
const en = {
	watch: 'Watch the video',
	watchOn: (host: string) => `Watch on ${host}`,
	playsFrom: (host: string) => `Plays from ${host}`,
	play: (title: string) => `Watch the video: ${title}`,
	playFrom: (title: string, host: string) => `Watch the video: ${title}. It plays from ${host}`,
	tracks: { en: 'English', cn: '中文' },
};

const cn: typeof en = {
	watch: '观看视频',
	watchOn: (host) => `前往 ${host} 观看`,
	playsFrom: (host) => `由 ${host} 播放`,
	play: (title) => `观看视频：${title}`,
	playFrom: (title, host) => `观看视频：${title}。由 ${host} 播放`,
	tracks: { en: 'English', cn: '中文' },
};

export const filmWords: Record<Language, typeof en> = { en, cn };
