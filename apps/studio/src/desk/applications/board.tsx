'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useListens } from '../../views/use-listens.ts';
import { useSay } from '../../words/use-say.ts';
import { ApplicationCard } from './application-card.tsx';
import type { Card } from './board-facts.ts';
import { changeApplication } from './change-application.ts';
import type { LeftOut } from './letters.ts';
import { LettersToMany } from './letters-to-many.tsx';
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

/** How often the board asks what colleagues have done, in milliseconds. */
const often = 10_000;

interface Own {
	parts: Partial<Card>;
	/** Epoch milliseconds; without end while the server has not answered. */
	until: number;
}

const withOwn = (cards: Card[], own: ReadonlyMap<number, Own>): Card[] =>
	cards.map((card) => {
		const mine = own.get(card.id);
		return mine && mine.until > Date.now() ? { ...card, ...mine.parts } : card;
	});

/** Who got no letter after all, and why. */
function LeftOutOfLetters({ left, forget }: { left: LeftOut[]; forget: () => void }) {
	const say = useSay();
	if (left.length === 0) return null;
	return (
		<div className="answer-meanwhile" role="alert">
			<p>{say('These got no letter, and were not moved:', '以下人员没有收到信，也没有移动：')}</p>
			<ul>
				{left.map(({ id, name, why }) => (
					<li key={id}>
						{name}: {why}
					</li>
				))}
			</ul>
			<div className="answer-buttons">
				<button type="button" onClick={forget}>
					{say('I have read it', '我已阅读')}
				</button>
			</div>
		</div>
	);
}

/** Columns by stage. On a phone one of them, chosen above. */
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

	const [left, setLeft] = useState<LeftOut[]>([]);
	/** One's own changes: cards that were read before them may still arrive. */
	const own = useRef(new Map<number, Own>());

	// What colleagues do is seen by itself.
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
			<LettersToMany
				ids={[...chosen]}
				templates={templates}
				hasMailServer={hasMailServer}
				clear={() => setChosen(new Set())}
				onSent={(stage, out) => {
					const isOut = (id: number) => out.some((one) => one.id === id);
					if (stage)
						setCards((before) => before.map((one) => (chosen.has(one.id) && !isOut(one.id) ? { ...one, stage } : one)));
					setChosen(new Set());
					setLeft(out);
					router.refresh();
				}}
			/>
			<LeftOutOfLetters left={left} forget={() => setLeft([])} />
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
