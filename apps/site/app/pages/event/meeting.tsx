import { ContactForm } from '../../forms/contact-form.tsx';
import { eventWords } from '../../messages/events.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import type { EventView } from '../../visit.ts';

/** The form by which a visitor asks for a meeting at this event. */
export function Meeting({ event }: { event: EventView }) {
	const words = useWords(eventWords);
	return (
		<Band tone="white" className="grid gap-8 desktop:gap-16 desktop:lg:grid-cols-[5fr_7fr]">
			<div>
				<h2 className="max-w-[20ch] text-2xl">{words.scheduleMeeting}</h2>
				<p className="mt-4 max-w-prose text-ink-soft">{words.reply}</p>
			</div>
			<ContactForm button={{ desktop: 'Submit', mobile: 'Submit' }} event={{ id: event.id, title: event.title }} />
		</Band>
	);
}
