import { Link } from 'react-router';
import { usePageMemory } from '../../client/page-memory.ts';
import { writeSession } from '../../client/session.ts';
import { careersWords } from '../../messages/careers.ts';
import { useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Job } from './jobs.ts';

/** The jobs of a page. Which ones are open is remembered where the page is (D8). */
export function OpenPositions({ jobs }: { jobs: readonly Job[] }) {
	const [open, setOpen] = usePageMemory<readonly number[]>('jobs', []);
	return (
		<ul className="grid gap-3 transition-opacity delay-150 in-aria-busy:opacity-50">
			{jobs.map((job) => (
				<li key={job.id}>
					<Position
						job={job}
						open={open.includes(job.id)}
						onToggle={(isOpen) => setOpen((ids) => [...ids.filter((id) => id !== job.id), ...(isOpen ? [job.id] : [])])}
					/>
				</li>
			))}
		</ul>
	);
}

type PositionProps = { job: Job; open: boolean; onToggle: (open: boolean) => void };

function Position({ job: { id, title, content, locations }, open, onToggle }: PositionProps) {
	const words = useWords(careersWords);
	return (
		<details
			open={open}
			onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
			className="group/job rounded-card border border-line bg-white"
		>
			<summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-4 desktop:px-7">
				<h3 className="text-lg">{title}</h3>
				<span className="row-start-2 flex flex-wrap gap-2">
					{locations.map(({ id, name }) => (
						<span key={id} className="rounded-full bg-pale px-3 py-0.5 text-xs font-semibold text-teal-dark">
							{name}
						</span>
					))}
				</span>
				{/* Turned by an eighth the sign for clear is the one for add. */}
				<Icon
					name="close"
					className="col-start-2 row-span-2 row-start-1 size-6 rotate-45 text-teal transition-transform duration-200 group-open/job:rotate-0"
				/>
			</summary>
			<div className="grid justify-items-start gap-6 px-5 pt-1 pb-6 desktop:px-7">
				<RichText html={content} />
				<Link
					// The address has it too, for browsers that store nothing, new tabs and the way back.
					to={`/careers-apply?job=${id}`}
					onClick={() => writeSession('careersName', title)}
					aria-label={words.applyFor(title)}
					className={buttonClass('primary', 'mobile:w-full')}
				>
					{words.applyNow}
				</Link>
			</div>
		</details>
	);
}
