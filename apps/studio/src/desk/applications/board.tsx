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

const replaced = (cards: Card[], id: number, part: Partial<Card>): Card[] =>
	cards.map((card) => (card.id === id ? { ...card, ...part } : card));

/** Interval for fetching colleagues' changes, in milliseconds. */
const often = 10_000;

interface Own {
	parts: Partial<Card>;
	/** Epoch milliseconds; Infinity until the server has responded. */
	until: number;
}

const withOwn = (cards: Card[], own: ReadonlyMap<number, Own>): Card[] =>
	cards.map((card) => {
		const mine = own.get(card.id);
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
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const [moved, setMoved] = useState('');

	const [left, setLeft] = useState<Left>({ people: [], isOfLetters: false });
	/** The user's recent changes, which older data from the server must not overwrite. */
	const own = useRef(new Map<number, Own>());

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
		const parts = { ...own.current.get(card.id)?.parts, ...part };
		own.current.set(card.id, { parts, until: Number.POSITIVE_INFINITY });
		setCards((before) => replaced(before, card.id, part));
		const refused = await changeApplication(
			card.id,
			card.name,
			{ ...part, ...(part.stage && { was: card.stage }) },
			say,
		);
		if (refused) {
			own.current.delete(card.id);
			setCards((before) => replaced(before, card.id, { stage: refused.stage ?? card.stage, rating: card.rating }));
			setMoved(refused.message);
			return;
		}
		own.current.set(card.id, { parts, until: Date.now() + often / 2 });
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
		const asked = cards.filter((one) => chosen.has(one.id));
		const applicants = asked.map((one) => ({ id: one.id, was: one.stage }));
		const said = await post<MovedMany>('/api/application-moves', { stage, applicants }, say);
		if (typeof said === 'string') return said;
		const until = Date.now() + often / 2;
		for (const id of said.moved) own.current.set(id, { parts: { ...own.current.get(id)?.parts, stage }, until });
		setCards((before) => before.map((one) => (said.moved.includes(one.id) ? { ...one, stage } : one)));
		const name = (id: number) => asked.find((one) => one.id === id)?.name ?? '';
		setLeft({ people: said.left.map(({ id, why }) => ({ id, name: name(id), why })), isOfLetters: false });
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

	function drop(stage: Stage, id: number) {
		setOver(undefined);
		const card = cards.find((one) => one.id === id);
		if (card && card.stage !== stage) void change(card, { stage });
	}

	function toggle(ids: number[], isChosen: boolean) {
		const next = new Set(chosen);
		for (const id of ids)
			if (isChosen) next.add(id);
			else next.delete(id);
		setChosen(next);
	}

	return (
		<div className="board" data-shown={shown}>
			<p role="status" className="board-said">
				{moved}
			</p>
			<AnswerManyForm
				ids={[...chosen]}
				templates={templates}
				hasMailServer={hasMailServer}
				clear={() => setChosen(new Set())}
				onSent={(stage, out) => {
					const isOut = (id: number) => out.some((one) => one.id === id);
					if (stage)
						setCards((before) => before.map((one) => (chosen.has(one.id) && !isOut(one.id) ? { ...one, stage } : one)));
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
								drop(stage, Number(event.dataTransfer.getData('text/plain')));
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
										checked={inside.every((one) => chosen.has(one.id))}
										disabled={!listens}
										onChange={({ target }) =>
											toggle(
												inside.map((one) => one.id),
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
										key={card.id}
										card={card}
										now={now}
										hasJob={!isOfOneJob}
										isChosen={chosen.has(card.id)}
										choose={(isChosen) => toggle([card.id], isChosen)}
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
