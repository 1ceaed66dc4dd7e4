import { booksOf, Lot, lotsIn } from '@site/contract/lot-books';
import { lotKey, lotPattern } from '@site/contract/lots';
import type { CollectionConfig, FieldHook, TextFieldSingleValidation } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only, overseers } from '../access/roles.ts';
import { type Fields, formOf, namesIn, readAll, row } from '../fields/codec.ts';
import { day, note, or, relation, text, words } from '../fields/field.ts';
import { findPack } from '../lots/find-pack.ts';
import { readLots } from '../lots/read-lots.ts';
import { fromLot } from '../lots/stored-lot.ts';
import type { PackedPart } from '../mapping/part.ts';
import { sayTo } from '../words/said.ts';

/** A GTIN is replaced by the reference of its pack. */
const asReference: FieldHook = async ({ value, req }) =>
	typeof value === 'string' ? ((await findPack(req, value))?.pack.reference ?? value.trim()) : value;

const isOfPack: TextFieldSingleValidation = async (value, { req }) => {
	if (!value) return req.t('validation:required');
	return (await findPack(req, value))
		? true
		: sayTo(req)(
				`No product has a pack with the REF or GTIN “${value}”.`,
				`没有产品的包装规格使用 REF 或 GTIN“${value}”。`,
			);
};

const isOnlyOne: TextFieldSingleValidation = async (value, { req, id, siblingData }) => {
	if (!value) return req.t('validation:required');
	if (!lotPattern.test(value))
		return sayTo(req)(
			'Up to 20 letters, digits and signs without a space, as printed on the box.',
			'最多 20 个字母、数字和符号，不含空格，与包装盒上的印刷一致。',
		);
	const reference = 'reference' in siblingData ? String(siblingData.reference) : '';
	const { docs } = await req.payload.find({
		collection: 'lots',
		where: { and: [{ reference: { equals: reference } }, { lot: { like: value } }, { id: { not_equals: id ?? 0 } }] },
		pagination: false,
		depth: 0,
		req,
	});
	return docs.some(({ lot }) => lotKey(lot) === lotKey(value))
		? sayTo(req)(`Lot ${value} of this pack is there already.`, `该包装规格的批次 ${value} 已经存在。`)
		: true;
};

const fields: Fields<Lot> = {
	_label: note('label', '/src/labels/label-links.tsx#LotLabel'),
	...row({
		reference: text({
			label: { en: 'Pack (REF or GTIN)', zh: '包装规格（REF 或 GTIN）' },
			required: true,
			hooks: { beforeValidate: [asReference] },
			validate: isOfPack,
			width: '50%',
		}),
		lot: text({
			label: { en: 'Lot', zh: '批次' },
			required: true,
			index: true,
			validate: isOnlyOne,
			width: '50%',
			help: { en: 'As printed on the box.', zh: '按包装盒上的印刷填写。' },
		}),
	}),
	...row({
		madeOn: or(undefined, day({ label: { en: 'Made on', zh: '生产日期' }, required: false })),
		expiresOn: day({ label: { en: 'Printed expiry date', zh: '包装标示的有效期' } }),
	}),
	...row({
		extendedTo: or(
			undefined,
			day({
				label: { en: 'Extended to', zh: '延长至' },
				required: false,
				help: {
					en: 'The last day of use, where studies allow more than is printed.',
					zh: '最后可用日期（研究允许超过印刷日期时）。',
				},
			}),
		),
		letterId: or(
			null,
			relation('documents', {
				stored: 'letter',
				label: { en: 'Letter', zh: '函件' },
				width: '50%',
				help: { en: 'The PDF that tells customers of the longer date.', zh: '告知客户延长日期的 PDF。' },
			}),
		),
	}),
	note: words({
		label: { en: 'What to do', zh: '应采取的措施' },
		long: true,
		help: { en: 'A line for each step. Empty where nothing is to be done.', zh: '每一步一行。无需采取措施时留空。' },
	}),
};

/** Lots with their label data and later corrections. There are many, and most come from a file. */
const config: CollectionConfig = {
	slug: 'lots',
	labels: { singular: { en: 'Lot', zh: '批次' }, plural: { en: 'Lots', zh: '批次' } },
	access: {
		read: only('editor', ...overseers),
		create: only(...overseers),
		update: only(...overseers),
		delete: only(...overseers),
	},
	defaultSort: '-expiresOn',
	disableDuplicate: true,
	indexes: [{ fields: ['reference', 'lot'], unique: true }],
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'lot',
		defaultColumns: ['lot', 'reference', 'expiresOn', 'extendedTo', 'letter'],
		listSearchableFields: ['lot', 'reference'],
		description: {
			en: 'The page of a box tells from these rows until when it may be used. What is saved is on the site within seconds. A lot that is not here keeps the date that is printed on it.',
			zh: '包装盒页面根据这些行说明可使用到何时。保存后几秒内即显示在网站上。此处没有的批次以印刷日期为准。',
		},
		hidden: hiddenExceptFor('editor'),
		components: { beforeListTable: ['/src/lots/list-links.tsx#LotLinks'] },
	},
	fields: formOf(fields),
};

export const lots: PackedPart<'lots', 'lots', Lot> = {
	part: 'lots',
	collection: 'lots',
	config,
	unreleased: true,
	unseen: true,
	untranslated: true,
	names: namesIn(fields),
	item: Lot,
	read: readLots,
	pack: booksOf,
	unpack: lotsIn,
	toSnapshot: (doc, pictures) => readAll(fields, doc, pictures),
	fromSample: fromLot,
};
