import type { Language } from '@site/contract/language';
import { addressIn } from '../../app/addresses/language-address.ts';
import { eventAddress } from '../../app/destinations.ts';
import { calendarFile } from '../content/calendar-file.ts';
import type { Content } from '../content/content.ts';
import { event } from '../content/events.ts';
import { createItemFile } from './item-file.ts';

const boothTexts: Record<Language, (booth: string) => string> = {
	en: (booth) => `Booth ${booth}`,
	cn: (booth) => `展位 ${booth}`,
};

export type CalendarOptions = { content: () => Content; publicUrl: string };

/** `/calendar/{slug}.ics`: an event for a visitor's own calendar. */
export const createCalendar = ({ content, publicUrl }: CalendarOptions) =>
	createItemFile('.ics', (slug, language) => {
		const found = event(content(), { slug, language });
		return (
			found && {
				body: calendarFile({
					event: found,
					boothText: found.booth && boothTexts[language](found.booth),
					url: publicUrl + addressIn(language, eventAddress(found.slug)),
					now: new Date(),
				}),
				headers: {
					'Content-Type': 'text/calendar; charset=utf-8',
					'Content-Disposition': `attachment; filename="${found.slug.replace(/[^\w.-]+/g, '-')}.ics"`,
					'Cache-Control': 'no-cache',
				},
			}
		);
	});
