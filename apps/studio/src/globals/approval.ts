import type { GlobalConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only, overseers } from '../access/roles.ts';
import { takeBackUnneeded } from '../approval/proposals.ts';

/** Only administrators may turn it off, and the audit log records who did. */
export const approval: GlobalConfig = {
	slug: 'approval',
	label: { en: 'Second person', zh: '第二人审批' },
	access: { read: only('editor', ...overseers), update: only() },
	hooks: { afterChange: [({ doc, req }) => takeBackUnneeded(req, doc.scope)] },
	admin: {
		group: { en: 'Administration', zh: '管理' },
		description: {
			en: 'Changes of regulated facts wait until somebody else with the role Regulatory, Quality or Administrator agrees. What else was changed is published at once.',
			zh: '受监管内容的变更须等待另一位具有“法规”、“质量”或“管理员”角色的人同意。其余变更立即发布。',
		},
		hidden: hiddenExceptFor(),
	},
	fields: [
		{
			name: 'scope',
			type: 'select',
			label: { en: 'Which changes need a second person', zh: '哪些变更需要第二人' },
			required: true,
			defaultValue: 'off',
			options: [
				{ label: { en: 'None: one person publishes alone', zh: '无：一人即可发布' }, value: 'off' },
				{ label: { en: 'Documents and notices', zh: '文件和通告' }, value: 'documents and notices' },
				{
					label: {
						en: 'Everything regulated: also claims and facts of products',
						zh: '所有受监管内容：也包括产品的声明和事实',
					},
					value: 'everything regulated',
				},
			],
		},
	],
};
