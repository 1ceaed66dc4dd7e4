import { brand } from '@site/contract/brand';
import { data } from 'react-router';
import { boardMemberAddress } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { boardWords } from '../../messages/board.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { Member } from './member.tsx';
import { NoMember } from './no-member.tsx';
import { sentenceOf } from './sentence-of.ts';

export function loader({ context, url }: Route.LoaderArgs) {
	const members = visitOf(context).ask.boardMembers();
	const at = members.findIndex(({ key }) => key === url.searchParams.get('name'));
	const member = members[at];
	if (!member) return data({ member: null, next: null }, { status: 404 });
	const following = members[(at + 1) % members.length];
	const next = following && following !== member ? { key: following.key, name: following.name } : null;
	return data({ member, next }, { status: 200 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const member = loaderData?.member;
	const site = siteOf(matches);
	if (!member)
		return [
			{ title: `${boardWords[site.language].unknownTitle} - ${brand.name}` },
			{ name: 'robots', content: 'noindex' },
		];
	return pageMeta(site, {
		title: `${member.name} - ${brand.name}`,
		description: sentenceOf(member.lines, site.language),
		keywords: `${member.name}, ${member.role}`,
		path: boardMemberAddress(member.key),
	});
}

export default function BoardMember({ loaderData: { member, next } }: Route.ComponentProps) {
	return member ? <Member member={member} next={next} /> : <NoMember />;
}
