import type { ServerProps } from 'payload';
import { lacksSecondFactor } from '../access/lacks-second-factor.ts';
import { has, overseers } from '../access/roles.ts';
import { ApprovalsCard } from '../approval/approvals-card.tsx';
import { DeskCard } from '../desk/desk-card.tsx';
import { HeldCard } from '../inbox/held-card.tsx';
import { readableKinds } from '../inbox/message-kinds.ts';
import { LanguagesCard } from '../languages/languages-card.tsx';
import { ReleasesCard } from '../releases/releases-card.tsx';
import { ReportsCard } from '../reports/reports-card.tsx';
import { failedPublications } from '../schedule/failed-publications.ts';
import { plannedPublications } from '../schedule/planned-publications.ts';
import { NotOnSiteCard } from '../snapshot/not-on-site-card.tsx';
import { sayHere } from '../words/say-here.ts';
import {
	applicationsByJob,
	kindsFor,
	mailsUnderWay,
	mostViewedProducts,
	newSubmissions,
	submissionsByDay,
} from './figures.ts';
import { FiguresCard } from './figures-card.tsx';
import { FirstDay } from './first-day.tsx';
import { firstDayOf } from './first-day-steps.ts';
import { firstDayBegunAt, waitsFor, workedOnLast } from './for-you.ts';
import { PublicationsCard } from './publications-card.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { searchesNobodyOpens, searchesWithoutResult } from './searches.ts';
import { siteFigures } from './site-figures.ts';
import { StackedBars } from './stacked-bars.tsx';
import { UnopenedCard } from './unopened-card.tsx';
import { WorkedOnCard } from './worked-on-card.tsx';

/** Open tasks, recent work and figures, as far as the user's roles may see them. */
export async function Dashboard({ payload, user, permissions }: ServerProps) {
	const say = await sayHere();
	const person = user ?? null;
	const kinds = kindsFor(person);
	const isEditor = has(person, 'editor');
	const isSeller = has(person, 'editor', 'sales');
	const isRecruiter = has(person, 'recruiter');
	const isAdministrator = has(person);
	const isIn = user && !lacksSecondFactor(user);
	const [forMe, workedOn, begunAt, waiting, days, products, missed, unopened, jobs, planned, failed, mails, onSite] =
		await Promise.all([
			isIn ? waitsFor(payload, user, say) : [],
			isIn ? workedOnLast(payload, user, permissions, say) : [],
			isIn ? firstDayBegunAt(payload, user) : 0,
			newSubmissions(payload, kinds, say),
			submissionsByDay(payload, kinds),
			isSeller ? mostViewedProducts(payload) : [],
			isSeller ? searchesWithoutResult(payload, isEditor) : [],
			isSeller ? searchesNobodyOpens(payload, isEditor) : [],
			isRecruiter ? applicationsByJob(payload) : [],
			isEditor ? plannedPublications(payload) : [],
			isEditor ? failedPublications(payload) : [],
			isAdministrator ? mailsUnderWay(payload, say) : [],
			isAdministrator ? siteFigures() : undefined,
		]);
	return (
		<main>
			<h1>{say('How things stand', '总览')}</h1>
			{lacksSecondFactor(person) && (
				<p role="alert">
					{say('Your role needs a second factor. ', '您的角色需要第二因素。')}
					<a href="/admin/account">{say('Set it up in your account', '请在账户中设置')}</a>
					{say('; until then you see nothing else here.', '；在此之前您在这里看不到其他内容。')}
				</p>
			)}
			{isIn && <FirstDay steps={firstDayOf(user)} begunAt={begunAt} />}
			<div className="studio-charts">
				{isIn && (
					<FiguresCard
						title={say('Waits for you', '等待您处理')}
						figures={forMe}
						none={say('Nothing at present.', '目前没有。')}
					/>
				)}
				{isIn && <WorkedOnCard items={workedOn} />}
				{has(person, 'quality') && <ReportsCard payload={payload} />}
				{readableKinds(person).length > 0 && <DeskCard payload={payload} user={person} />}
				{kinds.length > 0 && <FiguresCard title={say('New, not taken up yet', '新来信，尚未处理')} figures={waiting} />}
				{isAdministrator && <HeldCard payload={payload} />}
				{has(person, 'editor', ...overseers) && <ApprovalsCard payload={payload} isAdministrator={isAdministrator} />}
				{has(person, 'editor', ...overseers) && <ReleasesCard payload={payload} />}
				{isEditor && <NotOnSiteCard payload={payload} />}
				{isEditor && <LanguagesCard payload={payload} />}
				{isEditor && <PublicationsCard planned={planned} failed={failed} />}
				{kinds.length > 0 && (
					<StackedBars title={say('Submissions, last 30 days', '提交数量，最近 30 天')} days={days} kinds={kinds} />
				)}
				{isSeller && (
					<RankedBars
						title={say('Most viewed products, last 30 days', '浏览最多的产品，最近 30 天')}
						bars={products}
						colour="#0f6f78"
					/>
				)}
				{isSeller && (
					<RankedBars
						title={say('Searches without a result, last 30 days', '无结果的搜索，最近 30 天')}
						bars={missed}
						colour="#ef7459"
					/>
				)}
				{isSeller && <UnopenedCard searches={unopened} />}
				{isRecruiter && (
					<RankedBars
						title={say('Applications by job, last 90 days', '各职位的求职申请，最近 90 天')}
						bars={jobs}
						colour="#6c6fd6"
					/>
				)}
				{isAdministrator && (
					<FiguresCard
						title={say('Under way', '进行中')}
						figures={[
							{ label: say('Submissions waiting on the site', '在网站上等待的提交'), value: onSite?.waiting ?? '–' },
							{ label: say('Submissions that could not be delivered', '无法送达的提交'), value: onSite?.dead ?? '–' },
							...mails,
						]}
					/>
				)}
			</div>
		</main>
	);
}
