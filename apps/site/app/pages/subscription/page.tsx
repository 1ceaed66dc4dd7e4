import { brand } from '@site/contract/brand';
import { type SubscriptionStep, type SubscriptionTopic, subscriptionPaths } from '@site/contract/subscription';
import { data } from 'react-router';
import { useShell } from '../../client/use-shell.ts';
import { addressOf } from '../../destinations.ts';
import { hiddenMeta } from '../../document/previewed.ts';
import { subscriptionWords } from '../../messages/subscription.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

const statusOf = { valid: 200, done: 200, expired: 410, invalid: 400 } as const;
type Shown = keyof typeof statusOf;

/** The target of the links in our emails: a button that confirms or unsubscribes, and its result. */
export function loader({ context, pattern, url }: Route.LoaderArgs) {
	const { language, subscriptionLink } = visitOf(context);
	const step: SubscriptionStep = pattern === subscriptionPaths.confirm ? 'confirm' : 'unsubscribe';
	const token = url.searchParams.get('token') ?? '';
	const isDone = url.searchParams.has('done');
	const link = subscriptionLink(step, token);
	const shown: Shown = isDone ? 'done' : link.outcome;
	const topic = isDone && url.searchParams.get('about') === 'watch' ? 'watch' : link.topic;
	const { title } = wordsOf(subscriptionWords[language], { topic, step, shown });
	const problem = problemIn(url);
	return data({ topic, step, token, shown, title, problem }, { status: statusOf[shown] });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
	hiddenMeta(loaderData ? `${loaderData.title} - ${brand.name}` : brand.name);

export default function Subscription({ loaderData: { topic, step, token, shown, problem } }: Route.ComponentProps) {
	const words = useWords(subscriptionWords);
	const { title, text } = wordsOf(words, { topic, step, shown });
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
				{shown === 'valid' ? (
					<Act step={step} token={token} label={words[topic][step].button} />
				) : (
					<WaysOn words={words} />
				)}
			</div>
		</div>
	);
}

/** A plain form: it needs no script, and removes the token from the address. */
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

type About = { topic: SubscriptionTopic; step: SubscriptionStep; shown: Shown };

function wordsOf(words: Words, { topic, step, shown }: About): { title: string; text: string } {
	const { [step]: said, expired } = words[topic];
	if (shown === 'valid') return said;
	if (shown === 'done') return { title: said.doneTitle, text: said.doneText };
	return shown === 'expired' ? expired : words.invalid;
}

function problemIn(url: URL): keyof Words['problem'] | undefined {
	const problem = url.searchParams.get('problem');
	return problem === 'later' || problem === 'often' ? problem : undefined;
}
