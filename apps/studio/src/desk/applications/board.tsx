'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useListens } from '../../views/use-listens.ts';
import { useSay } from '../../words/use-say.ts';
import { AnswerManyForm } from './answer-many-form.tsx';
import { ApplicationCard } from './application-card.tsx';
import type { MovedMany } from './application-endpoints.ts';
import type { Card } from './board-facts.ts';
import { changeApplication } from './change-application.ts';
import { type Left, LeftOutOfMany } from './left-out-of-many.tsx';
import { post } from './post.ts';
import { type Stage, stageLabels, stages } from './stages.ts';

interface Shown {
	cards: Card[];
	templates: { id: number; name: string }[];
	hasMailServer: boolean;
	isOfOneJob: boolean;
	/** The same for server and browser, so that ages agree. */
	now: number;
}

const replaced = (cards: Card[], reference: string, part: Partial<Card>): Card[] =>
	cards.map((card) => (card.reference === reference ? { ...card, ...part } : card));

/** Interval for fetching colleagues' changes, in milliseconds. */
const often = 10_000;

interface Own {
	parts: Partial<Card>;
	/** Epoch milliseconds; Infinity until the server has responded. */
	until: number;
}

const withOwn = (cards: Card[], own: ReadonlyMap<string, Own>): Card[] =>
	cards.map((card) => {
		const mine = own.get(card.reference);
		return mine && mine.until > Date.now() ? { ...card, ...mine.parts } : card;
	});

