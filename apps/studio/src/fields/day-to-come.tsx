'use client';

import { useField } from '@payloadcms/ui';
import { useSay } from '../words/use-say.ts';
import { isToCome } from './is-to-come.ts';

/** Below a date that visitors read: warns that a future date does not postpone publication. */
export function DayToCome({ path }: { path: string }) {
	const say = useSay();
	const { value } = useField<string>({ path });
	return (
		<div role="status">
			{isToCome(value) && (
				<p className="studio-warning">
					{say(
						'This day is still to come. Publish shows the item at once, with this date. To publish it then, use Schedule Publish beside Publish.',
						'该日期尚未到来。“发布”会立即显示该项内容，并带有此日期。如需届时发布，请使用“发布”旁的“预约发布”。',
					)}
				</p>
			)}
		</div>
	);
}
