import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload';
import { noteWords, noteWordsAbout } from '../inbox/message.ts';
import { isMessageKind } from '../inbox/message-kinds.ts';
import { idOf } from '../mapping/words.ts';
import type { Exchange, Message, ProblemReport } from '../payload-types.ts';
import { notifyAssignee } from './colleagues.ts';

/** The date of completion; cleared when a message is reopened. */
export const keepDone: CollectionBeforeChangeHook<Message> = ({ data, originalDoc }) => {
	if (data.status === undefined || data.status === originalDoc?.status) return data;
	return { ...data, doneAt: data.status === 'done' ? new Date().toISOString() : null };
};

/** Notes the words of what was received. Staff do not change them. */
export const noteReceived: CollectionAfterChangeHook<Message> = async ({ doc, operation, req }) => {
	if (operation === 'create') await noteWords(req, { slug: 'messages', doc });
	return doc;
};

/** Facts are added to reports. */
export const noteReport: CollectionAfterChangeHook<ProblemReport> = async ({ doc, req }) => {
	await noteWordsAbout(req, { id: doc.id });
	return doc;
};

export const noteExchange: CollectionAfterChangeHook<Exchange> = async ({ doc: { reference }, operation, req }) => {
	if (operation === 'create') await noteWordsAbout(req, { reference });
};

export const announceAssignee: CollectionAfterChangeHook<Message | ProblemReport> = async ({
	doc,
	previousDoc,
	req,
}) => {
	const assignee = idOf(doc.assignee);
	const isNews = assignee > 0 && assignee !== idOf(previousDoc?.assignee) && assignee !== req.user?.id;
	const kind = 'kind' in doc && isMessageKind(doc.kind) ? doc.kind : 'report';
	if (isNews) await notifyAssignee(req, { kind, reference: doc.reference }, assignee);
	return doc;
};

/** A message goes with its résumé and all that was written about it, unless it has become a report. */
export const removeBelongings: CollectionAfterDeleteHook<Message> = async ({ doc: { reference, resume }, req }) => {
	const { payload } = req;
	if (resume) await payload.delete({ collection: 'resumes', id: idOf(resume), req });
	const where = { reference: { equals: reference } };
	if ((await payload.count({ collection: 'problem-reports', where, req })).totalDocs > 0) return;
	for (const collection of ['exchanges', 'mails', 'bookings'] as const)
		await payload.delete({ collection, where, req });
};
