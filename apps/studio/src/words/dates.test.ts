import { importDateFNSLocale } from '@payloadcms/translations';
import { formatDate } from '@payloadcms/ui/shared';
import { expect, it } from 'vitest';
import { dayInWords, dayPattern, momentInWords, momentPattern, secondInWords } from './dates.ts';
import { sayIn } from './said.ts';

const at = '2026-11-18T07:41:05.000Z';

it('dates have one format, in the language of the studio', { tags: '@ZH-2' }, () => {
	const [en, zh] = [sayIn('en'), sayIn('zh')];
	expect([dayInWords(at, en), momentInWords(at, en), secondInWords(at, en)]).toEqual([
		'18 Nov 2026',
		'18 Nov 2026, 07:41 UTC',
		'18 Nov 2026, 07:41:05 UTC',
	]);
	expect([dayInWords(at, zh), momentInWords(at, zh)]).toEqual(['2026年11月18日', '2026年11月18日 07:41 UTC']);
});

it.each([
	['en', 'en-US'],
	['zh', 'zh-CN'],
] as const)('Payload writes dates in the same format in %s', { tags: '@ZH-2' }, async (language, key) => {
	const say = sayIn(language);
	const i18n = { dateFNS: await importDateFNSLocale(key) } as never;
	const noon = new Date(2026, 10, 18, 12, 5);
	const written = (pattern: string) => formatDate({ date: noon, i18n, pattern });
	expect(written(say(dayPattern))).toBe(dayInWords(Date.UTC(2026, 10, 18, 12, 5), say));
	expect(`${written(say(momentPattern))} UTC`).toBe(momentInWords(Date.UTC(2026, 10, 18, 12, 5), say));
});
