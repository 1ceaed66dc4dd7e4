import type { Product } from '@site/contract/catalogue';
import type { CompanionKind, Discontinued, Pack } from '@site/contract/identity';
import type { Said } from '../words/said.ts';
import { row } from './codec.ts';
import { choice, day, group, list, note, number, or, relation, text, unless, words } from './field.ts';
import { gtinUsedOnce, referenceUsedOnce } from './pack-numbers.ts';
import { nameOfCopy } from './used-once.ts';

const companionLabels: Record<CompanionKind, Said> = {
	analyzer: { en: 'Analyzer or meter that reads it', zh: '读取它的分析仪或仪器' },
	test: { en: 'Test, strip or cartridge for it', zh: '适用的检测、试纸条或检测盒' },
	control: { en: 'Control for it', zh: '适用的质控品' },
	accessory: { en: 'Accessory', zh: '配件' },
};

const notItself = ({ id }: { id?: unknown }) => (id ? { id: { not_equals: id } } : true);

const packs = list<Pack>(
	{
		label: { en: 'Packs', zh: '包装规格' },
		singular: { en: 'Pack', zh: '包装规格' },
		plural: { en: 'Packs', zh: '包装规格' },
		help: {
			en: 'The ways in which it is ordered. The first is the product itself, under its catalog number.',
			zh: '订购的各种方式。第一种即产品本身，使用其货号。',
		},
	},
	{
		...row({
			reference: text({
				label: { en: 'Reference (REF)', zh: '编号（REF）' },
				required: true,
				width: '34%',
				hooks: { beforeDuplicate: [nameOfCopy] },
				validate: referenceUsedOnce,
			}),
			gtin: or(
				undefined,
				text({
					label: { en: 'GTIN', zh: 'GTIN' },
					width: '33%',
					help: {
						en: '8, 12, 13 or 14 digits, as printed under the bar code.',
						zh: '8、12、13 或 14 位数字，与条形码下方印刷的一致。',
					},
					// A copy is another product and needs other numbers.
					hooks: { beforeDuplicate: [() => null] },
					validate: gtinUsedOnce,
				}),
			),
			caseQuantity: or(
				undefined,
				number({ label: { en: 'Packs in a case', zh: '每箱包装数' }, min: 1, width: '33%', admin: { step: 1 } }),
			),
		}),
		quantity: words({
			label: { en: 'Quantity', zh: '数量' },
			required: true,
			help: { en: 'For example 25 tests.', zh: '例如 25 人份。' },
		}),
	},
);

const worksWith = list<Product['worksWith'][number]>(
	{
		label: { en: 'Works with', zh: '配套使用' },
		singular: { en: 'Product', zh: '产品' },
		plural: { en: 'Products', zh: '产品' },
		help: {
			en: 'Shown on the pages of both, so say it on one of them.',
			zh: '两个产品的页面上都会显示，因此只需在其中一个上填写。',
		},
	},
	row({
		kind: choice(companionLabels, {
			label: { en: 'What the other one is', zh: '配套产品的用途' },
			required: true,
			width: '50%',
		}),
		productId: relation('products', {
			stored: 'product',
			label: { en: 'Product', zh: '产品' },
			required: true,
			filterOptions: notItself,
			width: '50%',
		}),
	}),
);

const discontinued = unless<null, Discontinued>(
	({ on }) => !on,
	null,
	group(
		{
			label: { en: 'Discontinued', zh: '停产' },
			help: {
				en: 'For a product that is no longer made: its page stays, says so, and leads on.',
				zh: '用于不再生产的产品：其页面保留，说明已停产并指向后续产品。',
			},
		},
		{
			...row({
				on: day({ label: { en: 'Discontinued on', zh: '停产日期' }, required: false }),
				lastOrderOn: or(undefined, day({ label: { en: 'Last order', zh: '最后订购日' }, required: false })),
			}),
			successorId: or(
				null,
				relation('products', {
					stored: 'successor',
					label: { en: 'Successor', zh: '后续产品' },
					filterOptions: notItself,
				}),
			),
		},
	),
);

/** Packs, products it is used with, and whether it is discontinued. */
export const identity = {
	packs,
	basicUdiDi: or(
		'',
		text({
			label: { en: 'Basic UDI-DI', zh: '基本 UDI-DI' },
			help: {
				en: 'The key of the model in EUDAMED, shared by all packs. Its last two characters check the others.',
				zh: '该型号在 EUDAMED 中的标识，所有包装共用。最后两位为校验字符。',
			},
			// A copy is another product and needs another key.
			hooks: { beforeDuplicate: [() => null] },
		}),
	),
	_packLabels: note('packLabels', '/src/labels/label-links.tsx#PackLabels'),
	worksWith,
	discontinued,
};
