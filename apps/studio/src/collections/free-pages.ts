import { freeAddressProblem, suggestedAddress } from '@site/contract/free-pages';
import type { FieldHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';
import { fillFromTemplate, templateField } from '../blocks/page-templates.ts';
import { pageSections } from '../blocks/section-blocks.ts';
import { tab } from '../fields/codec.ts';
import { formOnly, own, words } from '../fields/field.ts';
import { searchEngines } from '../fields/search-engines.ts';
import { nameOfCopy, usedOnce } from '../fields/used-once.ts';
import { forgetGone, noteGone, noteGoneForGood } from '../publish/gone-pages.ts';
import { contractWords } from '../words/contract-words.ts';
import { defineContent } from './define-content.ts';

const suggested = (data: unknown): string => {
	const title: unknown = typeof data === 'object' && data !== null && 'title' in data ? data.title : undefined;
	return typeof title === 'string' ? suggestedAddress(title) : '';
};

async function isFree(req: PayloadRequest, slug: string, id: unknown): Promise<boolean> {
	if (freeAddressProblem(slug)) return false;
	const others = id === undefined ? [] : [{ id: { not_equals: id } }];
	const where = { and: [{ slug: { equals: slug } }, ...others] };
	return (await req.payload.count({ collection: 'free-pages', where, trash: true, req })).totalDocs === 0;
}

/** An address made from the title, with a number if another page or the site itself uses it. */
async function madeAddress(req: PayloadRequest, slug: string, id: unknown): Promise<string> {
	for (let number = 1; number < 50; number++) {
		const made = number === 1 ? slug : `${slug}-${number}`;
		if (await isFree(req, made, id)) return made;
	}
	return slug;
}

/** Strips leading slashes, which people type. */
const fromTitle: FieldHook = async ({ value, data, originalDoc, req }) => {
	const typed = typeof value === 'string' ? value.trim().replace(/^\/+/, '') : value;
	const made = typed ? '' : suggested({ ...originalDoc, ...data });
	return made ? madeAddress(req, made, originalDoc?.id) : typed;
};

const isRight = usedOnce('slug', (value) => {
	const problem = freeAddressProblem(value);
	return problem ? contractWords(problem) : true;
});

/** An empty address is made on saving, so the form does not require it. */
const validate: TextFieldSingleValidation = (value, options) =>
	!value && suggested(options.data) ? true : isRight(value, options);

const freeAddress: TextField = {
	name: 'slug',
	type: 'text',
	label: { en: 'Address', zh: '地址' },
	required: true,
	unique: true,
	index: true,
	admin: {
		position: 'sidebar',
		description: {
			en: 'What follows the name of the site, such as campaigns/flu-season. Left empty, it is made from the title. A former address goes on leading here.',
			zh: '网站域名之后的部分，例如 campaigns/flu-season。留空则由标题生成。旧地址会继续指向这里。',
		},
	},
	hooks: { beforeValidate: [fromTitle], beforeDuplicate: [nameOfCopy] },
	validate,
};

/** Pages that staff create, at addresses of their choice. */
export const freePages = defineContent('freePages', 'free-pages', {
	labels: { singular: { en: 'Free page', zh: '自由页面' }, plural: { en: 'Free pages', zh: '自由页面' } },
	hooks: {
		beforeValidate: [fillFromTemplate],
		beforeChange: [noteGone],
		afterChange: [forgetGone],
		afterDelete: [noteGoneForGood],
	},
	drafts: true,
	shownByOthers: true,
	defaultSort: '-updatedAt',
	sort: 'id',
	madeOf: ['reusable-sections'],
	admin: {
		group: { en: 'Pages', zh: '页面' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'slug'],
		description: {
			en: 'Campaigns, launches, webinars: pages at addresses of their own, made of the same sections as the fixed pages.',
			zh: '推广活动、产品上市、网络研讨会：拥有自己地址的页面，由与固定页面相同的版块组成。',
		},
	},
	fields: {
		slug: own<string, string>(
			() => freeAddress,
			(address) => address,
			(address) => address,
		),
		_template: formOnly(templateField),
		title: words({
			label: { en: 'Title', zh: '标题' },
			required: true,
			help: {
				en: 'Names the page in search results, the browser’s tab and the menu’s list.',
				zh: '在搜索结果、浏览器标签和菜单列表中作为页面名称。',
			},
		}),
		...tab({ en: 'Sections', zh: '版块' }, { sections: pageSections }),
		...tab({ en: 'Search engines', zh: '搜索引擎' }, searchEngines),
	},
});
