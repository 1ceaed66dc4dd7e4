import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zh } from '@payloadcms/translations/languages/zh';
import type { Field, StaticLabel } from 'payload';
import { expect, test } from 'vitest';
import { sayIn } from './said.ts';

process.env.PAYLOAD_SECRET ||= 'words';
const { default: configured } = await import('../payload.config.ts');
const config = await configured;

type Words = [place: string, words: unknown];

/** Hidden in forms and lists. */
const isHidden = ({ admin, hidden }: { admin?: object | undefined; hidden?: boolean }): boolean => {
	const said = { hidden: false, disabled: false, ...admin };
	return hidden === true || said.hidden === true || said.disabled === true;
};

const labelsOf = (place: string, labels: { singular?: unknown; plural?: unknown } | undefined): Words[] => [
	[`${place} (one)`, labels?.singular],
	[`${place} (several)`, labels?.plural],
];

function inField(at: string, field: Field): Words[] {
	if (isHidden(field)) return [];
	const place = `${at}.${'name' in field && field.name ? field.name : field.type}`;
	const { description, placeholder } = { description: undefined, placeholder: undefined, ...field.admin };
	return [
		...(field.type === 'ui' ? [] : ([[place, 'label' in field ? field.label : undefined]] satisfies Words[])),
		[`${place}: description`, description],
		[`${place}: placeholder`, placeholder],
		...('labels' in field ? labelsOf(place, field.labels) : []),
		...('options' in field
			? field.options.map((one): Words => [`${place}: option`, typeof one === 'string' ? one : one.label])
			: []),
		...('fields' in field ? inFields(place, field.fields) : []),
		...('tabs' in field
			? field.tabs.flatMap((tab): Words[] => [
					[`${place}: tab`, tab.label],
					[`${place}: tab`, tab.admin?.description],
					...inFields(place, tab.fields),
				])
			: []),
	];
}

const inFields = (at: string, fields: readonly Field[]): Words[] => fields.flatMap((field) => inField(at, field));

/** Payload's own collections have Payload's own labels. */
const collections = config.collections.filter((one) => !one.slug.startsWith('payload-') && !isHidden(one));
const globals = config.globals.filter((one) => !isHidden(one));

const all: Words[] = [
	...(config.blocks ?? []).flatMap(({ slug, labels, fields }) => [
		...labelsOf(slug, labels),
		...inFields(slug, fields),
	]),
	...collections.flatMap(({ slug, labels, admin, fields }): Words[] => [
		...labelsOf(slug, labels),
		[`${slug}: group`, admin.group],
		[`${slug}: description`, admin.description],
		...inFields(slug, fields),
	]),
	...globals.flatMap(({ slug, label, admin, fields }): Words[] => [
		[slug, label],
		[`${slug}: group`, admin.group],
		[`${slug}: description`, admin.description],
		...inFields(slug, fields),
	]),
].filter(([, words]) => words !== undefined && words !== false && typeof words !== 'function');

const isSaid = (words: unknown): words is Exclude<StaticLabel, string> =>
	typeof words === 'object' &&
	words !== null &&
	'en' in words &&
	Boolean(words.en) &&
	'zh' in words &&
	Boolean(words.zh);

test('every label, description, placeholder and option of a form is in both languages', { tags: '@ZH-2' }, () => {
	expect(all.length).toBeGreaterThan(1000);
	expect(all.filter(([, words]) => !isSaid(words)).map(([place, words]) => `${place}: ${String(words)}`)).toEqual([]);
});

/** Names and codes that are the same in both languages: `REF`, `510(k)`, `09:30`. */
const isName = (english: string) =>
	!/[a-z]{3}/.test(english) || /^(?:De Novo|Facebook|LinkedIn|Weibo|mdsap|iso-13485)$/.test(english);

test('a Chinese text is Chinese', { tags: '@ZH-2' }, () => {
	const alike = all.filter(
		([, words]) => isSaid(words) && !isName(words.en ?? '') && !/\p{Script=Han}/u.test(words.zh ?? ''),
	);
	expect(alike.map(([place, words]) => `${place}: ${isSaid(words) && words.zh}`)).toEqual([]);
});

test('texts follow the reader’s language; an unknown language is English', { tags: '@ZH-1' }, () => {
	expect(['en', 'zh', 'zh-CN', 'de'].map((language) => sayIn(language)('Desk', '工作台'))).toEqual([
		'Desk',
		'工作台',
		'工作台',
		'Desk',
	]);
	expect(sayIn('zh')({ en: 'Draft', zh: '草稿' })).toBe('草稿');
});

const sources = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
const components = files.filter((name) => name.endsWith('.tsx') && !/^(?:app|brand)\//.test(name));

test('scheduling has the Chinese name that Payload uses, and no other', { tags: '@ZH-2' }, () => {
	expect(zh.translations.version.schedulePublish).toBe('预约发布');
	const written = files.filter((name) => /(?<!test)\.tsx?$/.test(name));
	// 原定时间 is the agreed time.
	const otherwise = written.filter((name) => /定时(?!间)/.test(readFileSync(join(sources, name), 'utf8')));
	expect(otherwise).toEqual([]);
});

/** Literal text in markup: between tags, alone on a line, or in an attribute that people read. */
const unsaid = [
	/>([^<>{}\n]*[A-Za-z]{2}[^<>{}\n]*)<\//g,
	/^\t+([A-Z“(][a-z“]?[^(){}=;<>'"`]*[a-z.:?])$/gm,
	/\b(?:aria-label|title|placeholder|alt|label)="([^"]*[a-z][^"]*)"/g,
	// Singular or plural: `{count === 1 ? 'change' : 'changes'}`
	/^\t+(?:\{[^{}()]*\} )*\{[^{}()]* \? '([A-Za-z ]+)' : '[A-Za-z ]+'\}/gm,
	// An internal key shown as a name.
	/\{(\w+\.replaceAll\('-', ' '\))\}/g,
];
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
/** Units, names and placeholder codes. */
const isCommon = (words: string) => /^(?:UTC|REF|GTIN|Ctrl K|\(AB12-CD34\))$/.test(words.trim());

/** Labels and messages of refusals without `say`; the audit log keeps English. */
const refusals = [
	/\bpath: [^,]+, label: ('[^']+')(?!, before)/g,
	/\brefuse\('[^']+', ('[^']+')\)/g,
	/\|\| ('[A-Z][a-z]+ [^']*\.')/g,
];

test('the reason why a form is refused is in both languages', { tags: '@ZH-2' }, () => {
	const written = files.filter((name) => /(?<!test)\.tsx?$/.test(name) && !name.startsWith('migrations/'));
	const found = written.flatMap((name) => {
		const source = withoutComments(readFileSync(join(sources, name), 'utf8'));
		return refusals.flatMap((pattern) => [...source.matchAll(pattern)].map(([, words]) => `${name}: ${words}`));
	});
	expect(found).toEqual([]);
});

test.each(components)('%s shows no text in English alone', { tags: '@ZH-2' }, (name) => {
	const source = withoutComments(readFileSync(join(sources, name), 'utf8'));
	const found = unsaid.flatMap((pattern) => [...source.matchAll(pattern)].map(([, words = '']) => words.trim()));
	expect(found.filter((words) => !isCommon(words))).toEqual([]);
});
