import type { Said } from '../words/said.ts';

/** What retention calls the things that it deletes; their English names are the keys of what an administrator confirms. */
const words: Record<string, string | undefined> = {
	'contact messages': '联系留言',
	'quote requests': '询价',
	'sign ups': '页脚订阅',
	applications: '求职申请',
	'paper requests': '纸质文件申请',
	subscribers: '订阅者',
	watches: '关注',
	meetings: '会面',
	'e-mails about changes': '变更通知邮件',
	'résumés without an application': '没有申请的简历',
	'product views': '产品浏览记录',
	'notes of deliveries': '送达记录',
};

export const keptWords = (name: string): Said => ({ en: name, zh: words[name] ?? name });
