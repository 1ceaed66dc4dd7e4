import { brand } from '@site/contract/brand';
import type { Job } from '@site/contract/careers';
import { benefits } from '../benefits.ts';
import { corporate } from '../job-categories.ts';
import { remote, sanDiego } from '../job-locations.ts';

export const corporateJobs: Job[] = [
	{
		id: 15,
		title: { en: 'Medical Writer, Instructions and Education', cn: '医学撰稿人（说明书与教育资料）' },
		categoryId: corporate.id,
		locationIds: [remote.id],
		postedOn: '2026-09-21',
		content: {
			en: `<h3>About the role</h3>
<p>The leaflet is part of the test. If it is misread, the best strip is of no help. You write instructions for people at home, quick guides for clinics and articles for our newsroom. You work from home in the United States and come to San Diego when users try your texts in the mock clinic.</p>
<h3>What you will do</h3>
<ul>
<li>Write and revise instructions for use with scientists, regulatory affairs and designers</li>
<li>Watch people use a test with your leaflet, and change it where they stop</li>
<li>Write articles for professionals that claim no more than our data show</li>
<li>Prepare texts for translation and answer the translators' questions</li>
<li>Keep a list of terms, so that a thing has one name everywhere</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in life sciences, nursing, pharmacy or communication</li>
<li>Published work for patients or professionals; please send two samples</li>
<li>Short sentences, common words and respect for the reader</li>
<li>Knowledge of labeling rules for devices, or the will to learn them</li>
<li>Good humor when a text comes back for the sixth time</li>
</ul>
<p>At ${brand.name} writers are named in the design team, with the same voice in reviews as engineers.</p>
${benefits('Four days a month without meetings, for writing')}`,
		},
	},
	{
		id: 16,
		title: { en: 'People Partner', cn: '人力资源业务伙伴' },
		categoryId: corporate.id,
		locationIds: [sanDiego.id],
		postedOn: '2026-06-15',
		content: {
			en: `<h3>About the role</h3>
<p>You are the first person to whom colleagues at headquarters turn with questions about work: a new contract, a difficult talk, a leave, a next step. You also hire. Scientists and technicians in our field are few, and how we treat applicants is known among them.</p>
<h3>What you will do</h3>
<ul>
<li>Fill positions in research, quality and the offices, from advertisement to first day</li>
<li>Give every applicant an answer, and every interviewed applicant a reason</li>
<li>Advise managers on goals, feedback and conflicts</li>
<li>Look after benefits, leaves and the papers that go with them</li>
<li>Organize training and the yearly development talks</li>
<li>Keep our practices in line with California law and explain them plainly</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Experience in human resources, ideally in a technical company</li>
<li>Sound knowledge of employment law in California</li>
<li>Discretion, and the courage to disagree with a manager in private</li>
<li>Order in files and dates</li>
<li>Spanish or Mandarin is welcome</li>
</ul>
<p>The team at headquarters has four members. You will work with colleagues at our other sites on common rules, and you will help to welcome the guests at our open house each fall.</p>
${benefits('A hybrid week, with three days at headquarters of your own choice')}`,
		},
	},
];
