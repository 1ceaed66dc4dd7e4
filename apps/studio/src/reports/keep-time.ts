import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { nextDue, openTasks, type Timed } from './clocks.ts';

const refuse = (path: string, label: string, message: string): never => {
	throw new ValidationError({ collection: 'problem-reports', errors: [{ path, label, message }] });
};

const needsReason = ({ state, classEu, classUs }: Timed): boolean =>
	state === 'closed' || [classEu, classUs].includes('not-reportable');

/** A report is not closed while an authority may still have to be told, and its next date is kept for lists. */
export const keepTime: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
	const report: Timed & { conclusion?: string | null } = { awareAt: data.awareAt, ...originalDoc, ...data };
	const left = report.state === 'closed' ? openTasks(report) : [];
	if (left.length > 0) refuse('state', 'State', `It can not be closed yet. ${left.join('. ')}.`);
	if (needsReason(report) && !report.conclusion?.trim())
		refuse('conclusion', 'Conclusion', 'Say why it need not be reported, or what came of it: an auditor will ask.');
	return { ...data, nextDueAt: nextDue(report) };
};
