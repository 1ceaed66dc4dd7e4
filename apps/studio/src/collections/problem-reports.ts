import type { CollectionConfig, DateFieldValidation, Field, FieldAccess, PayloadRequest } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { announceAssignee, noteReport } from '../desk/message-hooks.ts';
import { fieldsOfForms, labelOfField, optionsOf, type SentField } from '../inbox/form-fields.ts';
import { howItCame, workFields } from '../inbox/message-fields.ts';
import { messageKinds } from '../inbox/message-kinds.ts';
import { confirmEntered, enterReport } from '../reports/enter-report.ts';
import { keepTime } from '../reports/keep-time.ts';
import { momentField } from '../words/dates.ts';
import { type Said, sayTo } from '../words/said.ts';

const never = () => false;

const isUnsaid = (value: unknown) => value === undefined || value === null || value === '' || value === 'unsaid';

/**
 * Reported facts are not rewritten; only missing ones are added. A report that did not come by our form may be
 * corrected, since a colleague wrote it down.
 */
const told = (name: string): { update: FieldAccess } => ({
	update: ({ doc }) => Boolean(doc?.movedFrom) || isUnsaid(doc?.[name]),
});

/** A reported field. The last option means that nothing was chosen. */
function said(field: SentField): Field {
	const { name, kind, words } = field;
	const base = { name, label: labelOfField(field), access: told(name) };
	const options = optionsOf(words);
	if (options.length > 0) return { ...base, type: 'select', defaultValue: options.at(-1)?.value, options };
	return kind === 'prose' ? { ...base, type: 'textarea' } : { ...base, type: 'text', index: name === 'email' };
}

const photos: Field = {
	name: 'photos',
	type: 'upload',
	label: { en: 'Photos', zh: '照片' },
	relationTo: 'report-photos',
	hasMany: true,
	access: { create: never, update: never },
	admin: {
		readOnly: true,
		description: { en: 'Without the place and time at which they were taken.', zh: '已去除拍摄地点和时间。' },
	},
};

const isPast = (value: unknown, { req }: { req: PayloadRequest }) =>
	!value || new Date(String(value)).getTime() <= Date.now() || sayTo(req)('This is still to come.', '该时间尚未到来。');

const judged = (name: string, label: Said, classes: [value: string, label: Said][]): Field => ({
	name,
	type: 'select',
	label,
	required: true,
	defaultValue: 'to-be-judged',
	options: [
		{ value: 'to-be-judged', label: { en: 'To be judged, within 2 days', zh: '待判定（2 天内）' } },
		...classes.map(([value, text]) => ({ value, label: text })),
		{ value: 'not-reportable', label: { en: 'Need not be reported', zh: '无需报告' } },
	],
});

/** A wrong date would stop a legal deadline. */
const isPossible: DateFieldValidation = (value, { data, req }) => {
	if (!value) return true;
	const moment = new Date(value).getTime();
	const aware = data && 'awareAt' in data ? new Date(String(data.awareAt)).getTime() : Number.NaN;
	const say = sayTo(req);
	if (moment > Date.now())
		return say(
			'This is still to come: the clock stops once the authority was told.',
			'该时间尚未到来：告知主管机构后才停止计时。',
		);
	return moment < aware ? say('This is before the moment of awareness.', '该时间早于获知时间。') : true;
};

const toldAt = (name: string, label: Said): Field => ({
	name,
	type: 'date',
	label,
	validate: isPossible,
	admin: { description: { en: 'The clock stops.', zh: '停止计时。' }, date: momentField },
});

/** The fields of the form in the order of the record; a nested list is a row, and the remaining fields follow. */
const order: readonly (string | readonly string[])[] = [
	'device',
	['gtin', 'lot', 'expires'],
	'happened',
	['happenedOn', 'harm'],
	'harmDetails',
	'photos',
	['name', 'country'],
	['email', 'phone'],
	'role',
];

const reported = new Map([
	...fieldsOfForms(['report']).map((field) => [field.name, said(field)] as const),
	['photos', photos],
]);
const take = (name: string): Field[] => {
	const field = reported.get(name);
	reported.delete(name);
	return field ? [field] : [];
};
const inOrder = order.flatMap((placed): Field[] =>
	typeof placed === 'string' ? take(placed) : [{ type: 'row', fields: placed.flatMap(take) }],
);

/**
 * Separate from other messages, and kept: the law requires reports for years after the last device was made. Spam is
 * removed by remove-spam.ts.
 */
