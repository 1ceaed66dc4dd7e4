import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ShownMeeting } from './shown-meeting.ts';

type Outcome = keyof (typeof meetingWords)['en']['outcomes'];

/** The result of the last button, or the reason why it had no effect. A cancellation is already in the heading. */
export function OutcomeNote({ outcome, state }: Pick<ShownMeeting, 'outcome' | 'state'>) {
	const { outcomes } = useWords(meetingWords);
	const isKnown = (name: string): name is Outcome => Object.hasOwn(outcomes, name);
	if (!isKnown(outcome) || outcome === 'cancelled' || (outcome === 'moved' && state !== 'confirmed')) return null;
	const isGood = outcome === 'moved';
	return (
		<p
			role={isGood ? 'status' : 'alert'}
			className={classes(
				'flex items-start gap-2 rounded-lg border px-4 py-3 font-semibold',
				isGood ? 'border-teal bg-pale' : 'border-danger bg-danger-pale text-danger',
			)}
		>
			<Icon name={isGood ? 'check' : 'alert'} className="mt-0.5 size-5 shrink-0" />
			{outcomes[outcome]}
		</p>
	);
}
