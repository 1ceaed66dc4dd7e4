import { expect, it } from 'vitest';
import { dayInWords, momentInWords, secondInWords } from './dates.ts';
import { sayIn } from './said.ts';

const at = '2026-11-18T07:41:05.000Z';

it('dates are written in one way, in the language of the studio (ZH-3)', () => {
	const [en, zh] = [sayIn('en'), sayIn('zh')];
	expect([dayInWords(at, en), momentInWords(at, en), secondInWords(at, en)]).toEqual([
		'18 Nov 2026',
		'18 Nov 2026, 07:41 UTC',
		'18 Nov 2026, 07:41:05 UTC',
	]);
	expect([dayInWords(at, zh), momentInWords(at, zh)]).toEqual(['2026年11月18日', '2026年11月18日 07:41 UTC']);
});