export const problemReports: CollectionConfig = {
	slug: 'problem-reports',
	labels: { singular: { en: 'Problem report', zh: '问题报告' }, plural: messageKinds.report.plural },
	access: { read: only('quality'), create: only('quality'), update: only('quality'), delete: nobody },
	disableDuplicate: true,
	defaultSort: 'nextDueAt',
	indexes: [{ fields: ['receivedAt', 'reference'] }],
	hooks: {
		beforeValidate: [enterReport],
		beforeChange: [keepTime],
		afterChange: [confirmEntered, noteReport, announceAssignee],
	},
	admin: {
		group: { en: 'Quality', zh: '质量' },
		useAsTitle: 'reference',
		description: {
			en: 'Problems with our products, reported on the site, moved here from other messages, or written down after a call or a letter. The clocks run from the moment of awareness. Reports are kept: neither retention nor a privacy request deletes them, because the law on medical devices wants them for years. Spam that nobody has judged is removed at the desk, by an administrator and with a reason.',
			zh: '与我们产品有关的问题：在网站上报告、从其他留言移来，或在电话、来函之后记录。时限从获知时起算。报告会一直保留：保留期限和隐私请求都不会删除，因为医疗器械法规要求保存多年。尚未判定的垃圾信息由管理员在工作台删除，并须说明原因。',
		},
		defaultColumns: ['reference', 'device', 'lot', 'harm', 'state', 'nextDueAt', 'assignee', 'awareAt'],
		listSearchableFields: ['reference', 'device', 'lot', 'gtin', 'name', 'email'],
		hidden: hiddenExceptFor('quality'),
		components: { beforeListTable: ['/src/inbox/export-link.tsx#ExportLink'] },
	},
	fields: [
		{
			name: 'atTheDesk',
			type: 'ui',
			admin: { position: 'sidebar', components: { Field: '/src/reports/desk-way.tsx#DeskWay' } },
		},
		{
			type: 'row',
			fields: [
				judged('classEu', { en: 'European Union', zh: '欧盟' }, [
					['days-15', { en: 'Serious incident: 15 days', zh: '严重事件：15 天' }],
					['days-10', { en: 'Death or serious deterioration: 10 days', zh: '死亡或严重恶化：10 天' }],
					['days-2', { en: 'Serious threat to public health: 2 days', zh: '严重公共卫生威胁：2 天' }],
				]),
				toldAt('toldEuAt', { en: 'EU authority told', zh: '已告知欧盟主管机构' }),
			],
		},
		{
			type: 'row',
			fields: [
				judged('classUs', { en: 'United States', zh: '美国' }, [
					['days-30', { en: 'Death, serious injury or malfunction: 30 days', zh: '死亡、严重伤害或故障：30 天' }],
					['days-5', { en: 'Remedial action needed: 5 days', zh: '需采取补救措施：5 天' }],
				]),
				toldAt('toldUsAt', { en: 'FDA told', zh: '已告知 FDA' }),
			],
		},
		{
			name: 'conclusion',
			type: 'textarea',
			label: { en: 'Conclusion', zh: '结论' },
			admin: {
				description: {
					en: 'Why it need not be reported to an authority, and what the examination found. Neither is accepted without it.',
					zh: '为何无需向主管机构报告，以及调查发现了什么。缺少结论则两者均不被接受。',
				},
			},
		},
		{
			name: 'notes',
			type: 'textarea',
			label: { en: 'Notes', zh: '备注' },
			admin: { description: { en: 'Kept in the trail of changes.', zh: '保存在变更记录中。' } },
		},
		...inOrder,
		...reported.values(),
		{
			name: 'state',
			type: 'select',
			label: { en: 'State', zh: '报告状态' },
			required: true,
			defaultValue: 'received',
			index: true,
			options: [
				{ label: { en: 'Received', zh: '已收到' }, value: 'received' },
				{ label: { en: 'Being examined', zh: '调查中' }, value: 'examining' },
				{ label: { en: 'Closed', zh: '已关闭' }, value: 'closed' },
			],
			admin: {
				position: 'sidebar',
				description: { en: 'The sender sees it on the site.', zh: '发送者可在网站上看到。' },
			},
		},
		{
			name: 'nextDueAt',
			type: 'date',
			label: { en: 'Next due', zh: '下一期限' },
			index: true,
			access: { create: never, update: never },
			admin: { readOnly: true, position: 'sidebar', date: momentField },
		},
		...workFields(() => 'quality'),
		{
			name: 'reference',
			type: 'text',
			label: { en: 'Reference', zh: '编号' },
			required: true,
			unique: true,
			access: { create: never, update: never },
			admin: {
				position: 'sidebar',
				readOnly: true,
				description: { en: 'The sender has it in the email.', zh: '发送者可在电子邮件中看到。' },
			},
		},
		{
			name: 'awareAt',
			type: 'date',
			label: { en: 'Moment of awareness', zh: '获知时间' },
			required: true,
			index: true,
			defaultValue: () => new Date().toISOString(),
			validate: isPast,
			access: { update: never },
			admin: {
				position: 'sidebar',
				date: momentField,
				description: {
					en: 'When one of us first learned of it. Of a message that was moved here: when the message came.',
					zh: '我们中有人首次得知的时间。移来的留言：留言到达的时间。',
				},
			},
		},
		{
			name: 'receivedAt',
			type: 'date',
			label: { en: 'Received', zh: '已收到' },
			required: true,
			index: true,
			access: { create: never, update: never },
			admin: { readOnly: true, position: 'sidebar', date: momentField },
		},
		{
			name: 'movedFrom',
			type: 'text',
			label: { en: 'How it came', zh: '来源' },
			access: { update: never },
			admin: {
				position: 'sidebar',
				description: {
					en: 'If not by the form of the site: by telephone, letter, in person, or moved from another inbox.',
					zh: '若不是通过网站表单：电话、来函、当面，或从其他收件箱移来。',
				},
				condition: ({ movedFrom, reference }) => Boolean(movedFrom) || !reference,
			},
		},
		...howItCame,
	],
};
