import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { use } from 'react';
import { has } from '../access/roles.ts';
import { DeskCard } from '../desk/desk-card.tsx';
import { LanguagesCard } from '../languages/languages-card.tsx';
import { keyed } from '../views/keyed.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { viewTitles } from '../words/view-titles.ts';
import { applicationsByJob, type Bar, kindsFor, mostViewedProducts, submissionsByDay } from './figures.ts';
import {
	fewestShown,
	openedAtMostOneIn,
	searchesNobodyOpens,
	searchesWithoutResult,
	type UnopenedSearch,
} from './searches.ts';
import { StackedBars } from './stacked-bars.tsx';

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

function RankedBars({ title, bars, colour }: { title: string; bars: Bar[]; colour: string }) {
	if (bars.length === 0) return null;
	const most = Math.max(...bars.map(({ value }) => value), 1);
	return (
		<section className="studio-chart">
			<h2>{title}</h2>
			<ol className="studio-bars">
				{keyed(bars, ({ label }) => label).map(({ key, row: { label, value, href } }) => (
					<li key={key}>
						{href ? <a href={href}>{label}</a> : <b>{label}</b>}
						<span>
							<i style={{ width: `${(value / most) * 85}%`, background: colour }} />
							{value}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

const share = new Intl.NumberFormat('en', { style: 'percent' });

const UnopenedCard = ({ searches }: { searches: UnopenedSearch[] }) => {
	const say = use(sayHere());
	return (
		<section className="studio-chart" aria-labelledby="unopened-searches">
			<h2 id="unopened-searches">
				{say('Searches whose results nobody opens, last 30 days', '结果无人打开的搜索，最近 30 天')}
			</h2>
			<p>
				{say(
					`Shown at least ${fewestShown} times, and a result opened at most once in ${openedAtMostOneIn}.`,
					`至少显示 ${fewestShown} 次，且平均每 ${openedAtMostOneIn} 次最多打开一个结果。`,
				)}
			</p>
			<table className="studio-counts" aria-labelledby="unopened-searches">
				<thead>
					<tr>
						<th scope="col">{say('Words', '搜索词')}</th>
						<th scope="col">{say('Shown', '显示')}</th>
						<th scope="col">{say('Opened', '打开')}</th>
						<th scope="col">{say('Share', '比例')}</th>
					</tr>
				</thead>
				<tbody>
					{searches.map(({ words, shown, opened, href }) => (
						<tr key={words}>
							<th scope="row">{href ? <a href={href}>{words}</a> : words}</th>
							<td>{shown}</td>
							<td>{opened}</td>
							<td>{share.format(opened / shown)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
};
