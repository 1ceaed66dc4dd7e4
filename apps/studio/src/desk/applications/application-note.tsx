import type { UIFieldServerProps } from 'payload';
import type { Application } from '../../payload-types.ts';
import { resumeFile } from '../../privacy/resume-file.ts';
import { dayInWords } from '../../words/dates.ts';
import { sayHere } from '../../words/say-here.ts';
import { typeToShow } from '../resume-endpoint.ts';
import { deletedFrom } from './deletion-date.ts';

const byNumber = { collection: 'applications', depth: 1, disableErrors: true, trash: true } as const;

const find = async ({ id, req }: UIFieldServerProps): Promise<Application | null> =>
	id ? req.payload.findByID({ ...byNumber, id, overrideAccess: false, req }) : null;

/** Beside an application: its deletion date. */
export async function DeletionNote(field: UIFieldServerProps) {
	const say = await sayHere();
	const application = await find(field);
	if (!application) return null;
	const limits = await field.req.payload.findGlobal({ slug: 'retention', depth: 0 });
	const from = dayInWords(deletedFrom(application, limits), say);
	return (
		<p className="answer-help field-type">
			{say(`Deleted for good from ${from} on, with its résumé. `, `自 ${from} 起连同简历永久删除。`)}
			<a href="/admin/desk/applications">{say('All by stage', '按阶段查看全部')}</a>
		</p>
	);
}

/** The résumé within the page, if browsers can show it. */
export async function ResumeShown(field: UIFieldServerProps) {
	const say = await sayHere();
	const application = await find(field);
	const resume = application?.resume;
	if (!application || typeof resume !== 'object' || !resume) return null;
	const file = await resumeFile(field.req, resume);
	if (!file) return null;
	if (!typeToShow(file, resume.originalName ?? ''))
		return (
			<p className="answer-help field-type">
				{say(
					'The résumé is neither PDF nor plain text: download it to read it.',
					'该简历既不是 PDF 也不是纯文本：请下载阅读。',
				)}
			</p>
		);
	return (
		<details className="answer-resume field-type" open>
			<summary>{say('Résumé', '简历')}</summary>
			<iframe src={`/api/desk/resume/${resume.id}`} title={say('Résumé', '简历')} loading="lazy" />
		</details>
	);
}
