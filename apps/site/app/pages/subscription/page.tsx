import { brand } from '@site/contract/brand';
import { type SubscriptionStep, subscriptionPaths } from '@site/contract/subscription';
import { data } from 'react-router';
import { useShell } from '../../client/use-shell.ts';
import { addressOf } from '../../destinations.ts';
import { subscriptionWords } from '../../messages/subscription.ts';
import { useWords } from '../../messages/use-messages.ts';
import { hiddenMeta } from '../../previewed.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

const statusOf = { valid: 200, done: 200, expired: 410, invalid: 400 } as const;
type Shown = keyof typeof statusOf;

/** Where the links in our messages lead: a button that confirms or unsubscribes, and what became of it. */
export function loader({ context, pattern, url }: Route.LoaderArgs) {
	const { language, subscriptionLink } = visitOf(context);
	const step: SubscriptionStep = pattern === subscriptionPaths.confirm ? 'confirm' : 'unsubscribe';
	const token = url.searchParams.get('token') ?? '';
	const shown: Shown = url.searchParams.has('done') ? 'done' : subscriptionLink(step, token);
	const { title } = wordsOf(subscriptionWords[language], step, shown);
	const problem = problemIn(url);
	return data({ step, token, shown, title, problem }, { status: statusOf[shown] });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
	hiddenMeta(loaderData ? `${loaderData.title} - ${brand.name}` : brand.name);

export default function Subscription({ loaderData: { step, token, shown, problem } }: Route.ComponentProps) {
	const words = useWords(subscriptionWords);
	const { title, text } = wordsOf(words, step, shown);
	return (
		<div className="mx-auto flex max-w-prose flex-col items-center px-5 py-24 text-center">
			<Icon name={shown === 'done' ? 'check' : shown === 'valid' ? 'mail' : 'alert'} className="size-12 text-teal" />
			<h1 tabIndex={-1} className="mt-6 text-3xl">
				{title}
			</h1>
			<p className="mt-4 text-lg text-balance text-ink-soft">{text}</p>
			{problem && shown === 'valid' && (
				<p role="alert" className="mt-6 font-semibold text-danger">
					{words.problem[problem]}
				</p>
			)}
			<div className="mt-8 flex flex-wrap justify-center gap-4">
				{shown === 'valid' ? <Act step={step} token={token} label={words[step].button} /> : <WaysOn words={words} />}
			</div>
		</div>
	);
}

/** Sent by the browser itself, so that it needs no script; the token leaves the address with it. */
function Act({ step, token, label }: { step: SubscriptionStep; token: string; label: string }) {
	const { language } = useShell();
	return (
		<form method="post" action={subscriptionPaths[step]}>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="language" value={language} />
			<Button type="submit">{label}</Button>
		</form>
	);
}

type Words = (typeof subscriptionWords)['en'];

const WaysOn = ({ words }: { words: Words }) => (
	<>
		<ButtonLink to="/">{words.home}</ButtonLink>
		<ButtonLink to={addressOf({ name: 'Contact' })} style="secondary">
			{words.contact}
		</ButtonLink>
	</>
);

function wordsOf(words: Words, step: SubscriptionStep, shown: Shown): { title: string; text: string } {
	if (shown === 'valid') return words[step];
	if (shown === 'done') return { title: words[step].doneTitle, text: words[step].doneText };
	return words[shown];
}

function problemIn(url: URL): keyof Words['problem'] | undefined {
	const problem = url.searchParams.get('problem');
	return problem === 'later' || problem === 'often' ? problem : undefined;
}
