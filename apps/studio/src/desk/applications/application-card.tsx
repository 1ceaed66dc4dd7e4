'use client';

import { messageAddress } from '../../inbox/message-address.ts';
import { useListens } from '../../views/use-listens.ts';
import { dayInWords } from '../../words/dates.ts';
import type { Say } from '../../words/said.ts';
import { useSay } from '../../words/use-say.ts';
import type { Card } from './board-facts.ts';
import { isStage, ratings, type Stage, stageLabels, stages, stars } from './stages.ts';

const day = 86_400_000;

/** `today`, `3 days`, `5 weeks`: how long somebody waits. */
function ageOf(receivedAt: string, now: number, say: Say): string {
	const days = Math.max(0, Math.floor((now - Date.parse(receivedAt)) / day));
	if (days === 0) return say('today', '今天');
	if (days < 14) return say(days === 1 ? '1 day' : `${days} days`, `${days} 天`);
	return say(`${Math.floor(days / 7)} weeks`, `${Math.floor(days / 7)} 周`);
}

interface Shown {
	card: Card;
	now: number;
	/** False if the board shows one job alone. */
	hasJob: boolean;
	isChosen: boolean;
	choose: (isChosen: boolean) => void;
	change: (part: { stage?: Stage; rating?: number | null }) => void;
}

/** One applicant: dragged to another column, or moved with the select in it. */
export function ApplicationCard({ card, now, hasJob, isChosen, choose, change }: Shown) {
	const say = useSay();
	const listens = useListens();
	return (
		<li
			className="board-card"
			draggable
			onDragStart={(event) => {
				event.dataTransfer.setData('text/plain', card.reference);
				event.dataTransfer.effectAllowed = 'move';
			}}
		>
			<div className="board-who">
				<input
					type="checkbox"
					aria-label={say(`Choose ${card.name}`, `选择 ${card.name}`)}
					checked={isChosen}
					disabled={!listens}
					onChange={(event) => choose(event.target.checked)}
				/>
				<a href={messageAddress(card.reference)} draggable={false}>
					{card.name}
				</a>
			</div>
			{hasJob && card.job && <p className="board-job">{card.job}</p>}
			<p className="board-facts">
				<span>{ageOf(card.receivedAt, now, say)}</span>
				{card.isAnswered && <span>{say('answered', '已回复')}</span>}
				<span>{say(`deleted ${dayInWords(card.deletedFrom, say)}`, `${dayInWords(card.deletedFrom, say)} 删除`)}</span>
			</p>
			<div className="board-hands">
				<select
					aria-label={say(`Stage of ${card.name}`, `${card.name} 的阶段`)}
					value={card.stage}
					disabled={!listens}
					onChange={({ target }) => isStage(target.value) && change({ stage: target.value })}
				>
					{stages.map((stage) => (
						<option key={stage} value={stage}>
							{say(stageLabels[stage])}
						</option>
					))}
				</select>
				<select
					aria-label={say(`Rating of ${card.name}`, `${card.name} 的评分`)}
					value={card.rating ?? ''}
					disabled={!listens}
					onChange={({ target }) => change({ rating: target.value ? Number(target.value) : null })}
				>
					<option value="">{say('Not rated', '未评分')}</option>
					{ratings.map((rating) => (
						<option key={rating} value={rating} aria-label={say(`${rating} of 5`, `${rating} / 5`)}>
							{stars(rating)}
						</option>
					))}
				</select>
			</div>
		</li>
	);
}
