import type { CollectionConfig, Field } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only, type Role } from '../access/roles.ts';
import type { Said } from '../words/said.ts';
import { answerField, submissionFields } from './submission-fields.ts';

interface Inbox<S extends string> {
	slug: S;
	singular: Said;
	plural: Said;
	/** The role that may see it, besides administrators. */
	role: Role;
	help: Said;
	columns: string[];
	fields: Field[];
	/** No CSV export: see the subscribers. */
	exported?: false;
}

/** Submissions come from the site alone: staff work on them and delete them, but never write one. */
export const inboxCollection = <S extends string>(inbox: Inbox<S>): CollectionConfig & { slug: S } => ({
	slug: inbox.slug,
	labels: { singular: inbox.singular, plural: inbox.plural },
	access: { read: only(inbox.role), create: nobody, update: only(inbox.role), delete: only(inbox.role) },
	trash: true,
	disableDuplicate: true,
	defaultSort: '-receivedAt',
	admin: {
		group: { en: 'Inbox', zh: '收件箱' },
		useAsTitle: 'reference',
		description: inbox.help,
		defaultColumns: ['reference', ...inbox.columns, 'status', 'assignee', 'receivedAt'],
		listSearchableFields: ['reference', 'firstName', 'lastName', 'email'],
		hidden: hiddenExceptFor(inbox.role),
		...(inbox.exported !== false && {
			components: { beforeListTable: ['/src/inbox/export-link.tsx#ExportLink'] },
		}),
	},
	fields: [...inbox.fields, answerField, ...submissionFields(inbox.role)],
});
