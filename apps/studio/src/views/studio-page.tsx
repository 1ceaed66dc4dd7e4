import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { queryOf } from './query-of.ts';

type StudioPageProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
	/** Its address, for the return after sign-in. */
	at: string;
	className?: string;
	children: ReactNode;
};

/** The frame of our own views. Users who are not signed in are sent to sign in and return to the same address. */
export function StudioPage({ initPageResult, params, searchParams, at, className, children }: StudioPageProps) {
	const { req, locale, permissions, visibleEntities } = initPageResult;
	if (!req.user) {
		const query = queryOf(searchParams);
		redirect(`/admin/login?redirect=${encodeURIComponent(query.size > 0 ? `${at}?${query}` : at)}`);
	}
	return (
		<DefaultTemplate
			i18n={req.i18n}
			locale={locale}
			params={params}
			payload={req.payload}
			permissions={permissions}
			searchParams={searchParams}
			user={req.user}
			viewActions={req.payload.config.admin.components.actions}
			visibleEntities={visibleEntities}
		>
			<main className={className}>
				<Gutter>{children}</Gutter>
			</main>
		</DefaultTemplate>
	);
}
