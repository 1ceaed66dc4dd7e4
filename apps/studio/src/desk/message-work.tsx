import { type ReactNode, use } from 'react';
import { type AnyMessage, kindOf } from '../inbox/message.ts';
import { isMovable } from '../inbox/message-kinds.ts';
import { settings } from '../settings.ts';
import { sayHere } from '../words/say-here.ts';
import type { Colleague } from './mentions.ts';
import { workNames, workOf } from './work-fields.ts';

const statuses = [
	['new', { en: 'New', zh: '新' }],
	['in-progress', { en: 'In progress', zh: '处理中' }],
	['done', { en: 'Done', zh: '已完成' }],
	['spam', { en: 'Spam', zh: '垃圾信息' }],
] as const;

interface WorkProps {
	message: AnyMessage;
	colleagues: Colleague[];
	/** Query of the list that the message was opened from. */
	from: string;
	me: number;
}

const actionOf = ({ doc }: AnyMessage) => `/api/desk/${encodeURIComponent(doc.reference)}`;

/** Status, assignee and follow-up date. */
export function MessageWork({ message, colleagues, from, me }: WorkProps) {
	const say = use(sayHere());
	const { status, assignee, followUpAt } = workOf(message);
	return (
		<form method="post" action={actionOf(message)} className="desk-work">
			<input type="hidden" name="from" value={from} />
			{workNames.map((name) => (
				<input key={name} type="hidden" name={`was-${name}`} value={workOf(message)[name]} />
			))}
			{message.slug === 'messages' && (
				<label>
					{say('Status', '状态')}
					<select name="status" defaultValue={status}>
						{statuses.map(([value, label]) => (
							<option key={value} value={value}>
								{say(label)}
							</option>
						))}
					</select>
				</label>
			)}
			<label>
				{say('Assigned to', '负责人')}
				<select name="assignee" defaultValue={assignee}>
					<option value="">{say('Nobody', '无人')}</option>
					{colleagues.map(({ id, name }) => (
						<option key={id} value={id}>
							{id === me ? say(`${name} (you)`, `${name}（您）`) : name}
						</option>
					))}
				</select>
			</label>
			<label>
				{say('Follow up on', '跟进日期')}
				<input type="date" name="followUpAt" defaultValue={followUpAt} />
			</label>
			{!settings.mail.smtpUrl && (
				<p>
					{say(
						'This studio has no mail server: nobody is told by email.',
						'此工作室没有邮件服务器：不会用电子邮件通知任何人。',
					)}
				</p>
			)}
			<p className="desk-work-buttons">
				<button type="submit" name="do" value="save">
					{say('Save', '保存')}
				</button>
				{assignee !== String(me) && (
					<button type="submit" name="do" value="take" className="desk-second">
						{say('Take it', '由我处理')}
					</button>
				)}
			</p>
		</form>
	);
}

/** Done opens the next message; a message that is done can be reopened. */
export function DoneButton({ message, from }: Pick<WorkProps, 'message' | 'from'>) {
	const say = use(sayHere());
	if (message.slug === 'problem-reports') return null;
	const isOver = message.doc.status === 'done' || message.doc.status === 'spam';
	return (
		<form method="post" action={actionOf(message)}>
			<input type="hidden" name="from" value={from} />
			{isOver ? (
				<button type="submit" name="do" value="reopen" className="desk-second">
					{say('Open again', '重新打开')}
				</button>
			) : (
				<button type="submit" name="do" value="done" data-desk-done>
					{say('Done', '完成')}
				</button>
			)}
		</form>
	);
}

const Sure = ({
	message,
	from,
	work,
	label,
	words,
	children,
}: Pick<WorkProps, 'message' | 'from'> & { work: string; label: string; words: string; children?: ReactNode }) => (
	<details>
		<summary>{label}</summary>
		<form method="post" action={actionOf(message)}>
			<input type="hidden" name="from" value={from} />
			<p>{words}</p>
			{children}
			<button type="submit" name="do" value={work} className="desk-second">
				{label}
			</button>
		</form>
	</details>
);

