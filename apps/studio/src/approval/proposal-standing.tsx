'use client';

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { Proposal } from '../payload-types.ts';
import { useSay } from '../words/use-say.ts';
import { waitingTime } from './waiting-time.ts';

/** State of the newest proposal for an item. Fetched again after each save, whose response does not contain it. */
export function ProposalStanding({ found }: { found: Proposal | null }) {
	const say = useSay();
	const { id, collectionSlug, savedDocumentData } = useDocumentInfo();
	const { config } = useConfig();
	const [newest, setNewest] = useState(found);
	const updatedAt = savedDocumentData?.updatedAt;
	const savedAt = useRef(updatedAt);

	useEffect(() => {
		if (!updatedAt || updatedAt === savedAt.current) return;
		savedAt.current = updatedAt;
		const query = `where[kind][equals]=${collectionSlug}&where[item][equals]=${id}&sort=-id&limit=1&depth=0`;
		fetch(`${config.routes.api}/proposals?${query}`)
			.then(async (answer) => (await answer.json()).docs?.[0] ?? null)
			.then((proposal: Proposal | null) => {
				setNewest(proposal);
				if (proposal?.state === 'waiting')
					toast.info(say('Not on the site yet: this waits for a second person.', '尚未上线：正在等待第二人审批。'));
			})
			// On failure the note keeps its last text; the list of approvals is up to date.
			.catch(() => undefined);
	}, [collectionSlug, config.routes.api, id, updatedAt, say]);

	if (newest?.state === 'waiting')
		return (
			<section className="studio-note" role="status">
				<p>
					{say(
						`Changes by ${newest.proposerName} have been waiting for a second person for ${waitingTime(newest.createdAt, say)}. The site shows what was agreed before. `,
						`${newest.proposerName} 的变更已等待第二人审批 ${waitingTime(newest.createdAt, say)}。网站仍显示此前同意的内容。`,
					)}
					<a href="/admin/approvals">{say('Approvals', '审批')}</a>
				</p>
			</section>
		);
	if (newest?.state === 'refused')
		return (
			<section className="studio-note" role="status">
				<p>
					{say(
						`${newest.decidedBy} refused what ${newest.proposerName} proposed: ${newest.comment} Change it and publish to propose it anew. `,
						`${newest.decidedBy} 拒绝了 ${newest.proposerName} 提出的变更：${newest.comment} 请修改后发布，以重新提出。`,
					)}
					<a href="/admin/approvals">{say('Approvals', '审批')}</a>
				</p>
			</section>
		);
	return null;
}
