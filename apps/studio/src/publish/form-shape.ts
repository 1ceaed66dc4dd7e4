import type { FlattenedField } from 'payload';
import { listOf } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';
import { inEnglish, type Say } from '../words/said.ts';
import { type FieldOf, fieldOf } from './field-of.ts';

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>;

interface Wrong {
	path: string;
	message: string;
}

/** An index entry of PostgreSQL holds about 2,700 bytes. */
const longestIndexed = 255;

/** Ids in PostgreSQL are 32-bit. */
export const largestId = 2 ** 31 - 1;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const isNumber = (value: unknown) =>
	typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value)));
const isDay = (value: unknown) =>
	value instanceof Date ||
	(typeof value === 'string' && /^[1-9]\d{3}-/.test(value) && !Number.isNaN(Date.parse(value)));
const isId = (value: unknown): boolean => {
	if (isObject(value)) return isId(value.id ?? value.value);
	const number = typeof value === 'boolean' ? Number.NaN : Number(value);
	return Number.isInteger(number) && number > 0 && number <= largestId;
};

/** Every node of a formatted text has a type, and its children in a list. */
const isNode = (node: unknown): boolean =>
	isObject(node) &&
	typeof node.type === 'string' &&
	(node.type !== 'text' || typeof node.text === 'string') &&
	(node.children === undefined || (Array.isArray(node.children) && node.children.every(isNode)));

/** Tables in lists in sections are about 30 levels deep, and the longest pages have some 10,000 values. */
const [deepest, most] = [100, 200_000];

/** Whether recursive code can safely walk through the data. Visits each value once, without recursion. */
export function isWalkable(data: unknown): boolean {
	let level: unknown[] = [data];
	let count = 0;
	for (let depth = 0; level.length > 0; depth += 1) {
		if (depth > deepest) return false;
		const next: unknown[] = [];
		for (const value of level) {
			if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
			const inside = Object.values(value);
			count += inside.length;
			if (count > most) return false;
			for (const one of inside) next.push(one);
		}
		level = next;
	}
	return true;
}

/** Fields whose value is a list or an object: an empty text is not valid for them. */
const hasParts = (field: FlattenedField) =>
	['array', 'blocks', 'group', 'richText', 'tab'].includes(field.type) ||
	('hasMany' in field && field.hasMany === true);

const each = (hasMany: boolean | undefined, value: unknown, isRight: (one: unknown) => boolean) =>
	hasMany ? Array.isArray(value) && value.every(isRight) : isRight(value);

function problemWith(field: FlattenedField, value: unknown, say: Say): string | undefined {
	const unless = (isRight: boolean, message: string) => (isRight ? undefined : message);
	switch (field.type) {
		case 'text':
		case 'textarea':
		case 'email': {
			const hasMany = 'hasMany' in field ? field.hasMany : false;
			if (!each(hasMany, value, (one) => typeof one === 'string'))
				return say('Words are needed here.', '此处需要文字。');
			const isIndexed = ('unique' in field && field.unique) || ('index' in field && field.index);
			return unless(
				!isIndexed || String(value).length <= longestIndexed,
				say(`At most ${longestIndexed} characters.`, `最多 ${longestIndexed} 个字符。`),
			);
		}
		case 'number':
			return unless(each(field.hasMany, value, isNumber), say('A number is needed here.', '此处需要数字。'));
		case 'checkbox':
			return unless([true, false, 'true', 'false'].includes(value as boolean), say('Yes or no.', '是或否。'));
		case 'date':
			return unless(isDay(value), say('A day.', '日期。'));
		case 'select':
		case 'radio': {
			const values = field.options.map((option) => (typeof option === 'string' ? option : option.value));
			const hasMany = field.type === 'select' && field.hasMany;
			return unless(
				each(hasMany, value, (one) => values.includes(String(one))),
				say(`One of: ${values.join(', ')}.`, `以下之一：${values.join('、')}。`),
			);
		}
		case 'relationship':
		case 'upload':
			return unless(each(field.hasMany, value, isId), say('Choose again.', '请重新选择。'));
		case 'richText':
			return unless(
				isObject(value) && isNode(value.root),
				say('This formatted text cannot be read.', '无法读取此格式文字。'),
			);
		case 'group':
		case 'tab':
			return unless(isObject(value), say('This cannot be read.', '无法读取。'));
		case 'array':
		case 'blocks':
			// A form without rows sends their count.
			return unless(
				Array.isArray(value) || value === 0 || value === '0',
				say('A list is needed here.', '此处需要列表。'),
			);
		default:
			return undefined;
	}
}

function inRows(field: Rows, path: string, rows: unknown, inSection: boolean, say: Say): Wrong[] {
	return listOf(rows).flatMap((row, index): Wrong[] => {
		const at = `${path}.${index}`;
		if (row === null) return [];
		if (!isObject(row)) return [{ path, message: say('This cannot be read.', '无法读取。') }];
		if (field.type === 'array') return wrongIn(field.flattenedFields, row, `${at}.`, inSection, say);
		const block = field.blocks.find(({ slug }) => slug === row.blockType);
		return block
			? wrongIn(block.flattenedFields, row, `${at}.`, true, say)
			: [{ path, message: say('This section is not known.', '未知的版块。') }];
	});
}

function wrongIn(fields: FlattenedField[], data: unknown, prefix: string, inSection: boolean, say: Say): Wrong[] {
	if (!isObject(data)) return [];
	return fields.flatMap((field): Wrong[] => {
		const value = data[field.name];
		const path = `${prefix}${field.name}`;
		// Payload cannot store null for a list; within sections it is stored as it is.
		if (value === null && field.type === 'array' && !inSection)
			return [{ path, message: say('A list is needed here.', '此处需要列表。') }];
		if (isEmpty(value) && !(value === '' && hasParts(field))) return [];
		const message = problemWith(field, value, say);
		if (message) return [{ path, message }];
		if (field.type === 'group' || field.type === 'tab')
			return wrongIn(field.flattenedFields, value, `${path}.`, inSection, say);
		return field.type === 'array' || field.type === 'blocks' ? inRows(field, path, value, inSection, say) : [];
	});
}

/** The sample and a back-up may set a document's id. */
const wrongId = (data: unknown, say: Say): Wrong[] =>
	isObject(data) && !isEmpty(data.id) && !isId(data.id)
		? [{ path: 'id', message: say('A number is needed here.', '此处需要数字。') }]
		: [];

/** Values of the wrong type for their field: forms never send them, and neither site nor database can read them. */
export const misshapen = (fields: FlattenedField[], data: unknown, say: Say = inEnglish): (FieldOf & Wrong)[] =>
	[...wrongIn(fields, data, '', false, say), ...wrongId(data, say)].map((wrong) => ({
		...fieldOf(fields, wrong.path, data, () => ({}), say),
		...wrong,
	}));
