import { isPath } from '@site/contract/address';
import { Slug } from '@site/contract/catalogue';
import type { MovableKind } from '@site/contract/kinds';
import type { TextFieldSingleValidation } from 'payload';
import { choice, or, text } from '../fields/field.ts';
import { filled } from '../fields/filled.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const isSlug = (value: string) => Slug.safeParse(value).success;
const misspelled: Said = {
	en: 'An address has no spaces and none of the characters ? # \\.',
	zh: '地址不含空格，也不含字符 ? # \\。',
};
const isAddress = filled(isSlug, misspelled);

/** Only a page may lead nowhere (gone) or to any other page. */
const leadsSomewhere: TextFieldSingleValidation = (value, options) => {
	const ofPage = (options.siblingData as { kind?: unknown }).kind === 'page';
	return (ofPage && (!value || isPath(value))) || isAddress(value, options);
};

const kindNames: Record<MovableKind, Said> = {
	product: { en: 'product', zh: '产品' },
	category: { en: 'category', zh: '类别' },
	article: { en: 'article', zh: '文章' },
	event: { en: 'event', zh: '活动' },
	notice: { en: 'notice', zh: '通告' },
	page: { en: 'page', zh: '页面' },
};

/** Former addresses. The studio adds one whenever a published item gets a new address; staff see and remove them. */
export const redirects = defineContent('redirects', 'redirects', {
	labels: { singular: { en: 'Former address', zh: '旧地址' }, plural: { en: 'Former addresses', zh: '旧地址' } },
	defaultSort: '-createdAt',
	disableDuplicate: true,
	sort: 'id',
	unseen: true,
	admin: {
		group: { en: 'Site', zh: '网站' },
		useAsTitle: 'from',
		defaultColumns: ['from', 'kind', 'to', 'createdAt'],
		listSearchableFields: ['from', 'to'],
		description: {
			en: 'Made by themselves when the address of something published changes, so that links to it go on working. Something new at a former address is shown instead.',
			zh: '已发布内容的地址变更时自动生成，使原有链接继续有效。若旧地址上有新内容，则显示新内容。',
		},
	},
	fields: {
		kind: choice(kindNames, { label: { en: 'Kind', zh: '类别' }, required: true, sidebar: true }),
		from: text({
			label: { en: 'Former address', zh: '旧地址' },
			help: {
				en: 'The last part of the address as it was; of a page all of it.',
				zh: '原地址的最后一部分；页面则为完整地址。',
			},
			required: true,
			index: true,
			validate: isAddress,
		}),
		to: or(
			'',
			text({
				label: { en: 'Leads to', zh: '指向' },
				help: {
					en: 'The last part of the address as it is now. Of a page all of it, or any page of the site (/contact); left empty, visitors read that the page is gone.',
					zh: '现地址的最后一部分。页面则为完整地址，或网站的任一页面（/contact）；留空则告知访客该页面已不存在。',
				},
				index: true,
				validate: leadsSomewhere,
			}),
		),
	},
});