/** Removes spam among the reports, or a harmful photo. */
function RemoveSpam({ message, from }: Pick<WorkProps, 'message' | 'from'>) {
	const say = use(sayHere());
	const photos =
		message.slug === 'problem-reports' ? (message.doc.photos ?? []).filter((one) => typeof one === 'object') : [];
	return (
		<Sure
			message={message}
			from={from}
			work="erase"
			label={say('Remove as spam', '作为垃圾信息删除')}
			words={say(
				'Deletes it for good. The audit log keeps that it was here, who removed it and why. A report that was judged can not be removed.',
				'永久删除。变更记录会保留其曾存在、由谁删除及原因。已判定的报告无法删除。',
			)}
		>
			{photos.length > 0 && (
				<label>
					{say('What', '内容')}
					<select name="photo">
						<option value="">{say('The report with its photos', '报告及其照片')}</option>
						{photos.map(({ id, originalName }, at) => (
							<option key={id} value={id}>
								{say(`Only photo ${at + 1}: ${originalName}`, `仅照片 ${at + 1}：${originalName}`)}
							</option>
						))}
					</select>
				</label>
			)}
			<label>
				{say('Reason', '原因')}
				<input name="reason" required maxLength={500} />
			</label>
		</Sure>
	);
}

/** Rare actions that need a confirmation. */
export function MessageRest({
	message,
	from,
	mayRemove,
}: Pick<WorkProps, 'message' | 'from'> & { mayRemove: boolean }) {
	const say = use(sayHere());
	const { slug, doc } = message;
	return (
		<div className="desk-rest">
			{isMovable(kindOf(message)) && (
				<Sure
					message={message}
					from={from}
					work="move"
					label={say('Move to problem reports', '移至问题报告')}
					words={say(
						'For complaints, harm or a defect: the law gives us days to act, counted from the arrival of the message. Only the quality department reads it then, and it can not be moved back.',
						'用于投诉、伤害或缺陷：法规给我们的处理天数从收到留言起算。此后只有质量部门能阅读，且无法移回。',
					)}
				/>
			)}
			{slug === 'messages' && doc.status !== 'spam' && (
				<Sure
					message={message}
					from={from}
					work="spam"
					label={say('Spam', '垃圾信息')}
					words={say(
						'It leaves the queue, and is deleted sooner than other letters.',
						'它会离开队列，并比其他来信更早删除。',
					)}
				/>
			)}
			{slug === 'messages' && (
				<Sure
					message={message}
					from={from}
					work="erase"
					label={say('Erase', '彻底删除')}
					words={say(
						'Deletes the letter for good, with its files, the emails about it and everything that was noted. It does not go to the trash.',
						'永久删除此信，包括其文件、相关电子邮件和所有备注。不会进入回收站。',
					)}
				/>
			)}
			{mayRemove && <RemoveSpam message={message} from={from} />}
			{slug === 'messages' ? (
				<a href={`/admin/collections/${slug}/${doc.id}/history`}>{say('History', '历史')}</a>
			) : (
				<a href={`/admin/collections/${slug}/${doc.id}`}>{say('Open the record', '打开记录')}</a>
			)}
		</div>
	);
}

/** For colleagues; the visitor never sees it. */
export function NoteForm({ message, colleagues, from }: Omit<WorkProps, 'me'>) {
	const say = use(sayHere());
	const names = colleagues.map(({ name }) => `@${name}`);
	return (
		<form method="post" action={actionOf(message)} className="desk-note">
			<input type="hidden" name="from" value={from} />
			<label htmlFor="desk-note">{say('Note for colleagues', '给同事的备注')}</label>
			<textarea id="desk-note" name="note" rows={3} required maxLength={10_000} aria-describedby="desk-names" />
			<p id="desk-names">
				{say(
					`The visitor never sees it. Name a colleague to tell them: ${names.slice(0, 8).join(', ')}`,
					`访客看不到。写上同事的名字即可通知对方：${names.slice(0, 8).join(', ')}`,
				)}
				{names.length > 8 && ' …'}
			</p>
			<button type="submit" name="do" value="note" className="desk-second">
				{say('Add note', '添加备注')}
			</button>
		</form>
	);
}
