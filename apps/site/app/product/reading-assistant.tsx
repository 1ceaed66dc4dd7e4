import type { SaidReading } from '@site/contract/said-reading';
import { useShell } from '../client/use-shell.ts';
import { readingPageWords } from '../messages/reading.ts';
import { useWords } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ReadingView } from '../visit.ts';
import { DevicePicture } from './device-picture.tsx';

/** 'What do you see?' Each choice opens its answer, without a script. */
export function ReadingAssistant({ view }: { view: ReadingView }) {
	const words = useWords(readingPageWords);
	const { phone } = useShell().settings;
	const isDisplay = view.readings.every(({ drawn }) => drawn.display !== undefined);
	return (
		<>
			<h3 className="text-2xl">{isDisplay ? words.display : words.question}</h3>
			{!isDisplay && <p className="mt-1 text-ink-soft print:hidden">{words.pick}</p>}
			<ul className="mt-5 grid items-start gap-3 wide:grid-cols-2 print:grid-cols-3!">
				{view.readings.map((reading) => (
					<li key={reading.id} className="break-inside-avoid">
						<Reading reading={reading} notInstead={view.notInstead} />
					</li>
				))}
			</ul>
			{view.notes.map(({ title, text }) => (
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

function Reading({ reading, notInstead }: { reading: SaidReading; notInstead: string }) {
	const words = useWords(readingPageWords);
	const { id, sees, title, text, next, fields, drawn } = reading;
	return (
		<details
			name="reading"
			id={`see-${id}`}
			className="group rounded-card border border-line bg-white open:border-teal"
		>
			<summary className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
				<DevicePicture drawn={drawn} className="max-h-36 w-28 max-w-full shrink-0 lg:w-40" />
				<span className="flex min-w-40 flex-1 items-center gap-4">
					<span className="min-w-0 grow font-semibold">
						<Unbroken>{sees}</Unbroken>
					</span>
					<Icon name="chevron" className="size-5 shrink-0 text-teal-dark group-open:rotate-180" />
				</span>
			</summary>
			<div className="border-t border-line px-4 py-4">
				<p className="text-xl font-semibold first-letter:uppercase">
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
		</details>
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
