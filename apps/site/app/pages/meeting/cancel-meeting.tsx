import { meetingPath } from '@site/contract/meetings';
import { useShell } from '../../client/use-shell.ts';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import type { ShownMeeting } from './shown-meeting.ts';

/** Needs two steps: the first only opens the second. */
export function CancelMeeting({ meeting: { key, state } }: { meeting: ShownMeeting }) {
	const words = useWords(meetingWords);
	const { language } = useShell();
	if (state !== 'confirmed' && state !== 'unplaced') return null;
	return (
		<details className="border-t border-line pt-6">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold text-danger underline underline-offset-4">
				{words.cancelTitle}
			</summary>
			<form method="post" action={meetingPath} className="mt-4 grid justify-items-start gap-4">
				<input type="hidden" name="key" value={key} />
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="cancel" value="yes" />
				<p>{words.cancelText}</p>
				<Button type="submit" style="secondary">
					{words.cancel}
				</Button>
			</form>
		</details>
	);
}
