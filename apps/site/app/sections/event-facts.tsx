import { eventWords } from '../messages/events.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Words } from '../ui/words.tsx';
import type { EventView } from '../visit.ts';

/** The address of an event and our booth there; unknown facts are left out. */
export function EventFacts({ event: { address, booth } }: { event: EventView }) {
	const { address: addressLabel } = useMessages();
	const { booth: boothLabel } = useWords(eventWords);
	return (
		<dl className="grid gap-1.5 text-sm">
			{address && (
				<div className="flex gap-2.5">
					<dt>
						<Icon name="pin" className="mt-0.5 size-5 text-teal" />
						<span className="sr-only">{addressLabel}</span>
					</dt>
					<dd>
						<Words of={address} />
					</dd>
				</div>
			)}
			{booth && (
				<div className="flex gap-2.5">
					<dt className="font-semibold">{boothLabel}</dt>
					<dd>{booth}</dd>
				</div>
			)}
		</dl>
	);
}
