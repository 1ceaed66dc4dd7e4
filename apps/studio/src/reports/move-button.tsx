'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useListens } from '../views/use-listens.ts';
import { useSay } from '../words/use-say.ts';

const question = {
	en: 'Move this message to the problem reports? Only the quality department reads it then, and it can not be moved back.',
	zh: '将此留言移至问题报告吗？此后只有质量部门能阅读，且无法移回。',
};

/** Hands a message over to the quality department. */
export function MoveButton() {
	const say = useSay();
	const listens = useListens();
	const { id, collectionSlug } = useDocumentInfo();
	const { config } = useConfig();
	if (!id || !collectionSlug) return null;

	async function move() {
		if (!window.confirm(say(question))) return;
		const body = new URLSearchParams({ collection: collectionSlug ?? '', id: String(id) });
		const answer = await fetch(`${config.routes.api}/reports/move`, { method: 'POST', body }).catch(() => null);
		if (answer?.ok) window.location.assign(`${config.routes.admin}/collections/${collectionSlug}`);
		else toast.error(say('The message could not be moved. Please try again.', '无法移动此留言。请重试。'));
	}

	return (
		<div className="field-type">
			<Button buttonStyle="secondary" size="small" disabled={!listens} onClick={() => void move()}>
				{say('Move to problem reports', '移至问题报告')}
			</Button>
			<p className="field-description">
				{say(
					'For complaints, harm or a defect: the law gives us days to act, counted from the arrival of the message.',
					'用于投诉、伤害或缺陷：法规给我们的处理天数从收到留言起算。',
				)}
			</p>
		</div>
	);
}
