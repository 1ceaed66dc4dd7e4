import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Unbroken, unbrokenHtml } from './unbroken.tsx';

vi.mock('../client/use-shell.ts', () => ({ useShell: () => ({ language: 'en' }) }));

const shown = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
/** The text with a bar wherever a line may end that could not without help. */
const withEnds = (text: string) =>
	shown(text)
		.replaceAll('<wbr/>', '|')
		.replace(/<[^>]*>/g, '');
const whole = (text: string) => [...shown(text).matchAll(/nowrap[^>]*>([^<]*)</g)].map(([, name]) => name);

describe('where a title ends its lines', () => {
	// Holds D32.
	test('never inside a short name', () => {
		expect(whole('Flu A/B & COVID-19 at the point-of-care')).toEqual(['Flu A/B', 'COVID-19', 'point-of-care']);
		expect(whole('Monday, 8:00 a.m.')).toEqual(['8:00 a.m.']);
		expect(whole('Halvera TyFast 新冠病毒抗原快速检测，10 分钟出结果')).toEqual(['Halvera TyFast', '10 分钟']);
	});

	test('behind the stroke between two long words, and not of short ones', () => {
		expect(withEnds('Legionella/Pneumococcus Urinary Antigen Test')).toBe(
			'Legionella/|Pneumococcus Urinary Antigen Test',
		);
		expect(withEnds('Flu A/B and IgG/IgM')).toBe('Flu A/B and IgG/IgM');
	});

	test('in Chinese before a word of the trade', () => {
		expect(withEnds('甲型/乙型流感与新冠病毒居家多联快速检测')).toBe('甲型/乙型|流感|与|新冠病毒|居家|多联|快速检测');
	});

	test('in formatted text names stay whole, and tags are left alone', () => {
		expect(unbrokenHtml('<a href="/covid-19">COVID-19</a>')).toBe(
			'<a href="/covid-19"><span class="whitespace-nowrap">COVID-19</span></a>',
		);
	});
});
