import { expect, it } from 'vitest';
import { readingWords } from './reading-languages.ts';
import { readings, whenToRead } from './readings.ts';
import { guideIn, ResultGuide } from './result-guide.ts';

const said = (guide: Parameters<typeof ResultGuide.parse>[0]) => guideIn(ResultGuide.parse(guide), ({ en }) => en);
const line = (mark: string, name: string, strip?: number) => ({ mark, name: { en: name }, ...(strip && { strip }) });
const words = readingWords.en;

/** Each result with its meaning, and how dark the lines of each strip are. */
const answers = (guide: Parameters<typeof ResultGuide.parse>[0]) =>
	readings(said(guide), words).map(({ id, title, drawn }) => [
		id,
		title,
		drawn.strips.map(({ lines }) => lines.map(({ strength }) => strength).join(' ')).join(' | '),
	]);

it('a line however faint is positive if a line means positive', { tags: '@READ-2' }, () => {
	expect(answers({ reading: 'appears', lines: [line('A', 'flu A'), line('B', 'flu B')] })).toEqual([
		['faint', 'Positive for the mark at which it shows', '1 0.26 0'],
		['line-a', 'Positive: flu A', '1 1 0'],
		['line-b', 'Positive: flu B', '1 0 1'],
		['several', 'Positive for each of them', '1 1 1'],
		['only-control', 'Negative', '1 0 0'],
		['nothing', 'Invalid', '0 0 0'],
		['no-control', 'Invalid', '0 1 0'],
		['late', 'No result', '1 1 1'],
	]);
});

it('a test names its own results if it can', { tags: '@READ-2' }, () => {
	const outcomes = [
		{ look: 'positive', title: { en: 'Pregnant' } },
		{ look: 'negative', title: { en: 'Not pregnant' } },
	] as const;
	const titles = answers({ reading: 'appears', lines: [line('T', 'hCG')], outcomes: [...outcomes] }).map(
		([, title]) => title,
	);
	expect(titles.slice(0, 3)).toEqual(['Pregnant', 'Pregnant', 'Not pregnant']);
});

it('a faint line is negative if its absence is positive, strip by strip', { tags: '@READ-2' }, () => {
	const drug = [line('T', 'the drug of the strip')];
	expect(
		answers({ reading: 'disappears', device: 'cup', lines: drug, panel: [{ code: 'AMP' }, { code: 'COC' }] }),
	).toEqual([
		['faint', 'Negative', '1 1 | 1 0.26'],
		['lines', 'Negative', '1 1 | 1 1'],
		['none', 'Presumptive positive: the drug of the strip', '1 1 | 1 0'],
		['nothing', 'Invalid', '0 0 | 0 0'],
		['no-control', 'Invalid', '1 1 | 0 1'],
		['late', 'No result', '1 1 | 1 1'],
	]);
});

it('a compared line is lighter, equal or darker, with the test’s meaning', { tags: '@READ-2' }, () => {
	const outcomes = (['none', 'lighter', 'equal', 'darker'] as const).map((look) => ({ look, title: { en: look } }));
	const guide = { reading: 'compared', lines: [line('R', 'reference'), line('T', 'PSA')], comparedWith: 'R', outcomes };
	expect(answers(guide).slice(0, 4)).toEqual([
		['none', 'none', '1 1 0'],
		['lighter', 'lighter', '1 1 0.45'],
		['equal', 'equal', '1 1 1'],
		['darker', 'darker', '1 0.6 1'],
	]);
	expect(readings(said(guide), words)[1]?.sees).toBe('T is lighter than R');
	// Content stored before tests stated the meaning of their lines.
	const unsaid = answers({ reading: 'compared', lines: [line('T', 'LH')] }).slice(0, 2);
	expect(unsaid.map(([, title]) => title)).toEqual(Array(2).fill('See the last step of the procedure'));
});

it('grades and pads have the nearest of a scale, numbers are in a range', { tags: '@READ-2' }, () => {
	const grades = ['sufficient', 'deficient'].map((title) => ({ look: 'grade', title: { en: title } }));
	const [light, dark] = readings(said({ reading: 'graded', lines: [line('T', 'D')], outcomes: grades }), words);
	expect([light?.sees, light?.title]).toEqual(['T is nearest to the lightest field', 'sufficient']);
	expect(dark?.drawn.scale?.nearest).toBe(1);
	const fields = [{ color: '#ffffff', means: { en: 'negative' } }];
	const [pad] = readings(said({ reading: 'chart', pads: [{ name: { en: 'nitrite' }, fields }] }), words);
	expect([pad?.sees, pad?.fields]).toEqual([
		'The color of the pad: nitrite',
		[{ color: '#ffffff', means: 'negative' }],
	]);
	const low = { look: 'display', shows: '≤ 69', title: { en: 'Low' } };
	const shown = readings(said({ reading: 'value', outcomes: [low] }), words);
	expect(shown.map(({ sees, title }) => [sees, title])).toEqual([
		['≤ 69', 'Low'],
		['An error code instead of a number', 'No result'],
	]);
});

it('each of two strips has a control line, and both need theirs to be valid', { tags: '@READ-2' }, () => {
	const lines = [line('NS1', 'antigen'), line('G', 'IgG', 2), line('M', 'IgM', 2)];
	const [negative, nothing, noControl] = readings(said({ reading: 'appears', lines }), words).slice(-4);
	expect(negative?.sees).toBe('A line at C on both strips and no other');
	expect([nothing?.title, noControl?.title]).toEqual(['Invalid', 'Invalid']);
	expect(noControl?.drawn.strips.map(({ lines: shown }) => shown.map(({ strength }) => strength))).toEqual([
		[0, 0],
		[1, 0, 0],
	]);
});

it('if two strips have the same mark, the appearance says which one it is', { tags: '@READ-2' }, () => {
	const lines = [line('T', 'RSV'), line('T', 'adenovirus', 2)];
	const shown = readings(said({ reading: 'appears', lines }), words);
	expect(shown.slice(0, 3).map(({ id, sees, title }) => [id, sees, title])).toEqual([
		['faint', 'A faint line at T', 'Positive for what the strip with the line looks for'],
		['line-t-1', 'Lines at C and T on the upper strip', 'Positive: RSV'],
		['line-t-2', 'Lines at C and T on the lower strip', 'Positive: adenovirus'],
	]);
	expect(shown[2]?.drawn.strips.map(({ lines: drawn }) => drawn.map(({ strength }) => strength))).toEqual([
		[1, 0],
		[1, 1],
	]);
});

it('the reading window is stated; a later result has no meaning', { tags: ['@READ-1', '@READ-2'] }, () => {
	const lines = [line('T', 'hCG')];
	const early = { reading: 'appears', lines, times: [{ at: 180 }], readUntil: 600 };
	expect(whenToRead(said(early), words)).toBe('Read at 3 minutes, and not after 10 minutes.');
	expect(readings(said(early), words).at(-1)?.text).toBe('What shows after 10 minutes has no meaning.');
	const two = [
		{ at: 180, for: { en: 'urine' } },
		{ at: 300, for: { en: 'serum' } },
	];
	expect(whenToRead(said({ reading: 'appears', lines, times: two }), words)).toBe(
		'Read urine at 3 minutes, serum at 5 minutes.',
	);
	expect(whenToRead(said({ reading: 'chart', times: [{ at: 0 }] }), words)).toBe('Read straight away.');
});

it('a test that is read by lines has a line', () => {
	expect(ResultGuide.safeParse({ reading: 'appears', lines: [] }).success).toBe(false);
	expect(ResultGuide.safeParse({ reading: 'value' }).success).toBe(true);
});
