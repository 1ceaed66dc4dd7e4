import type { PayloadRequest } from 'payload';
import { erase } from '../inbox/erase.ts';
import { isMovable, moveMessage } from '../reports/move-message.ts';
import { whoOf } from './entry-of.ts';
import type { Letter } from './open-letter.ts';
import { writeNote } from './write-note.ts';

const statuses = ['new', 'in-progress', 'done', 'spam'] as const;
type Status = (typeof statuses)[number];

interface Change {
	status?: Status;
	assignee?: number | null;
	followUpAt?: string | null;
}

/** Through Payload, whose rules and trail hold for the desk as for the form of the record. */
async function change(req: PayloadRequest, { slug, doc }: Letter, { status, ...data }: Change): Promise<void> {
	const asked = { id: doc.id, overrideAccess: false, req, depth: 0 } as const;
	if (slug === 'problem-reports') await req.payload.update({ collection: slug, ...asked, data });
	else await req.payload.update({ collection: slug, ...asked, data: { ...data, ...(status && { status }) } });
}

const dayIn = (form: URLSearchParams): string | null => {
	const day = form.get('followUpAt') ?? '';
	return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00.000Z` : null;
};

/** The fields of the form; whoever gets a new letter has begun it. */
function chosen(form: URLSearchParams, doc: Letter['doc']): Change {
	const given = statuses.find((status) => status === form.get('status'));
	const assignee = Number(form.get('assignee')) || null;
	const status = given === 'new' && doc.status === 'new' && assignee ? 'in-progress' : given;
	return { ...(status && { status }), assignee, followUpAt: dayIn(form) };
}

export interface Worked {
	text: string;
	/** The letter has left the queue that one came from. */
	leaves?: true;
	/** It is no longer there. */
	gone?: true;
}

type Work = (req: PayloadRequest, letter: Letter, form: URLSearchParams) => Promise<Worked>;

/** What can be done with a letter at the desk, by the value of the button. */
const doing: Record<string, Work> = {
	save: async (req, letter, form) => {
		await change(req, letter, chosen(form, letter.doc));
		return { text: 'Saved.' };
	},
	take: async (req, letter) => {
		const begun = letter.doc.status === 'new' ? ({ status: 'in-progress' } as const) : {};
		await change(req, letter, { assignee: Number(req.user?.id), ...begun });
		return { text: 'It is yours.' };
	},
	done: async (req, letter) => {
		if (letter.slug === 'problem-reports') return { text: 'A report is closed in its record, with a conclusion.' };
		await change(req, letter, { status: 'done', followUpAt: null });
		return { text: `${whoOf(letter.doc)}: done.`, leaves: true };
	},
	spam: async (req, letter) => {
		await change(req, letter, { status: 'spam' });
		return { text: `${whoOf(letter.doc)}: spam.`, leaves: true };
	},
	reopen: async (req, letter) => {
		await change(req, letter, { status: letter.doc.assignee ? 'in-progress' : 'new' });
		return { text: 'It is open again.' };
	},
	note: async (req, { slug, doc }, form) => {
		const told = { ...doc, slug, reference: String(doc.reference) };
		await writeNote(req, told, form.get('note') ?? '');
		return { text: 'The note is kept.' };
	},
	move: async (req, { slug, doc }) => {
		if (!isMovable(slug) || !(await moveMessage(req, slug, doc.id))) return { text: 'This can not be moved.' };
		return { text: `${whoOf(doc)}: moved to the problem reports.`, leaves: true, gone: true };
	},
	erase: async (req, { slug, doc }) => {
		if (slug === 'problem-reports') return { text: 'Reports are kept.' };
		await erase(req.payload, slug, { id: { equals: doc.id } }, req.user);
		return { text: `${whoOf(doc)}: erased.`, leaves: true, gone: true };
	},
};

export const workNamed = (name: string | null): Work | undefined =>
	name !== null && Object.hasOwn(doing, name) ? doing[name] : undefined;
