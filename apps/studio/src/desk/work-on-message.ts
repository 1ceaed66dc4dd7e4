import { APIError, type PayloadRequest } from 'payload';
import { erase } from '../inbox/erase.ts';
import { type AnyMessage, kindOf, sentOf } from '../inbox/message.ts';
import { isMovable } from '../inbox/message-kinds.ts';
import { whoOf } from '../inbox/summary.ts';
import type { Message } from '../payload-types.ts';
import { moveMessage } from '../reports/move-message.ts';
import { removeSpam } from '../reports/remove-spam.ts';
import { type Said, sayTo } from '../words/said.ts';
import { writeNote } from './colleagues.ts';
import { isPastDay, pastDay, workLabels, workNames, workOf } from './work-fields.ts';

const statuses = ['new', 'in-progress', 'done', 'spam'] as const;
type Change = Partial<Pick<Message, 'status' | 'assignee' | 'followUpAt'>>;

/**
 * Through Payload, so that its access rules and the audit log apply. Who finds a message may work on it; an assignee
 * whom this person may not see, such as an administrator, stays.
 */
async function change(req: PayloadRequest, { slug, doc }: AnyMessage, { status, ...data }: Change): Promise<void> {
	const asked = { id: doc.id, overrideAccess: data.assignee === undefined, req, depth: 0 };
	if (slug === 'problem-reports') await req.payload.update({ collection: slug, ...asked, data });
	else await req.payload.update({ collection: slug, ...asked, data: { ...data, ...(status && { status }) } });
}

const dayIn = (form: URLSearchParams): string | null => {
	const day = form.get('followUpAt') ?? '';
	return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00.000Z` : null;
};

const changedMeanwhile = (what: Said): Said => ({
	en: `A colleague has changed ${what.en} meanwhile: it stands below as it is now. Nothing was saved; look again.`,
	zh: `同事已同时更改了${what.zh}：下面是现状。没有保存任何内容；请再看看。`,
});

const isNew = ({ slug, doc }: AnyMessage) => slug === 'messages' && doc.status === 'new';

/** A sentence that begins with the sender. */
const about =
	(req: PayloadRequest, message: AnyMessage) =>
	(en: string, zh: string): string =>
		whoOf(sentOf(message)) + sayTo(req)(en, zh);

/** The changes made in the form. Refused if a colleague has changed the same field in the meantime. */
function chosen(form: URLSearchParams, message: AnyMessage): Change | Said {
	const now = workOf(message);
	const changed = workNames.filter((name) => form.has(name) && form.get(name) !== (form.get(`was-${name}`) ?? null));
	const contested = changed.find((name) => {
		const was = form.get(`was-${name}`);
		return was !== null && was !== now[name] && form.get(name) !== now[name];
	});
	if (contested) return changedMeanwhile(workLabels[contested]);
	if (changed.includes('followUpAt') && isPastDay(form.get('followUpAt') ?? '')) return pastDay;
	const status = statuses.find((one) => one === form.get('status'));
	const assignee = Number(form.get('assignee')) || null;
	return {
		...(changed.includes('status') && status && { status }),
		...(changed.includes('assignee') && { assignee }),
		// Assigning a new message starts the work on it.
		...(isNew(message) && assignee && changed.includes('assignee') && (!status || status === 'new')
			? { status: 'in-progress' as const }
			: {}),
		...(changed.includes('followUpAt') && { followUpAt: dayIn(form) }),
	};
}

export interface Worked {
	text: string;
	/** The message has left the list that it was opened from. */
	leaves?: true;
	/** The message no longer exists. */
	gone?: true;
}

type Work = (req: PayloadRequest, message: AnyMessage, form: URLSearchParams) => Promise<Worked>;

/** Actions on a message, by the value of their button. */
const doing: Record<string, Work> = {
	save: async (req, message, form) => {
		const changes = chosen(form, message);
		if ('en' in changes) throw new APIError(sayTo(req)(changes), 409);
		if (Object.keys(changes).length > 0) await change(req, message, changes);
		return { text: sayTo(req)('Saved.', '已保存。') };
	},
	take: async (req, message, form) => {
		const was = form.get('was-assignee');
		const { assignee } = workOf(message);
		if (was !== null && was !== assignee && assignee !== String(req.user?.id ?? ''))
			throw new APIError(sayTo(req)(changedMeanwhile(workLabels.assignee)), 409);
		await change(req, message, { assignee: Number(req.user?.id), ...(isNew(message) && { status: 'in-progress' }) });
		return { text: sayTo(req)('It is yours.', '现在由您负责。') };
	},
	done: async (req, message) => {
		if (message.slug === 'problem-reports')
			return {
				text: sayTo(req)('A report is closed in its record, with a conclusion.', '报告须在其记录中填写结论后关闭。'),
			};
		await change(req, message, { status: 'done', followUpAt: null });
		return { text: about(req, message)(': done.', '：已完成。'), leaves: true };
	},
	spam: async (req, message) => {
		await change(req, message, { status: 'spam' });
		return { text: about(req, message)(': spam.', '：垃圾信息。'), leaves: true };
	},
	reopen: async (req, message) => {
		await change(req, message, { status: message.doc.assignee ? 'in-progress' : 'new' });
		return { text: sayTo(req)('It is open again.', '已重新打开。') };
	},
	note: async (req, message, form) => {
		await writeNote(req, { kind: kindOf(message), reference: message.doc.reference }, form.get('note') ?? '');
		return { text: sayTo(req)('The note is kept.', '备注已保存。') };
	},
	move: async (req, message) => {
		if (message.slug !== 'messages' || !isMovable(message.doc.kind))
			return { text: sayTo(req)('This can not be moved.', '无法移动。') };
		await moveMessage(req, message.doc);
		return {
			text: about(req, message)(': moved to the problem reports.', '：已移至问题报告。'),
			leaves: true,
			gone: true,
		};
	},
	erase: async (req, message, form) => {
		const { slug, doc } = message;
		if (slug === 'messages') {
			await erase(req.payload, { id: { equals: doc.id } }, req.user);
			return { text: about(req, message)(': erased.', '：已删除。'), leaves: true, gone: true };
		}
		const photo = Number(form.get('photo')) || undefined;
		await removeSpam(req, doc.id, { ...(photo && { photo }), reason: form.get('reason') ?? '' });
		if (photo) return { text: sayTo(req)('The photo is removed.', '照片已删除。') };
		return { text: about(req, message)(': removed.', '：已删除。'), leaves: true, gone: true };
	},
};

export const workNamed = (name: string | null): Work | undefined =>
	name !== null && Object.hasOwn(doing, name) ? doing[name] : undefined;
