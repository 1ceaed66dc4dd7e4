import { brand } from '@site/contract/brand';
import { useEffect } from 'react';
import { showToast } from '../../client/toasts.ts';
import { boardMemberAddress } from '../../destinations.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { pageMeta, publicUrlOf } from '../../meta.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { Member } from './member.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => ({
	member: visitOf(context).ask.boardMember(url.searchParams.get('name') ?? ''),
});

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const member = loaderData?.member;
	if (!member) return [{ title: brand.name }, { name: 'robots', content: 'noindex' }];
	return pageMeta(publicUrlOf(matches), {
		title: `${member.name} - ${brand.name}`,
		description: member.lines.join(' '),
		keywords: `${member.name}, ${member.role}`,
		path: boardMemberAddress(member.key),
	});
}

/** A missing or unknown name shows the toast `Error` and no content. */
export default function BoardMember({ loaderData: { member } }: Route.ComponentProps) {
	const messages = useMessages();
	useEffect(() => {
		if (!member) showToast('error', messages.error);
	}, [member, messages]);
	return member ? <Member member={member} /> : <div className="min-h-[50vh]" />;
}
