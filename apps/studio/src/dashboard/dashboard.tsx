import { Gutter } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { lacksSecondFactor } from '../access/lacks-second-factor.ts';
import { has, overseers } from '../access/roles.ts';
import { HeldCard } from '../inbox/held-card.tsx';
import { ReportsCard } from '../reports/reports-card.tsx';
import { NotOnSiteCard } from '../snapshot/not-on-site-card.tsx';
import { sayHere } from '../words/say-here.ts';
import { FailedCard } from './failed-card.tsx';
import { FirstDay } from './first-day.tsx';
import { firstDayOf } from './first-day-steps.ts';
import { firstDayBegunAt } from './for-you.ts';
import { GoesLiveCard } from './goes-live-card.tsx';
import { StuckCard } from './stuck-card.tsx';
import { WaitsCard } from './waits-card.tsx';
import { WorkedOnCard } from './worked-on-card.tsx';

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
