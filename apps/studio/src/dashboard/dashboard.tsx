import { Gutter } from '@payloadcms/ui';
import type { Payload, SanitizedPermissions, ServerProps, TypedUser } from 'payload';
import { Suspense } from 'react';
import { lacksSecondFactor } from '../access/lacks-second-factor.ts';
import { has, overseers } from '../access/roles.ts';
import { HeldCard } from '../inbox/held-card.tsx';
import { ReportsCard } from '../reports/reports-card.tsx';
import { failedPublications } from '../schedule/failed-publications.ts';
import { currentSnapshot } from '../snapshot/current.ts';
import { momentInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import { FirstDay } from './first-day.tsx';
import { firstDayOf } from './first-day-steps.ts';
import { firstDayBegunAt, workedOnLast } from './for-you.ts';
import { GoesLiveCard } from './goes-live-card.tsx';
import { StuckCard } from './stuck-card.tsx';
import { WaitsCard } from './waits-card.tsx';

/** The user's open work, their recent work, and the next publications, as far as their roles may see them. */
export async function Dashboard({ payload, user, permissions }: ServerProps) {
	const say = await sayHere();
	const person = user ?? null;
	const isEditor = has(person, 'editor');
	const isAdministrator = has(person);
	const isIn = user && !lacksSecondFactor(user);
	return (
		<Gutter className="dashboard">
			<main>
				<h1>{say('How things stand', '总览')}</h1>
				{lacksSecondFactor(person) && (
					<p role="alert">
						{say('Your role needs a second factor. ', '您的角色需要第二因素。')}
						<a href="/admin/account">{say('Set it up in your account', '请在账户中设置')}</a>
						{say('; until then you see nothing else here.', '；在此之前您在这里看不到其他内容。')}
					</p>
				)}
				{isIn && (
					<>
						<div className="studio-home">
							<div>
								<WaitsCard payload={payload} user={user} />
								{has(person, 'quality') && <ReportsCard payload={payload} />}
								{isAdministrator && <HeldCard payload={payload} />}
								{isEditor && <FailedCard payload={payload} />}
								{isEditor && <NotOnSiteCard payload={payload} />}
								{isAdministrator && (
									<Suspense>
										<StuckCard payload={payload} />
									</Suspense>
								)}
							</div>
							<div>
								<WorkedOnCard payload={payload} user={user} permissions={permissions} />
								{has(person, 'editor', ...overseers) && <GoesLiveCard payload={payload} isEditor={isEditor} />}
							</div>
						</div>
						<FirstDay steps={firstDayOf(user)} begunAt={await firstDayBegunAt(payload, user)} />
					</>
				)}
			</main>
		</Gutter>
	);
}

/** Scheduled publications that failed, until they are done in another way. */
async function FailedCard({ payload }: { payload: Payload }) {
	const [say, failed] = await Promise.all([sayHere(), failedPublications(payload)]);
	if (failed.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="failed-publications">
			<h2 id="failed-publications">
				{say('Scheduled, but failed', '预约失败')} <span className="studio-badge">{failed.length}</span>
			</h2>
			<ul className="studio-list">
				{failed.map(({ id, type, title, path, reason, failedAt }) => (
					<li key={id}>
						<a href={path}>{title}</a>
						{type === 'publish'
							? say(' was not published, ', '发布失败，')
							: say(' was not unpublished, ', '取消发布失败，')}
						<time dateTime={failedAt}>{momentInWords(failedAt, say)}</time>: {reason}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Lists content that is published in the studio but not on the site, with reasons. */
async function NotOnSiteCard({ payload }: { payload: Payload }) {
	const say = await sayHere();
	const list = [...(await currentSnapshot(payload)).values()].flatMap(({ notOnSite }) => notOnSite);
	if (list.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="not-on-site">
			<h2 id="not-on-site">{say('Not on the site', '不在网站上')}</h2>
			<ul className="studio-list">
				{list.map(({ slug, id, title, reason, hasFormer }) => (
					<li key={`${slug}/${id}`}>
						<a href={id ? `/admin/collections/${slug}/${id}` : `/admin/globals/${slug}`}>{title}</a>: {reason}{' '}
						{hasFormer && say('The version before it is shown instead.', '网站改为显示之前的版本。')}
					</li>
				))}
			</ul>
		</section>
	);
}

interface Props {
	payload: Payload;
	user: TypedUser;
	permissions: SanitizedPermissions | undefined;
}

/** Links to the items that the user worked on last. */
async function WorkedOnCard({ payload, user, permissions }: Props) {
	const say = await sayHere();
	const items = await workedOnLast(payload, user, permissions, say);
	if (items.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="worked-on">
			<h2 id="worked-on">{say('What you worked on last', '您最近处理的内容')}</h2>
			<ul className="studio-list">
				{items.map(({ title, kind, href, at, isUnsaved }) => (
					<li key={`${href} ${at}`}>
						<a href={href}>{title}</a>
						{title !== kind && ` (${kind})`}, <time dateTime={at}>{momentInWords(at, say)}</time>
						{isUnsaved && <strong>{say(', not saved yet', '，尚未保存')}</strong>}
					</li>
				))}
			</ul>
		</section>
	);
}
