import type { ServerProps, VisibleEntities } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { badgesFor } from './badges.ts';
import { menuFor } from './menu-entries.ts';
import { MenuFrame } from './menu-frame.tsx';

type MenuProps = Partial<ServerProps> & { visibleEntities?: VisibleEntities };

/** In place of Payload's menu, which lists every collection. */
export async function Menu({ payload, permissions, user, visibleEntities }: MenuProps) {
	if (!payload || !visibleEntities) return null;
	const say = await sayHere();
	const person = user ?? null;
	const menu = menuFor({ config: payload.config, permissions, visible: visibleEntities, person, say });
	return <MenuFrame {...menu} badges={await badgesFor(payload, person, say)} />;
}
