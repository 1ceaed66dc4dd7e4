import { type ComponentType, createElement, use } from 'react';
import { isOfShownList } from '../client/memory/page-data.ts';

const pauseBeforeRetry = 3000;
/** How long a client-side navigation waits for code before it shows the page without those parts, in milliseconds. */
const patience = 1000;

/** Code that loads on first use. */
export type Later<Code> = {
	load(): Promise<Code>;
	/** The code if it is loaded, to render it without suspending. */
	loaded(): Code | undefined;
};

/** Retries until it succeeds: a readable page must not end in an error because a part of its code is late. */
export function later<Code>(fetchCode: () => Promise<Code>): Later<Code> {
	let code: Code | undefined;
	let loading: Promise<Code> | undefined;
	const attempt = (): Promise<Code> =>
		fetchCode().then(
			(fetched) => {
				code = fetched;
				return fetched;
			},
			() => new Promise((again) => setTimeout(again, pauseBeforeRetry)).then(attempt),
		);
	return {
		load: () => {
			loading ??= attempt();
			return loading;
		},
		loaded: () => code,
	};
}

/** A component whose code is loaded on first render; `pick` selects it from the module. Needs a `Suspense` around it. */
export const laterComponent =
	<Code, Props extends object>(code: Later<Code>, pick: (code: Code) => ComponentType<Props>): ComponentType<Props> =>
	(props) =>
		createElement(pick(code.loaded() ?? use(code.load())), props);

/** Middleware for pages with such components: loads their code in parallel with the data. Another view of a list needs none. */
export const togetherWith =
	(load: () => Promise<unknown>) =>
	async <Result>({ request }: { request: Request }, next: () => Promise<Result>): Promise<Result> => {
		if (isOfShownList(request)) return next();
		const code = load();
		const result = await next();
		await Promise.race([code, new Promise((done) => setTimeout(done, patience))]);
		return result;
	};
