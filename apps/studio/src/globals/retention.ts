import type { GlobalConfig, NumberField } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { messageKinds, storedKinds } from '../inbox/message-kinds.ts';
import type { Said } from '../words/said.ts';

const months = (name: string, label: Said, defaultValue: number): NumberField => ({
	name,
	type: 'number',
	label,
	required: true,
	defaultValue,
	min: 1,
	max: 120,
	admin: { width: '25%' },
});

export const retention: GlobalConfig = {
	slug: 'retention',
	label: { en: 'Retention', zh: '保留期限' },
	access: { read: only(), update: only() },
	admin: {
		group: { en: 'Administration', zh: '管理' },
		description: {
			en: 'Months after which submissions are deleted for good, with their emails and files. Something goes once two checks, a day apart, agree; where that is much at once, the dashboard asks an administrator first. Problem reports are not among them: the law on medical devices wants them kept for years.',
			zh: '提交内容在多少个月后永久删除，包括其邮件和文件。间隔一天的两次检查一致后才会删除；一次删除较多时，仪表板会先询问管理员。问题报告不在其中：医疗器械法规要求保存多年。',
		},
		hidden: hiddenExceptFor(),
	},
	fields: [
		{
			type: 'row',
			fields: [
				...storedKinds.map((kind) => months(kind, messageKinds[kind].plural, messageKinds[kind].months)),
				months('declined', { en: 'Applications, once declined', zh: '求职申请（婉拒后）' }, 6),
				months('spam', { en: 'Anything marked as spam', zh: '标为垃圾信息的内容' }, 1),
				months('trash', { en: 'Anything in the trash', zh: '回收站中的内容' }, 1),
			],
		},
		{
			name: 'preview',
			type: 'ui',
			admin: { components: { Field: '/src/inbox/retention-preview.tsx#RetentionPreview' } },
		},
	],
};
