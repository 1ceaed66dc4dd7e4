import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { nextDue, openTasks, type Timed } from './clocks.ts';

/** A report is not closed while an authority may still have to be told, and its next date is kept for lists. */
export const keepTime: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
	const report: Timed = { awareAt: data.awareAt, ...originalDoc, ...data };
	const left = report.state === 'closed' ? openTasks(report) : [];
	if (left.length > 0)
		throw new ValidationError({
			collection: 'problem-reports',
			errors: [{ path: 'state', label: 'State', message: `It can not be closed yet. ${left.join('. ')}.` }],
		});
	return { ...data, nextDueAt: nextDue(report) };
};
