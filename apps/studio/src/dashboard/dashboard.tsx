import type { ServerProps } from 'payload';
import { has } from '../access/roles.ts';
import {
	applicationsByJob,
	kindsFor,
	mostViewedProducts,
	newSubmissions,
	submissionsByDay,
	underWay,
} from './figures.ts';
import { FiguresCard } from './figures-card.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { StackedBars } from './stacked-bars.tsx';
import { waitingOnSite } from './waiting-on-site.ts';

/** What a manager reads at a glance; each colleague sees what their role may see. */
export async function Dashboard({ payload, user }: ServerProps) {
	const person = user ?? null;
	const kinds = kindsFor(person);
	const isSeller = has(person, 'editor', 'sales');
	const isRecruiter = has(person, 'recruiter');
	const [waiting, days, products, jobs, moving, onSite] = await Promise.all([
		newSubmissions(payload, kinds),
		submissionsByDay(payload, kinds),
		isSeller ? mostViewedProducts(payload) : [],
		isRecruiter ? applicationsByJob(payload) : [],
		has(person) ? underWay(payload) : [],
		has(person) ? waitingOnSite() : undefined,
	]);
	return (
		<div className="studio-charts">
			{kinds.length > 0 && <FiguresCard title="New, not taken up yet" figures={waiting} />}
			{kinds.length > 0 && <StackedBars title="Submissions, last 30 days" days={days} kinds={kinds} />}
			{isSeller && <RankedBars title="Most viewed products, last 30 days" bars={products} colour="#0f6f78" />}
			{isRecruiter && <RankedBars title="Applications by job, last 90 days" bars={jobs} colour="#6c6fd6" />}
			{has(person) && (
				<FiguresCard
					title="Under way"
					figures={[{ label: 'Submissions waiting on the site', value: onSite ?? '–' }, ...moving]}
				/>
			)}
		</div>
	);
}
