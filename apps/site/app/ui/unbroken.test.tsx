import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { cn } from '../messages/cn.ts';
import { learn } from '../messages/dictionary.ts';
import { en } from '../messages/en.ts';
import { Unbroken, unbrokenHtml } from './unbroken.tsx';

const page = vi.hoisted(() => ({ language: 'en' }));
vi.mock('../client/use-shell.ts', () => ({ useShell: () => page }));
learn('cn', cn);

/** Renders the text on a page in its language; a standard or a range is the same in both. */
function shown(text: string) {
	page.language = /\p{Script=Han}/u.test(text) ? 'cn' : 'en';
	return renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
}
/** The text with a bar at each added line break opportunity. */
const withEnds = (text: string) =>
	shown(text)
		.replaceAll('<wbr/>', '|')
		.replace(/<[^>]*>/g, '');
const whole = (text: string) => [...shown(text).matchAll(/nowrap[^>]*>([^<]*)</g)].map(([, name]) => name);

describe('line breaks in a title', () => {
	test('are never inside a short name', { tags: '@D32' }, () => {
		expect(whole('Flu A/B & COVID-19 at the point-of-care')).toEqual(['Flu A/B', 'COVID-19', 'point-of-care']);
		expect(whole('Monday, 8:00 a.m.')).toEqual(['8:00 a.m.']);
		expect(whole('Halvera TyFast 新冠病毒抗原快速检测，10 分钟出结果')).toEqual(['Halvera TyFast', '10 分钟']);
	});

	test('are not inside standards, lot ranges or dates, before a letter or after a year', { tags: '@D32' }, () => {
		expect(whole('FDA · CE-IVDR · ISO 13485:2016')).toEqual(['CE-IVDR', 'ISO 13485:2016']);
		expect(whole('BGS2604A – BGS2604D')).toEqual(['BGS2604A – BGS2604D']);
		expect(whole('2025年6月7日至2029年4月30日')).toEqual(['2025年6月7日', '2029年4月30日']);
		expect(whole('肌钙蛋白 I，11 月')).toEqual(['白 I', '11 月']);
		expect(whole('与我们相约 2027 海湾医疗展')).toEqual(['2027 海湾']);
		expect(whole('Halvera 居家甲型/乙型流感')).toEqual(['甲型/乙型']);
		expect(whole('何时需要进行外部质控')).toEqual(['外部质控']);
	});

	test('are not between a number and its unit, nor inside a reference to a law', { tags: '@D32' }, () => {
		expect(whole('Keep it at 2–30 °C (36–86 °F)')).toEqual(['2–30 °C', '36–86 °F']);
		expect(whole('Read at 15 minutes, or after 15–20 minutes')).toEqual(['15 minutes', '15–20 minutes']);
		expect(whole('A 24 month shelf life, 1.5 minutes and 3 samples')).toEqual(['24 month', '1.5 minutes']);
		expect(whole('可在 30 °C 以下储存')).toEqual(['30 °C']);
		expect(whole('10 minutes, 12 weeks, 20 percent, 1 hour and 5.6 mmol')).toEqual([
			'10 minutes',
			'12 weeks',
			'20 percent',
			'1 hour',
			'5.6 mmol',
		]);
		expect(whole('In 2025 was the year; from 2026 most are, and 510 people in 3 cities')).toEqual([]);
		expect(whole('Act, 21 U.S.C. § 360bbb-3(b)(1), and § 12')).toEqual(['21 U.S.C.', '§ 360bbb-3(b)(1)', '§ 12']);
		expect(whole('Section 564(b)(1) of the Act; 510(k) (RT-PCR)')).toEqual(['564(b)(1)', '510(k)', 'RT-PCR']);
		expect(unbrokenHtml('<p>Below 30 °C</p>', en.lineBreaks.kept)).toBe(
			'<p>Below <span class="whitespace-nowrap">30 °C</span></p>',
		);
	});

	test('in Chinese come after the words of an offer, not within the product offered', () => {
		expect(shown('免费试用甲流、乙流与新冠检测')).toBe(
			'免费试用<wbr/><span class="inline-block">甲流、乙流与新冠检测</span>',
		);
	});

	test('come after a slash between two long words, not between short ones', () => {
		expect(withEnds('Legionella/Pneumococcus Urinary Antigen Test')).toBe(
			'Legionella/|Pneumococcus Urinary Antigen Test',
		);
		expect(withEnds('Flu A/B and IgG/IgM')).toBe('Flu A/B and IgG/IgM');
	});

	test('in Chinese come before a technical term', () => {
		expect(withEnds('甲型/乙型流感与新冠病毒居家多联快速检测')).toBe('甲型/乙型|流感|与|新冠病毒|居家|多联|快速检测');
	});

	test('in Chinese come after 的, but not before the last character', () => {
		expect(withEnds('世界一流的诊断产品')).toBe('世界一流的|诊断产品');
		expect(withEnds('诚聘富有创意的人才')).toBe('诚聘|富有创意的|人才');
	});

	test('keep names whole in formatted text, and leave tags alone', () => {
		expect(unbrokenHtml('<a href="/covid-19">COVID-19</a>', en.lineBreaks.kept)).toBe(
			'<a href="/covid-19"><span class="whitespace-nowrap">COVID-19</span></a>',
		);
	});
});
