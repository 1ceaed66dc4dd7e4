import { linkNames } from '@site/contract/settings';
import { isTarget } from '@site/contract/target';
import type { TextField } from 'payload';
import { pageOfLink } from '../rich-text/linked-collections.ts';
import { filled } from './filled.ts';

const known = linkNames.map((name) => `link:${name}`);

/** A form refuses links to missing pages; content that was published with one stays valid. */
const isKnown = (value: string) => isTarget(value) && (!value.startsWith('link:page_') || pageOfLink(value) !== null);

const isWritten = filled(isKnown, {
	en: 'Starts with /, https:// or names an item of the site or an outside link of the site settings.',
	zh: '以 / 或 https:// 开头，或为网站的一项内容，或网站设置中的外部链接。',
});

/** The target of a button or logo. */
export const target = (name = 'to', { label = { en: 'Leads to', zh: '指向' }, required = true } = {}): TextField => ({
	name,
	type: 'text',
	label,
	required,
	admin: {
		components: { afterInput: ['/src/links/link-picker.tsx#LinkPicker'] },
		description: {
			en: `An item of the site, which is found under any later address; a page (/contact), an address elsewhere (https://…), or one of the outside links set under Site settings (${known.slice(0, 3).join(', ')}, …).`,
			zh: `网站上的一项内容（以后地址变更仍可找到）；一个页面（/contact）、他处的地址（https://…），或“网站设置”中的一个外部链接（${known.slice(0, 3).join('、')}……）。`,
		},
	},
	validate: (value, options) => (!value && !required) || isWritten(value, options),
});
