import type { Said } from '../words/said.ts';
import { type InboxSlug, inboxSlugs } from './inbox-slugs.ts';
import { letters } from './letter-kinds.ts';

export const keptName = (slug: InboxSlug) => slug.replace('-', ' ');

/** Labels for kinds of data with a retention period; the English names are the keys that an administrator confirms. */
const words: Record<string, string | undefined> = {
	...Object.fromEntries(inboxSlugs.map((slug) => [keptName(slug), letters[slug].plural.zh])),
	subscribers: '订阅者',
	watches: '关注',
	meetings: '会面',
	'e-mails about changes': '变更通知邮件',
	'résumés without an application': '没有申请的简历',
	'product views': '产品浏览记录',
	'notes of deliveries': '送达记录',
};

export const keptWords = (name: string): Said => ({ en: name, zh: words[name] ?? name });
