import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { has } from '../access/roles.ts';
import { DeskCard } from '../desk/desk-card.tsx';
import { LanguagesCard } from '../languages/languages-card.tsx';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { viewTitles } from '../words/view-titles.ts';
import { applicationsByJob, kindsFor, mostViewedProducts, submissionsByDay } from './figures.ts';
import { RankedBars } from './ranked-bars.tsx';
import { searchesNobodyOpens, searchesWithoutResult } from './searches.ts';
import { StackedBars } from './stacked-bars.tsx';
import { UnopenedCard } from './unopened-card.tsx';

async function Figures({ payload, user }: { payload: Payload; user: TypedUser | null }) {
	const kinds = kindsFor(user);
	const isEditor = has(user, 'editor');
	const isSeller = has(user, 'editor', 'sales');
	const isRecruiter = has(user, 'recruiter');
	const [say, days, products, missed, unopened, jobs] = await Promise.all([
		sayHere(),
		submissionsByDay(payload, kinds),
		isSeller ? mostViewedProducts(payload, isEditor) : [],
		isSeller ? searchesWithoutResult(payload, isEditor) : [],
		isSeller ? searchesNobodyOpens(payload, isEditor) : [],
		isRecruiter ? applicationsByJob(payload) : [],
	]);
	return (
		<div className="studio-charts">
			<DeskCard payload={payload} user={user} />
			{kinds.length > 0 && (
				<StackedBars title={say('Submissions, last 30 days', '提交数量，最近 30 天')} days={days} kinds={kinds} />
			)}
			{isEditor && <LanguagesCard payload={payload} />}
			<RankedBars
				title={say('Most viewed products, last 30 days', '浏览最多的产品，最近 30 天')}
				bars={products}
				colour="#0f6f78"
			/>
			<RankedBars
				title={say('Searches without a result, last 30 days', '无结果的搜索，最近 30 天')}
				bars={missed}
				colour="#ef7459"
			/>
			{unopened.length > 0 && <UnopenedCard searches={unopened} />}
			<RankedBars
				title={say('Applications by job, last 90 days', '各职位的求职申请，最近 90 天')}
				bars={jobs}
				colour="#6c6fd6"
			/>
		</div>
	);
}

/** How much arrives and how soon it is answered, what visitors look at and search for. */
export async function FiguresView(props: AdminViewServerProps) {
	const say = await sayHere();
	const { req } = props.initPageResult;
	return (
		<StudioPage {...props} at="/admin/figures">
			<h1>{say(viewTitles.figures)}</h1>
			<Figures payload={req.payload} user={req.user} />
		</StudioPage>
	);
}
