import type { ServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { ApprovalsCard } from '../approval/approvals-card.tsx';
import { DeskCard } from '../desk/desk-card.tsx';
import { readableLetters } from '../desk/letter-kinds.ts';
import { HeldCard } from '../inbox/held-card.tsx';
import { LanguagesCard } from '../languages/languages-card.tsx';
import { ReleasesCard } from '../releases/releases-card.tsx';
import { ReportsCard } from '../reports/reports-card.tsx';
import { failedPublications } from '../schedule/failed-publications.ts';
import { plannedPublications } from '../schedule/planned-publications.ts';
import { lacksSecondFactor } from '../second-factor/required.ts';
import { NotOnSiteCard } from '../snapshot/not-on-site-card.tsx';
import {
	applicationsByJob,
	kindsFor,
	mailsUnderWay,
	mostViewedProducts,
	newSubmissions,
	submissionsByDay,
} from './figures.ts';
import { FiguresCard } from './figures-card.tsx';
import { PublicationsCard } from './publications-card.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { searchesNobodyOpens, searchesWithoutResult } from './searches.ts';
import { siteFigures } from './site-figures.ts';
import { StackedBars } from './stacked-bars.tsx';
import { UnopenedCard } from './unopened-card.tsx';

/** What a manager reads at a glance; each colleague sees what their role may see. */
export async function Dashboard({ payload, user }: ServerProps) {
	const person = user ?? null;
	const kinds = kindsFor(person);
	const isEditor = has(person, 'editor');
	const isSeller = has(person, 'editor', 'sales');
	const isRecruiter = has(person, 'recruiter');
	const isAdministrator = has(person);
	const [waiting, days, products, missed, unopened, jobs, planned, failed, mails, onSite] = await Promise.all([
		newSubmissions(payload, kinds),
		submissionsByDay(payload, kinds),
		isSeller ? mostViewedProducts(payload) : [],
		isSeller ? searchesWithoutResult(payload, isEditor) : [],
		isSeller ? searchesNobodyOpens(payload, isEditor) : [],
		isRecruiter ? applicationsByJob(payload) : [],
		isEditor ? plannedPublications(payload) : [],
		isEditor ? failedPublications(payload) : [],
		isAdministrator ? mailsUnderWay(payload) : [],
		isAdministrator ? siteFigures() : undefined,
	]);
	return (
		<main>
			<h1>How things stand</h1>
			{lacksSecondFactor(person) && (
				<p role="alert">
					Your role needs a second factor. <a href="/admin/account">Set it up in your account</a>; until then you see
					nothing else here.
				</p>
			)}
			<div className="studio-charts">
				{has(person, 'quality') && <ReportsCard payload={payload} />}
				{readableLetters(person).length > 0 && <DeskCard payload={payload} user={person} />}
				{kinds.length > 0 && <FiguresCard title="New, not taken up yet" figures={waiting} />}
				{isAdministrator && <HeldCard payload={payload} />}
				{has(person, 'editor', ...overseers) && <ApprovalsCard payload={payload} isAdministrator={isAdministrator} />}
				{has(person, 'editor', ...overseers) && <ReleasesCard payload={payload} />}
				{isEditor && <NotOnSiteCard payload={payload} />}
				{isEditor && <LanguagesCard payload={payload} />}
				{isEditor && <PublicationsCard planned={planned} failed={failed} />}
				{kinds.length > 0 && <StackedBars title="Submissions, last 30 days" days={days} kinds={kinds} />}
				{isSeller && <RankedBars title="Most viewed products, last 30 days" bars={products} colour="#0f6f78" />}
				{isSeller && <RankedBars title="Searches without a result, last 30 days" bars={missed} colour="#ef7459" />}
				{isSeller && <UnopenedCard searches={unopened} />}
				{isRecruiter && <RankedBars title="Applications by job, last 90 days" bars={jobs} colour="#6c6fd6" />}
				{isAdministrator && (
					<FiguresCard
						title="Under way"
						figures={[
							{ label: 'Submissions waiting on the site', value: onSite?.waiting ?? '–' },
							{ label: 'Submissions that could not be delivered', value: onSite?.dead ?? '–' },
							...mails,
						]}
					/>
				)}
			</div>
		</main>
	);
}
