import { type ComponentType, lazy } from 'react';
import type { FurtherKinds } from './further-kinds.ts';

const pause = 3000;

/** Asks until it comes: a page that can be read already must not end in an error because a part of its code is late. */
const furtherKinds = (): Promise<FurtherKinds> =>
	import('./further-kinds.ts').then(
		({ furtherKinds }) => furtherKinds,
		() => new Promise((again) => setTimeout(again, pause)).then(furtherKinds),
	);

/** A section whose code comes when a page has it; `pick` names it among the others. */
export const laterKind = <Props>(pick: (kinds: FurtherKinds) => ComponentType<Props>) =>
	lazy(async () => ({ default: pick(await furtherKinds()) }));
