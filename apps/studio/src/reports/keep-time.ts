import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';
import { nextDue, openTasks, type Timed } from './clocks.ts';

const refuse = (path: string, label: string, message: string): never => {
	throw new ValidationError({ collection: 'problem-reports', errors: [{ path, label, message }] });
};

const needsReason = ({ state, classEu, classUs }: Timed): boolean =>
	state === 'closed' || [classEu, classUs].includes('not-reportable');

/**
 * A report cannot be closed while an authority may still have to be notified. Its next deadline is stored for lists.
 */
export const keepTime: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
	const say = sayTo(req);
	const report: Timed & { conclusion?: string | null } = { awareAt: data.awareAt, ...originalDoc, ...data };
	const left = report.state === 'closed' ? openTasks(report, say) : [];
	if (left.length > 0)
		refuse(
			'state',
			say('State', '报告状态'),
			say(`It can not be closed yet. ${left.join('. ')}.`, `还不能关闭。${left.join('；')}。`),
		);
	if (needsReason(report) && !report.conclusion?.trim())
		refuse(
			'conclusion',
			say('Conclusion', '结论'),
			say(
				'Say why it need not be reported, or what came of it: an auditor will ask.',
				'请说明为何无需报告，或结果如何：审核员会询问。',
			),
		);
	return { ...data, nextDueAt: nextDue(report) };
};
