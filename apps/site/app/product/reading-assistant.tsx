import type { Drawn, SaidReading } from '@site/contract/said-reading';
import { useShell } from '../client/use-shell.ts';
import { readingPageWords } from '../messages/reading.ts';
import { useWords } from '../messages/use-messages.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ReadingView } from '../visit.ts';
import { DeviceCopy, DevicePicture } from './device-picture.tsx';

/**
 * 'What do you see?' The device is drawn large with the result that is chosen. Radio buttons do it, without a script:
 * beside their list where there is room, else each answer is below its choice. On paper all answers are shown.
 */
export function ReadingAssistant({ view }: { view: ReadingView }) {
	const words = useWords(readingPageWords);
	const { phone } = useShell().settings;
	const { readings, notes, notInstead } = view;
	const isDisplay = readings.every(({ drawn }) => drawn.display !== undefined);
	return (
		<>
			<fieldset className="min-w-0">
				<legend className="text-xl font-semibold">{isDisplay ? words.display : words.question}</legend>
				{!isDisplay && <p className="text-ink-soft print:hidden">{words.pick}</p>}
				<ul className="readings mt-4">
					{readings.map((reading) => (
						<Reading key={reading.id} reading={reading} notInstead={notInstead} />
					))}
					{readings[0] && <Unread drawn={readings[0].drawn} />}
				</ul>
			</fieldset>
			{notes.map(({ title, text }) => (
				<p key={title} className="mt-8 max-w-prose border-l-3 border-coral pl-4 text-pretty">
					<strong className="block">{title}</strong> {text}
				</p>
			))}
			<p className="no-print mt-6 max-w-prose">
				{words.unsure}{' '}
				<SiteLink to={`tel:${phone.replace(/[^+\d]/g, '')}`} className="font-semibold text-teal-dark underline">
					{phone}
				</SiteLink>
			</p>
		</>
	);
}

/** The device before it is read. Decorative. */
function Unread({ drawn }: { drawn: Drawn }) {
	const { display, scale: _, isLate: __, ...device } = drawn;
	const strips = device.strips.map((strip) => ({
		...strip,
		lines: strip.lines.map((line) => ({ ...line, strength: 0 })),
	}));
	const unread = { ...device, strips, ...(display !== undefined && { display: '– – –' }) };
	return (
		<li aria-hidden="true" className="unread rounded-card border border-dashed border-ink/15 p-8">
			<DevicePicture drawn={unread} className="w-full" />
		</li>
	);
}

function Reading({ reading, notInstead }: { reading: SaidReading; notInstead: string }) {
	const words = useWords(readingPageWords);
	const { id, sees, title, text, next, fields, drawn } = reading;
	const drawing = `drawn-${id}`;
	return (
		<li className="break-inside-avoid">
			<label className="relative flex min-h-12 cursor-pointer items-center gap-4 border-l-3 border-ink/15 px-3 py-1 font-semibold hover:border-teal">
				<input type="radio" name="reading" value={id} className="absolute inset-0 size-full cursor-pointer opacity-0" />
				<DeviceCopy drawn={drawn} id={drawing} className="h-11 w-16 shrink-0 print:hidden" />
				<span className="min-w-0">
					<Unbroken>{sees}</Unbroken>
				</span>
			</label>
			<div className="rounded-card bg-white p-5">
				<DevicePicture drawn={drawn} id={drawing} className="mx-auto w-full max-w-md" />
				<p className="mt-4 text-xl font-semibold first-letter:uppercase">
					<Unbroken>{title}</Unbroken>
				</p>
				{fields.length > 0 && <Fields fields={fields} />}
				<p className="mt-2">{text}</p>
				<p className="mt-3">
					<strong className="block text-sm text-teal-dark">{words.next}</strong>
					{next}
				</p>
				<p className="mt-3 text-sm text-ink-soft">{notInstead}</p>
			</div>
		</li>
	);
}

/** The colors of a chart with their meanings. */
const Fields = ({ fields }: { fields: SaidReading['fields'] }) => (
	<ul className="mt-3 grid gap-2">
		{fields.map(({ color, means }) => (
			<li key={color} className="flex items-center gap-3">
				<svg viewBox="0 0 48 28" aria-hidden="true" className="w-12 shrink-0">
					<rect x="1" y="1" width="46" height="26" rx="4" fill={color} stroke="#b9cfd2" />
				</svg>
				{means}
			</li>
		))}
	</ul>
);
