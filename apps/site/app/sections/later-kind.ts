import { type ComponentType, createElement, use } from 'react';
import type { FurtherKinds } from './further-kinds.ts';

const pauseBeforeRetry = 3000;
/** So long a page that is navigated to waits for the code of its sections before it shows without them, in milliseconds. */
const patience = 1000;

let loaded: FurtherKinds | undefined;
let loading: Promise<FurtherKinds> | undefined;

const furtherKinds = (): Promise<FurtherKinds> => {
	loading ??= load();
	return loading;
};

/** Retries until it succeeds: a page that can be read already must not end in an error because a part of its code is late. */
const load = (): Promise<FurtherKinds> =>
	import('./further-kinds.ts').then(
		({ furtherKinds }) => {
			loaded = furtherKinds;
			return furtherKinds;
		},
		() => new Promise((again) => setTimeout(again, pauseBeforeRetry)).then(load),
	);

/** A section whose code is loaded when a page renders it; `pick` names it among the others. */
export const laterKind =
	<Props extends object>(pick: (kinds: FurtherKinds) => ComponentType<Props>): ComponentType<Props> =>
	(props) =>
		createElement(pick(loaded ?? use(furtherKinds())), props);

/** A navigation renders all sections of its page, so their code comes together with its data. */
export const withFurtherKinds = async <Result>(_: unknown, next: () => Promise<Result>): Promise<Result> => {
	const kinds = furtherKinds();
	const result = await next();
	await Promise.race([kinds, new Promise((done) => setTimeout(done, patience))]);
	return result;
};
