import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { answers } from '../server/kept-for-person.ts';

type PageProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & { children: ReactNode };

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** What the form that was sent last has done, with the way back to a letter that has left the queue. */
function Said({ initPageResult, searchParams }: Omit<PageProps, 'children'>) {
	const person = Number(initPageResult.req.user?.id);
	const said = (name: string) => answers.find(first(searchParams?.[name]), person);
	const [done, problem, last] = [said('done'), said('problem'), said('last')];
	return (
		<>
			{done && (
				<p role="status" className="desk-told">
					{done} {last && <a href={last}>Back to it</a>}
				</p>
			)}
			{problem && (
				<p role="alert" className="desk-told desk-refused">
					{problem}
				</p>
			)}
		</>
	);
}

/** The frame of the desk's views within the studio. */
export function DeskPage({ initPageResult, params, searchParams, children }: PageProps) {
	const { req, permissions, visibleEntities } = initPageResult;
	if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fdesk');
	return (
		<DefaultTemplate
			i18n={req.i18n}
			locale={initPageResult.locale}
			params={params}
			payload={req.payload}
			permissions={permissions}
			searchParams={searchParams}
			user={req.user ?? undefined}
			visibleEntities={visibleEntities}
		>
			<main className="desk">
				<Gutter>
					<Said initPageResult={initPageResult} params={params} searchParams={searchParams} />
					{children}
				</Gutter>
			</main>
		</DefaultTemplate>
	);
}
