import { Link } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { writeSession } from '../../client/memory/session.ts';
import { useShell } from '../../client/use-shell.ts';
import { careersWords } from '../../messages/careers.ts';
import { useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Words } from '../../ui/words.tsx';
import type { Job } from './loader.ts';

type OpenPositionsProps = {
	jobs: readonly Job[];
	open: readonly number[];
	onToggle: (id: number, isOpen: boolean) => void;
};

/** The jobs of a page. The address says which ones are open, so going back restores them. */
export const OpenPositions = ({ jobs, open, onToggle }: OpenPositionsProps) => (
	<ul className="grid gap-3 transition-opacity delay-150 in-aria-busy:opacity-50">
		{jobs.map((job) => (
			<li key={job.id} id={`job-${job.id}`} className="scroll-mt-36">
				<Position job={job} open={open.includes(job.id)} onToggle={onToggle} />
			</li>
		))}
	</ul>
);

type PositionProps = {
	job: Job;
	open: boolean;
	onToggle: OpenPositionsProps['onToggle'];
};

function Position({ job, open, onToggle }: PositionProps) {
	const { id, title, content, locations, employment, postedText } = job;
	const words = useWords(careersWords);
	const { language } = useShell();
	return (
		<details
			open={open}
			onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle(id, currentTarget.open)}
			className="group/job rounded-card border border-line bg-white"
		>
			<summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-4 desktop:px-7">
				<h3 className="text-xl">
					<Words of={title} />
				</h3>
				<span className="row-start-2 flex flex-wrap gap-2">
					{locations.map(({ id, name }) => (
						<span key={id} className="rounded-full bg-pale px-3 py-0.5 text-xs font-semibold text-teal-dark">
							{name}
						</span>
					))}
					{employment && (
						<span className="rounded-full bg-mist px-3 py-0.5 text-xs font-semibold text-ink">
							{words.employment[employment]}
						</span>
					)}
					<span className="py-0.5 text-xs text-ink-soft">{words.posted(postedText)}</span>
				</span>
				{/* The close icon, rotated by 45 degrees, is a plus sign. */}
				<Icon
					name="close"
					className="col-start-2 row-span-2 row-start-1 size-6 rotate-45 text-teal transition-transform duration-200 group-open/job:rotate-0"
				/>
			</summary>
			<div className="grid justify-items-start gap-6 px-5 pt-1 pb-6 desktop:px-7">
				<RichText html={content} />
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3 mobile:w-full">
					<Link
						// The address names the job too, for browsers without storage, new tabs and going back.
						to={addressIn(language, `/careers-apply?job=${id}`)}
						onClick={() => writeSession('careersName', title)}
						aria-label={words.applyFor(title)}
						className={buttonClass('primary', 'mobile:w-full')}
					>
						{words.applyNow}
					</Link>
					<ShareLink id={id} title={title} />
				</div>
			</div>
		</details>
	);
}

function ShareLink({ id, title }: { id: number; title: string }) {
	const words = useWords(careersWords);
	const { language } = useShell();
	return (
		<CopyLink
			address={addressIn(language, `/careers?job=${id}#job-${id}`)}
			copied={words.linkCopied}
			aria-label={words.linkTo(title)}
			className="inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline underline-offset-4"
		>
			{words.copyLink}
		</CopyLink>
	);
}
