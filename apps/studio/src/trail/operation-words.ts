import type { Said } from '../words/said.ts';

/** Names of operations. The audit log stores the English, so that all readers see the same record. */
const words = {
	created: '新建',
	'created and published': '新建并发布',
	'created as a draft': '新建为草稿',
	changed: '更改',
	published: '发布',
	'draft saved': '保存草稿',
	'taken off the site': '从网站撤下',
	'moved to the trash': '移至回收站',
	'taken out of the trash': '从回收站恢复',
	'version restored and published': '恢复版本并发布',
	'version restored as a draft': '恢复版本为草稿',
	'deleted for good': '永久删除',
	received: '收到',
	'sample brought in': '导入示例内容',
	'scheduled to be published': '预约发布',
	'scheduled to be taken off the site': '预约撤下',
	'schedule cancelled': '取消预约',
	'password reset by e-mail': '通过电子邮件重置密码',
};

/** The operations in the audit log; the compiler requires a translation of each. */
export type Operation = keyof typeof words;

const chinese: Readonly<Record<string, string | undefined>> = words;

export const operationWords = (operation: string): Said => ({ en: operation, zh: chinese[operation] ?? operation });
