'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApplicationCard } from './application-card.tsx';
import type { Card } from './board-facts.ts';
import { changeApplication } from './change-application.ts';
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

/** Columns by stage. On a phone one of them, chosen above. */
export function Board({ cards: stored, templates, hasMailServer, isOfOneJob, now }: Shown) {
	const router = useRouter();
	const [cards, setCards] = useState(stored);
	const [shown, setShown] = useState<Stage>(
		() => stages.find((stage) => stored.some((one) => one.stage === stage)) ?? 'new',
	);
	const [over, setOver] = useState<Stage>();
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const [moved, setMoved] = useState('');

	async function change(card: Card, part: { stage?: Stage; rating?: number | null }) {
		setCards((before) => replaced(before, card.id, part));
		const problem = await changeApplication(card.id, part);
		if (problem) {
			setCards((before) => replaced(before, card.id, { stage: card.stage, rating: card.rating }));
			toast.error(problem);
		} else if (part.stage) setMoved(`${card.name} is moved to ${stageLabels[part.stage]}.`);
	}

	function drop(stage: Stage, id: number) {
		setOver(undefined);
		const card = cards.find((one) => one.id === id);
		if (card && card.stage !== stage) void change(card, { stage });
	}

	function toggle(id: number, isChosen: boolean) {
		const next = new Set(chosen);
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
				onSent={(stage) => {
					if (stage) setCards((before) => before.map((one) => (chosen.has(one.id) ? { ...one, stage } : one)));
					setChosen(new Set());
					router.refresh();
				}}
			/>
			<nav className="board-stages" aria-label="Stages">
				{stages.map((stage) => (
					<button key={stage} type="button" aria-pressed={stage === shown} onClick={() => setShown(stage)}>
						{stageLabels[stage]} <span>{cards.filter((one) => one.stage === stage).length}</span>
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
							aria-label={`${stageLabels[stage]}, ${inside.length}`}
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
								{stageLabels[stage]} <span>{inside.length}</span>
							</h2>
							{inside.length === 0 && <p className="board-empty">Nobody</p>}
							<ul>
								{inside.map((card) => (
									<ApplicationCard
										key={card.id}
										card={card}
										now={now}
										hasJob={!isOfOneJob}
										isChosen={chosen.has(card.id)}
										choose={(isChosen) => toggle(card.id, isChosen)}
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
