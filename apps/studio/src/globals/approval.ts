import type { GlobalConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only, overseers } from '../access/roles.ts';
import { takeBackUnneeded } from '../approval/proposals.ts';

/** Who turns it off is in the trail; who may is an administrator. */
export const approval: GlobalConfig = {
	slug: 'approval',
	label: 'Second person',
	access: { read: only('editor', ...overseers), update: only() },
	hooks: { afterChange: [({ doc, req }) => takeBackUnneeded(req, doc.scope)] },
	admin: {
		group: 'Administration',
		description:
			'Changes of regulated facts wait until somebody else with the role Regulatory, Quality or Administrator agrees. What else was changed is published at once.',
		hidden: hiddenExceptFor(),
	},
	fields: [
		{
			name: 'scope',
			type: 'select',
			label: 'Which changes need a second person',
			required: true,
			defaultValue: 'off',
			options: [
				{ label: 'None: one person publishes alone', value: 'off' },
				{ label: 'Documents and notices', value: 'documents and notices' },
				{ label: 'Everything regulated: also claims and facts of products', value: 'everything regulated' },
			],
		},
	],
};