/** Columns by stage; on a phone one column at a time. */
export function Board({ cards: stored, templates, hasMailServer, isOfOneJob, now }: Shown) {
	const say = useSay();
	const listens = useListens();
	const router = useRouter();
	const [cards, setCards] = useState(stored);
	const [shown, setShown] = useState<Stage>(
		() => stages.find((stage) => stored.some((one) => one.stage === stage)) ?? 'new',
	);
	const [over, setOver] = useState<Stage>();
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const [moved, setMoved] = useState('');

	const [left, setLeft] = useState<Left>({ people: [], isOfLetters: false });
	/** The user's recent changes, which older data from the server must not overwrite. */
	const own = useRef(new Map<string, Own>());

	// Show colleagues' changes without a reload.
	useEffect(() => setCards(withOwn(stored, own.current)), [stored]);
	useEffect(() => {
		const refresh = () => {
			if (document.visibilityState === 'visible') router.refresh();
		};
		const timer = setInterval(refresh, often);
		window.addEventListener('focus', refresh);
		return () => {
			clearInterval(timer);
			window.removeEventListener('focus', refresh);
		};
	}, [router]);

	async function change(card: Card, part: { stage?: Stage; rating?: number | null }) {
		const parts = { ...own.current.get(card.reference)?.parts, ...part };
		own.current.set(card.reference, { parts, until: Number.POSITIVE_INFINITY });
		setCards((before) => replaced(before, card.reference, part));
		const refused = await changeApplication(
			card.reference,
			card.name,
			{ ...part, ...(part.stage && { was: card.stage }) },
			say,
		);
		if (refused) {
			own.current.delete(card.reference);
			setCards((before) =>
				replaced(before, card.reference, { stage: refused.stage ?? card.stage, rating: card.rating }),
			);
			setMoved(refused.message);
			return;
		}
		own.current.set(card.reference, { parts, until: Date.now() + often / 2 });
		if (part.stage)
			setMoved(
				say(
					`${card.name} is moved to ${say(stageLabels[part.stage])}.`,
					`${card.name} 已移至“${say(stageLabels[part.stage])}”。`,
				),
			);
	}

	/** Moves all chosen applicants in one request. Those whom a colleague has moved meanwhile stay, and are named. */
	async function moveChosen(stage: Stage): Promise<string | undefined> {
		const asked = cards.filter((one) => chosen.has(one.reference));
		const applicants = asked.map((one) => ({ reference: one.reference, was: one.stage }));
		const said = await post<MovedMany>('/api/application-moves', { stage, applicants }, say);
		if (typeof said === 'string') return said;
		const until = Date.now() + often / 2;
		for (const reference of said.moved)
			own.current.set(reference, { parts: { ...own.current.get(reference)?.parts, stage }, until });
		setCards((before) => before.map((one) => (said.moved.includes(one.reference) ? { ...one, stage } : one)));
		const name = (reference: string) => asked.find((one) => one.reference === reference)?.name ?? '';
		setLeft({
			people: said.left.map(({ reference, why }) => ({ reference, name: name(reference), why })),
			isOfLetters: false,
		});
		setChosen(new Set());
		const [count, to] = [said.moved.length, say(stageLabels[stage])];
		if (count > 0)
			setMoved(
				say(
					`${count === 1 ? '1 applicant is' : `${count} applicants are`} moved to ${to}.`,
					`${count} 位申请人已移至“${to}”。`,
				),
			);
		router.refresh();
		return undefined;
	}

	function drop(stage: Stage, reference: string) {
		setOver(undefined);
		const card = cards.find((one) => one.reference === reference);
		if (card && card.stage !== stage) void change(card, { stage });
	}

	function toggle(references: string[], isChosen: boolean) {
		const next = new Set(chosen);
		for (const reference of references)
			if (isChosen) next.add(reference);
			else next.delete(reference);
		setChosen(next);
	}

	return (
		<div className="board" data-shown={shown}>
			<p role="status" className="board-said">
				{moved}
			</p>
			<AnswerManyForm
				references={[...chosen]}
				templates={templates}
				hasMailServer={hasMailServer}
				clear={() => setChosen(new Set())}
				onSent={(stage, out) => {
					const isOut = (reference: string) => out.some((one) => one.reference === reference);
					if (stage)
						setCards((before) =>
							before.map((one) => (chosen.has(one.reference) && !isOut(one.reference) ? { ...one, stage } : one)),
						);
					setChosen(new Set());
					setLeft({ people: out, isOfLetters: true });
					router.refresh();
				}}
				move={moveChosen}
			/>
			<LeftOutOfMany left={left} forget={() => setLeft({ ...left, people: [] })} />
			<nav className="board-stages" aria-label={say('Stages', '阶段')}>
				{stages.map((stage) => (
					<button
						key={stage}
						type="button"
						aria-pressed={stage === shown}
						disabled={!listens}
						onClick={() => setShown(stage)}
					>
						{say(stageLabels[stage])} <span>{cards.filter((one) => one.stage === stage).length}</span>
					</button>
				))}
			</nav>
			<div className="board-columns">
				{stages.map((stage) => {
					const inside = cards.filter((one) => one.stage === stage);
					return (
						<section
							key={stage}
							className="board-column"
							aria-label={`${say(stageLabels[stage])}, ${inside.length}`}
							data-stage={stage}
							data-shown={stage === shown}
							data-over={stage === over}
							onDragOver={(event) => {
								event.preventDefault();
								setOver(stage);
							}}
							onDragLeave={(event) => {
								if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(undefined);
							}}
							onDrop={(event) => {
								event.preventDefault();
								drop(stage, event.dataTransfer.getData('text/plain'));
							}}
						>
							<h2>
								{inside.length > 0 && (
									<input
										type="checkbox"
										aria-label={say(
											`Choose all in ${say(stageLabels[stage])}`,
											`选择“${say(stageLabels[stage])}”中的全部`,
										)}
										checked={inside.every((one) => chosen.has(one.reference))}
										disabled={!listens}
										onChange={({ target }) =>
											toggle(
												inside.map((one) => one.reference),
												target.checked,
											)
										}
									/>
								)}
								{say(stageLabels[stage])} <span>{inside.length}</span>
							</h2>
							{inside.length === 0 && <p className="board-empty">{say('Nobody', '无人')}</p>}
							<ul>
								{inside.map((card) => (
									<ApplicationCard
										key={card.reference}
										card={card}
										now={now}
										hasJob={!isOfOneJob}
										isChosen={chosen.has(card.reference)}
										choose={(isChosen) => toggle([card.reference], isChosen)}
										change={(part) => void change(card, part)}
									/>
								))}
							</ul>
						</section>
					);
				})}
			</div>
		</div>
	);
}
