import type { CollectionConfig, Field } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import type { Said } from '../words/said.ts';
import type { InboxSlug } from './inbox-slugs.ts';
import { letters } from './letter-kinds.ts';
import { answerField, submissionFields } from './submission-fields.ts';

interface Inbox<S extends InboxSlug> {
	slug: S;
	help: Said;
	columns: string[];
	fields: Field[];
	/** No CSV export: see the subscribers. */
	exported?: false;
}

/** Submissions come only from the site: staff handle and delete them, but never create one. */
export function inboxCollection<S extends InboxSlug>(inbox: Inbox<S>): CollectionConfig & { slug: S } {
	const { role, singular, plural } = letters[inbox.slug];
	return {
		slug: inbox.slug,
		labels: { singular, plural },
		access: { read: only(role), create: nobody, update: only(role), delete: only(role) },
		trash: true,
		disableDuplicate: true,
		defaultSort: '-receivedAt',
		admin: {
			group: { en: 'Inbox', zh: '收件箱' },
			useAsTitle: 'reference',
			description: inbox.help,
			defaultColumns: ['reference', ...inbox.columns, 'status', 'assignee', 'receivedAt'],
			listSearchableFields: ['reference', 'firstName', 'lastName', 'email'],
			hidden: hiddenExceptFor(role),
			...(inbox.exported !== false && {
				components: { beforeListTable: ['/src/inbox/export-link.tsx#ExportLink'] },
			}),
		},
		fields: [...inbox.fields, answerField, ...submissionFields(role)],
	};
}
